// One chart as a widget of its own.
import { ChartView, frameOf } from "./chart.js";

function render({ model, el }) {
  const view = new ChartView(model.get("words"), "h3");
  const release = frameOf(el, view.node);
  const show = () => view.show(model.get("chart"));
  model.on("change:chart", show);
  show();
  return () => {
    model.off("change:chart", show);
    release();
  };
}

export default { render };
