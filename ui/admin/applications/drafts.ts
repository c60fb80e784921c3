import { createEvent, createStore, sample } from "effector";
import type { ApplicationId } from "../../../domain/recruitment/application.ts";
import { $memberId, signOutPressed } from "../../accounts/session.ts";
import { keepDraftFx, recallDraftFx } from "../../page/drafts.ts";

/** A word to the candidate, or a note that only the staff reads. */
export type DraftKind = "word" | "note";
type Draft = { readonly kind: DraftKind; readonly id: ApplicationId; readonly text: string };

const nameOf = (kind: DraftKind, id: string): string => `review-${kind}:${id}`;
const names = /^review-(word|note):/;

export const draftTyped = createEvent<Draft>();
/** What the device keeps is asked for. */
export const draftsWanted = createEvent<ApplicationId>();

type Drafts = Readonly<Record<string, string>>;

/** What is typed and not sent, by its name. On the device too: a closed tab or a lost session takes no word away. */
const $drafts = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftTyped, (drafts, { kind, id, text }) => ({ ...drafts, [nameOf(kind, id)]: text }))
  .reset([$memberId, signOutPressed]);

/** What is typed about one. */
export const draftOf = (drafts: Drafts, kind: DraftKind, id: ApplicationId): string => drafts[nameOf(kind, id)] ?? "";
export const $typed = $drafts;

sample({
  clock: draftTyped,
  fn: ({ kind, id, text }) => ({ name: nameOf(kind, id), text }),
  target: keepDraftFx,
});
for (const kind of ["word", "note"] as const) {
  sample({ clock: draftsWanted, fn: (id) => nameOf(kind, id), target: recallDraftFx });
}
// What is being typed is newer than what the device had.
sample({
  clock: recallDraftFx.done,
  source: $drafts,
  filter: (drafts, { params, result }) => names.test(params) && result !== "" && !drafts[params],
  fn: (drafts, { params, result }) => ({ ...drafts, [params]: result }),
  target: $drafts,
});
