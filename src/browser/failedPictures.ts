import { createWatch, type Scope } from "effector";
import { visitorReturned } from "../../ui/lib/page/visitor.ts";

/** Hides pictures that can't be loaded. Requests them again when the visitor or the network comes back. */
export const retryFailedPictures = (scope: Scope): void => {
  const failed = new Set<HTMLImageElement>();
  const notice = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    const hasFailed = type === "error";
    if (hasFailed ? failed.add(target) : failed.delete(target)) target.style.opacity = hasFailed ? "0" : "";
  };
  // These events don't bubble, and the window isn't told of a loaded picture.
  document.addEventListener("error", notice, true);
  document.addEventListener("load", notice, true);
  createWatch({
    unit: visitorReturned,
    scope,
    fn() {
      for (const picture of failed) {
        if (picture.isConnected) picture.src = picture.getAttribute("src") ?? "";
        else failed.delete(picture);
      }
    },
  });
};
