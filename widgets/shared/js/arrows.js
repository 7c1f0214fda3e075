// Where the arrow keys lead from place to place of the board; no place is left out.
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest([x, y], points, [dx, dy]) {
  let best = null;
  let bestCost = Infinity;
  points.forEach(([ox, oy], index) => {
    const along = (ox - x) * dx + (oy - y) * dy;
    if (along < 2) return;
    const cost = along + 2.5 * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}

function keyTowards([x, y], [ox, oy]) {
  if (Math.abs(ox - x) > Math.abs(oy - y)) return ox > x ? "ArrowRight" : "ArrowLeft";
  return oy > y ? "ArrowDown" : "ArrowUp";
}

// A place that is nobody's nearest takes over an arrow of a place near it, where nothing else is lost by that.
function adopt(orphan, points, ways, reached) {
  const distance = (index) => Math.hypot(points[index][0] - points[orphan][0], points[index][1] - points[orphan][1]);
  const others = points.map((_, index) => index).filter((index) => index !== orphan);
  for (const index of others.sort((one, two) => distance(one) - distance(two))) {
    const key = keyTowards(points[index], points[orphan]);
    const before = ways[index][key];
    if (before !== null && reached[before] < 2) continue;
    if (before !== null) reached[before] -= 1;
    ways[index][key] = orphan;
    reached[orphan] += 1;
    return;
  }
}

export function step(target, all, key) {
  const points = all.map(middle);
  const ways = points.map((from) =>
    Object.fromEntries(Object.entries(ARROWS).map(([name, way]) => [name, nearest(from, points, way)])),
  );
  const reached = points.map(() => 0);
  for (const way of ways) for (const index of Object.values(way)) if (index !== null) reached[index] += 1;
  points.forEach((_, index) => {
    if (!reached[index]) adopt(index, points, ways, reached);
  });
  const next = ways[all.indexOf(target)][key];
  return next === null ? null : all[next];
}
