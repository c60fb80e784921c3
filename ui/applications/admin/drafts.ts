import { createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { Candidacy } from "../../../domain/applications/review.ts";
import { $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { keepDraftFx, recallDraftFx } from "../../lib/drafts.ts";

/** A word to the candidate, or a note that only the staff reads. */
const kinds = ["word", "note"] as const;
export type DraftKind = (typeof kinds)[number];
export type Draft = { readonly kind: DraftKind; readonly id: ApplicationId; readonly text: string };

const keyOf = (kind: DraftKind, id: ApplicationId): string => `review-${kind}:${id}`;
/** On the device it is its writer's alone: the next of the staff to sign in there is offered none of it. */
const nameOf = (key: string, member: MemberId | null): string => `${key}:${member ?? ""}`;
const names = /^(review-(?:word|note):[^:]+):(.+)$/;

export const draftTyped = createEvent<Draft>();
/** What the device keeps is asked for. */
export const draftsWanted = createEvent<ApplicationId>();

type Drafts = Readonly<Record<string, string>>;

/** What is typed and not sent. On the device too: a closed tab or a lost session takes no word away. */
export const $typed = createStore<Drafts>({}, { serialize: "ignore" })
  .on(draftTyped, (drafts, { kind, id, text }) => ({ ...drafts, [keyOf(kind, id)]: text }))
  .reset([$memberId, signOutPressed]);

/** What is typed about one. */
export const draftOf = (drafts: Drafts, kind: DraftKind, id: ApplicationId): string => drafts[keyOf(kind, id)] ?? "";

/** What is typed about one that its sender took back meanwhile: it can't be sent any more, only read, copied and given up. */
export const unsentOf = (drafts: Drafts, { id, status }: Candidacy): readonly Draft[] =>
  kinds
    .map((kind) => ({ kind, id, text: draftOf(drafts, kind, id) }))
    .filter(({ text }) => status === "withdrawn" && !isBlank(text));

sample({
  clock: draftTyped,
  source: $memberId,
  filter: (member) => member !== null,
  fn: (member, { kind, id, text }) => ({ name: nameOf(keyOf(kind, id), member), text }),
  target: keepDraftFx,
});
for (const kind of kinds) {
  sample({
    clock: draftsWanted,
    source: $memberId,
    filter: (member) => member !== null,
    fn: (member, id) => nameOf(keyOf(kind, id), member),
    target: recallDraftFx,
  });
}
const recalled = sample({
  clock: recallDraftFx.done,
  source: $memberId,
  filter: (member, { params, result }) => result !== "" && names.exec(params)?.[2] === member,
  fn: (_, { params, result }) => ({ key: names.exec(params)?.[1] ?? "", text: result }),
});
// What is being typed is newer than what the device had.
$typed.on(recalled, (drafts, { key, text }) => (drafts[key] ? drafts : { ...drafts, [key]: text }));
