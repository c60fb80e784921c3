import { createEvent, createStore, sample } from "effector";
import { isBlank } from "../../../domain/shared/text.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { StaffApplication } from "../../../domain/applications/review.ts";
import { $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { createDraft, plainText } from "../../lib/draft.ts";

/** A word to the candidate, or a note that only the staff reads. */
const kinds = ["word", "note"] as const;
export type DraftKind = (typeof kinds)[number];
export type Draft = { readonly kind: DraftKind; readonly id: ApplicationId; readonly text: string };

const keyOf = ({ kind, id }: Omit<Draft, "text">): string => `review-${kind}:${id}`;
/** Named for its writer: two of the staff may write on one device. */
const draft = createDraft({ nameOf: (key: string, owner) => `${key}:${owner ?? ""}`, codec: plainText, isOwned: true });

export const draftTyped = createEvent<Draft>();
/** What the device keeps is asked for. */
export const draftsWanted = createEvent<ApplicationId>();

type Drafts = Readonly<Record<string, string>>;

/** What is typed and not sent. On the device too: a closed tab or a lost session takes no word away. */
export const $typed = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftTyped, (drafts, { text, ...of }) => ({ ...drafts, [keyOf(of)]: text }))
  .reset([$memberId, signOutPressed]);

/** What is typed about one. */
export const draftOf = (drafts: Drafts, kind: DraftKind, id: ApplicationId): string =>
  drafts[keyOf({ kind, id })] ?? "";

/** What is typed about one that its sender took back meanwhile: it can't be sent any more, only read, copied and given up. */
export const unsentOf = (drafts: Drafts, { id, status }: StaffApplication): readonly Draft[] =>
  kinds
    .map((kind) => ({ kind, id, text: draftOf(drafts, kind, id) }))
    .filter(({ text }) => status === "withdrawn" && !isBlank(text));

sample({ clock: draftTyped, fn: ({ text, ...of }) => ({ key: keyOf(of), value: text }), target: draft.typed });
for (const kind of kinds) sample({ clock: draftsWanted, fn: (id) => keyOf({ kind, id }), target: draft.wanted });
// What is being typed is newer than what the device had.
$typed.on(draft.recalled, (drafts, { key, value }) => (value && !drafts[key] ? { ...drafts, [key]: value } : drafts));
