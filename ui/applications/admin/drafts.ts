import { createEvent, createStore, sample } from "effector";
import { isBlank } from "../../../domain/shared/text.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { StaffApplication } from "../../../domain/applications/review.ts";
import { $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { createDraft, plainText } from "../../lib/draft.ts";

/** "word": the note to the applicant. "note": an internal note of the staff. */
const kinds = ["word", "note"] as const;
export type DraftKind = (typeof kinds)[number];
export type Draft = { readonly kind: DraftKind; readonly id: ApplicationId; readonly text: string };

const keyOf = ({ kind, id }: Omit<Draft, "text">): string => `review-${kind}:${id}`;
/** The key names its owner: several staff members may share a device. */
const draft = createDraft({
  nameOf: (key: string, owner) => `${key}:${owner ?? ""}`,
  codec: plainText,
  $owner: $memberId,
});

export const draftTyped = createEvent<Draft>();
/** Restores the stored drafts of an application. */
export const draftsWanted = createEvent<ApplicationId>();

type Drafts = Readonly<Record<string, string>>;

/** Unsaved notes by key. Stored on the device, so that they survive a closed tab and an expired session. */
export const $typed = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftTyped, (drafts, { text, ...of }) => ({ ...drafts, [keyOf(of)]: text }))
  .reset([$memberId, signOutPressed]);

/** The unsaved note of this kind; empty without one. */
export const draftOf = (drafts: Drafts, kind: DraftKind, id: ApplicationId): string =>
  drafts[keyOf({ kind, id })] ?? "";

/** Unsaved notes on a withdrawn application: they can't be sent, only copied and discarded. */
export const unsentOf = (drafts: Drafts, { id, status }: StaffApplication): readonly Draft[] =>
  kinds
    .map((kind) => ({ kind, id, text: draftOf(drafts, kind, id) }))
    .filter(({ text }) => status === "withdrawn" && !isBlank(text));

sample({ clock: draftTyped, fn: ({ text, ...of }) => ({ key: keyOf(of), value: text }), target: draft.typed });
for (const kind of kinds) sample({ clock: draftsWanted, fn: (id) => keyOf({ kind, id }), target: draft.wanted });
// Typed text wins over stored text.
$typed.on(draft.recalled, (drafts, { key, value }) => (value && !drafts[key] ? { ...drafts, [key]: value } : drafts));
