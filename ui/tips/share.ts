import { createEvent, sample } from "effector";
import { $siteAddress } from "../page/site.ts";
import { toastShown } from "../page/toasts.ts";
import { shareFx } from "./effects.ts";
import { $shownTip, $tipPath } from "./tip.ts";
import { words } from "./words.ts";

export const sharePressed = createEvent();

sample({
  clock: sharePressed,
  source: { tip: $shownTip, path: $tipPath, site: $siteAddress },
  filter: ({ tip }) => tip !== null,
  fn: ({ tip, path, site }) => ({ title: tip?.title ?? "", address: site + path }),
  target: shareFx,
});

// The device says itself that something was shared.
sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === "copied",
  fn: () => words.shared,
  target: toastShown,
});
sample({ clock: shareFx.fail, fn: () => words.notShared, target: toastShown });
