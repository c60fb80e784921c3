import { createEvent, sample } from "effector";
import { $siteAddress } from "../../lib/page/site.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { shareFx } from "./effects.ts";
import { notShared, shared } from "./words.ts";

/** The visitor shares a page: its title and its path. */
export const sharePressed = createEvent<{ readonly title: string; readonly path: string }>();

sample({
  clock: sharePressed,
  source: $siteAddress,
  fn: (site, { title, path }) => ({ title, address: site + path }),
  target: shareFx,
});

// The device itself confirms sharing. Only copying needs a toast.
sample({ clock: shareFx.doneData, filter: (outcome) => outcome === "copied", fn: () => shared, target: toastShown });
sample({ clock: shareFx.fail, fn: () => notShared, target: toastShown });
