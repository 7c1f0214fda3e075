// A chapter's own module: asks Python for the script and the style of all chapters, once for a page.
const shelf = (globalThis.fourPortsCode ??= new Map());
const RETRY = 3000;

function fetched(model, key) {
  return new Promise((resolve) => {
    const ask = () => model.send({ kind: "lesson", do: "code" });
    const timer = setInterval(ask, RETRY);
    const hear = (message) => {
      if (!message || message.what !== "code" || message.key !== key) return;
      clearInterval(timer);
      model.off("msg:custom", hear);
      const style = document.createElement("style");
      style.textContent = message.style;
      document.head.append(style);
      const address = URL.createObjectURL(new Blob([message.script], { type: "text/javascript" }));
      resolve(import(address));
    };
    model.on("msg:custom", hear);
    ask();
  });
}

async function render(context) {
  const key = context.model.get("code");
  if (!shelf.has(key)) shelf.set(key, fetched(context.model, key));
  const module = await shelf.get(key);
  return module.default.render(context);
}

export default { render };
