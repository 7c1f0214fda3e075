// What the browser keeps between visits. A browser may forbid it: then the game goes on without.

export function read(key) {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key, text) {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key) {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be kept.
  }
}
