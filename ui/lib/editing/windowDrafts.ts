import { attach, createEvent, createStore, sample } from "effector";
import type { WindowDraft } from "../../../domain/content/editing/perWindowDrafts.ts";
import type { DraftStorage } from "../draft.ts";
import { type Draft, forgetDraftsFx, recallWindowDraftsFx, storeWindowDraftFx } from "../drafts.ts";

type Own = Readonly<Record<string, WindowDraft | null>>;

/** Stores a window's texts beside those of other windows. */
export const windowDrafts = () => {
  const storing = createEvent<Draft>();
  /** The window takes over a stored text. */
  const claimed = createEvent<{ readonly name: string; readonly stored: WindowDraft }>();

  /** The texts that this window has stored, by name. */
  const $own = createStore<Own>({}, { serialize: "ignore" }).reset(forgetDraftsFx);
  const storeFx = attach({
    source: $own,
    effect: storeWindowDraftFx,
    mapParams: ({ name, text }: Draft, own: Own) => ({ name, text, own: own[name] ?? null }),
  });
  const recallFx = attach({ effect: recallWindowDraftsFx });
  $own
    .on(recallFx, (own, name) => ({ ...own, [name]: null }))
    .on(claimed, (own, { name, stored }) => ({ ...own, [name]: stored }))
    .on(storeFx.done, (own, { params: { name }, result }) => ({ ...own, [name]: result }));

  // Writes run one after another, because a write needs the stored text of the write before.
  const $due = createStore<readonly Draft[]>([], { serialize: "ignore" })
    .on(storing, (due, draft) => [...due.filter(({ name }) => name !== draft.name), draft])
    .on(storeFx, (due, draft) => due.filter((one) => one !== draft))
    .reset(forgetDraftsFx);
  sample({
    clock: [storing, storeFx.finally],
    source: { due: $due, isBusy: storeFx.pending },
    filter: ({ due, isBusy }) => due.length > 0 && !isBusy,
    fn: ({ due }) => due[0] as Draft,
    target: storeFx,
  });
  const stored = storeFx.finally.map(
    (answer) => answer.params.text === "" || (answer.status === "done" && answer.result !== null),
  );

  return { storing, stored, recallFx, claimed } satisfies DraftStorage & { readonly claimed: unknown };
};
