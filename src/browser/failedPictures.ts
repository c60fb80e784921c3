import { createWatch, type Scope } from "effector";
import { visitorReturned } from "../../ui/lib/page/visitor.ts";

/**
 * Hides decorations that can't be loaded; of other pictures the browser shows the description. Requests both again when the visitor or the
 * network comes back.
 */
export const retryFailedPictures = (scope: Scope): void => {
  const failed = new WeakSet<HTMLImageElement>();
  const notice = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    const hasFailed = type === "error";
    failed[hasFailed ? "add" : "delete"](target);
    if (!target.alt) target.style.opacity = hasFailed ? "0" : "";
  };
  // Load and error events of pictures don't bubble, and the window gets no load event of a picture.
  document.addEventListener("error", notice, true);
  document.addEventListener("load", notice, true);
  createWatch({
    unit: visitorReturned,
    scope,
    fn() {
      for (const picture of document.images) if (failed.has(picture)) picture.src = picture.getAttribute("src") ?? "";
    },
  });
};
