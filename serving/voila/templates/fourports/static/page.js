/* The page around a notebook: theme, progress while it starts, what to say when it does not, and giving
   the kernel back. Everything is done with what the server itself sends. */
"use strict";
(() => {
  const body = document.body;
  const id = (name) => document.getElementById(name);

  /* Theme: the address decides, then the button pressed earlier in this tab, then the system. */
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const known = (theme) => (theme === "dark" || theme === "light" ? theme : null);
  const asked = known(new URLSearchParams(location.search).get("theme"));
  const remembered = () => {
    try { return known(sessionStorage.getItem("four-ports-theme")); } catch { return null; }
  };
  const remember = (theme) => {
    try { sessionStorage.setItem("four-ports-theme", theme); } catch { /* the theme then lasts for this page */ }
  };
  let chosen = asked || remembered();

  const paint = () => {
    const theme = chosen || (system.matches ? "dark" : "light");
    const dark = theme === "dark";
    body.dataset.jpThemeLight = String(!dark);
    body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
    body.classList.toggle("theme-dark", dark);
    body.classList.toggle("theme-light", !dark);
    document.documentElement.style.colorScheme = theme;
    const sheet = id("fp-dark");
    if (sheet) sheet.media = dark ? "screen" : "not all";
    const button = id("fp-theme");
    if (button) {
      button.hidden = false;
      id("fp-theme-says").textContent = dark ? "Light" : "Dark";
      button.setAttribute("aria-label", dark ? "Change to light colours" : "Change to dark colours");
    }
  };
  paint();
  document.addEventListener("DOMContentLoaded", paint);
  system.addEventListener("change", paint);
  if (asked) remember(asked);

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#fp-theme")) return;
    chosen = body.dataset.jpThemeLight === "true" ? "dark" : "light";
    remember(chosen);
    paint();
  });

  /* Where the whole project is served, as on Binder, JupyterLab is there too. */
  document.addEventListener("DOMContentLoaded", () => {
    const [, base, notebook] = location.pathname.match(/^(.*\/)voila\/render\/(notebooks\/.+)$/) || [];
    const lab = id("fp-lab");
    if (!lab || !notebook) return;
    lab.href = `${base}lab/tree/${notebook}`;
    lab.hidden = false;
  });

  /* Voila gives the kernel back when a finished page closes; here the same for a page left while it starts,
     and for browsers that close pages without asking them first. */
  let leaving = false;
  window.addEventListener("beforeunload", () => { leaving = true; });
  window.addEventListener("pagehide", () => { if (!(leaving && settled)) giveKernelBack(); });

  /* A page brought back from the browser's memory has lost its kernel. */
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  /* The server takes a closed page's kernel back only from a browser that holds its token. */
  const hasToken = () => /(^|;\s*)_xsrf=/.test(document.cookie);
  const token = () => (hasToken() ? Promise.resolve() : fetch(`${body.dataset.baseUrl}tree/`).catch(() => {}));

  const kernelId = () => {
    const config = id("jupyter-config-data");
    return config ? JSON.parse(config.textContent).kernelId : null;
  };
  let given = false;
  const giveKernelBack = () => {
    const kernel = kernelId();
    if (!kernel || given || !hasToken()) return;
    given = true;
    const form = new FormData();
    form.append("_xsrf", (document.cookie.match(/(?:^|;\s*)_xsrf=([^;]*)/) || [])[1] || "");
    navigator.sendBeacon(`${body.dataset.baseUrl}api/shutdown/${kernel}`, form);
  };

  /* Progress, and a sentence when it takes too long. */
  const SLOW = 15000;
  const TOO_LONG = 150000;
  let finished = false;
  let settled = false;

  const say = (text) => { const place = id("fp-loading-says"); if (place) place.textContent = text; };

  const problem = (heading, text) => {
    const loading = id("fp-loading");
    if (!loading || settled) return;
    settled = true;
    id("fp-main").setAttribute("aria-busy", "false");
    const box = document.createElement("div");
    box.className = "fp-problem";
    box.setAttribute("role", "alert");
    box.append(Object.assign(document.createElement("h1"), { textContent: heading }));
    box.append(Object.assign(document.createElement("p"), { textContent: text }));
    const again = Object.assign(document.createElement("a"), { textContent: "Reload the page", href: "", className: "fp-button" });
    box.append(again);
    loading.replaceWith(box);
  };

  const show = () => {
    if (settled) return;
    settled = true;
    id("fp-loading")?.remove();
    body.classList.remove("fp-starting");
    id("fp-main").setAttribute("aria-busy", "false");
    window.dispatchEvent(new Event("resize"));
  };

  const notReady = (cells) =>
    cells.querySelector('script[type="application/vnd.voila.cell-output+json"]') !== null ||
    cells.querySelector('[aria-busy="true"]') !== null ||
    [...cells.querySelectorAll(".jp-OutputArea-output")].some(
      (output) => output.childElementCount === 0 || output.textContent.trim() === "Loading widget...",
    ) ||
    [...cells.querySelectorAll(".jupyter-widgets")].some(
      (widget) => widget.classList.contains("lm-Widget") && widget.childNodes.length === 0,
    );

  const showWhenReady = () => {
    const cells = id("fp-cells");
    let quiet = 0;
    const look = () => {
      if (settled) return;
      quiet = notReady(cells) ? 0 : quiet + 1;
      if (quiet >= 2) show(); else setTimeout(look, 40);
    };
    look();
  };

  const load = (address) => new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    script.onload = resolve;
    script.onerror = () => problem("This page did not arrive whole", "A part of it is missing. Reloading usually helps.");
    document.body.append(script);
  });

  /* A page of plain HTML is finished when it has arrived; widgets, charts and formulas need Voila's script. */
  const needsKernel = () =>
    document.querySelector('script[type="application/vnd.voila.cell-output+json"]') !== null ||
    [...document.querySelectorAll(".jp-MarkdownOutput")].some((text) => /\$|\\[([]/.test(text.textContent));

  window.update_loading_text = window.voila_process = (step, steps) => {
    const bar = id("fp-loading-progress");
    if (bar) { bar.max = steps + 1; bar.value = step; }
  };
  window.voila_heartbeat = () => {};
  window.display_cells = () => {};
  window.voila_finish = async () => {
    if (finished) return;
    finished = true;
    const [failed, ...more] = document.querySelectorAll("[data-problem]");
    more.forEach((again) => again.remove());
    if (failed || !needsKernel()) {
      show();
      await token();
      giveKernelBack();
      return;
    }
    token();
    await Promise.all([load(body.dataset.liveStyle), load(body.dataset.liveScript)]);
    showWhenReady();
  };

  if (body.classList.contains("fp-starting")) {
    setTimeout(() => { if (!settled) say("This takes longer than usual; the server is busy. Please wait …"); }, SLOW);
    setTimeout(() => problem("This page did not start", "The server is too busy or has lost it. Please reload in a moment."), TOO_LONG);
    document.addEventListener("DOMContentLoaded", () => {
      if (!finished) problem("This page did not arrive whole", "The connection ended too early. Reloading usually helps.");
    });
  }
})();
