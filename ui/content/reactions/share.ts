import { attach, combine, createEvent, createStore, sample } from "effector";
import type { SharedPage } from "../../../domain/content/reactions/sharePage.ts";
import { $siteAddress } from "../../lib/page/site.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { shareFx } from "./effects.ts";
import type { Subject } from "./subject.ts";
import { notShared, shared } from "./words.ts";

// The device itself confirms sharing. Only copying needs a toast.
sample({ clock: shareFx.doneData, filter: (outcome) => outcome === "copied", fn: () => shared, target: toastShown });
sample({ clock: shareFx.fail, fn: () => notShared, target: toastShown });

/** The shares of one kind of content item. */
export const sharesOn = <Id extends string>({ $path, acts: { countShareFx } }: Pick<Subject<Id>, "$path" | "acts">) => {
  const sharePressed = createEvent<{ readonly id: Id; readonly title: string }>();
  const sharePageFx = attach({
    effect: shareFx,
    mapParams: ({ page }: { readonly id: Id; readonly page: SharedPage }) => page,
  });
  sample({
    clock: sharePressed,
    source: combine($siteAddress, $path, (site, path) => site + path),
    fn: (address, { id, title }) => ({ id, page: { title, address } }),
    target: sharePageFx,
  });
  // Counted after the act: a failed count changes nothing about it, and is ignored.
  sample({
    clock: sharePageFx.done,
    filter: ({ result }) => result !== "closed",
    fn: ({ params }) => params.id,
    target: countShareFx,
  });

  /** The backend's counts since the page was loaded, by item. */
  const $counted = createStore<Readonly<Record<string, number>>>({}, { serialize: "ignore" }).on(
    countShareFx.done,
    (all, { params, result }) => ({ ...all, [params]: result }),
  );
  return { sharePressed, $counted };
};

/** The number beside the button. `came`: the shares that the page came with. A count never falls. */
export const sharesShown = (counted: Readonly<Record<string, number>>, id: string, came: number): number =>
  Math.max(came, counted[id] ?? 0);
