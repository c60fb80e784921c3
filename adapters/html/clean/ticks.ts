import { ticks } from "../../../domain/content/body/list.ts";
import { styledWith } from "./elements.ts";

/** Whether an item of a list of tasks is done; undefined for other items. Check boxes are read by ../nodes.ts. */
const isDone = (item: Element): boolean | undefined => {
  const state = item.getAttribute("data-list") ?? item.getAttribute("data-checked");
  if (item.getAttribute("role") === "checkbox") return item.getAttribute("aria-checked") === "true";
  if (state === "checked" || state === "unchecked") return state === "checked";
  if (state === "true" || state === "false") return item.querySelector("input") ? undefined : state === "true";
  const [, sign] = /^\s*\[([ x])\]\s/i.exec(item.textContent) ?? [];
  return sign === undefined ? undefined : sign !== " ";
};

/** Puts a tick before the text of a task. The picture of a box and the line through what is done say the same. */
export const writeTicks = (body: Element): void => {
  for (const item of body.querySelectorAll("li")) {
    const done = isDone(item);
    if (done === undefined) continue;
    const [first] = item.childNodes;
    if (first?.nodeType === Node.TEXT_NODE)
      first.textContent = (first.textContent ?? "").replace(/^\s*\[[ x]\]\s/i, "");
    if (item.getAttribute("role") === "checkbox") {
      for (const box of item.querySelectorAll("img")) box.remove();
      for (const words of done ? styledWith(item, "text-decoration") : []) words.removeAttribute("data-style");
    }
    item.prepend(done ? ticks.done : ticks.open);
  }
};
