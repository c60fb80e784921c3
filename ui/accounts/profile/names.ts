import { combine, createEvent, createStore, sample } from "effector";
import type { Account } from "../../../domain/accounts/member.ts";
import type { SaveProfileRefusal, TypedNames } from "../../../domain/accounts/saveProfile.ts";
import { $account, $memberId, sessionChanged, signOutPressed } from "../session/session.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { saveProfileFx } from "./effects.ts";
import { notSaved, words } from "./words.ts";

export const namesShown = createEvent();
export const namesTyped = createEvent<TypedNames>();
export const namesSent = createEvent();
/** What was typed isn't wanted any more. */
export const namesDropped = createEvent();

const draftName = "profile";
/** Far more than a field may hold: other texts are not taken over. */
const longest = 1_000;
const draft = createDraft({
  nameOf: (name: string) => name,
  codec: codecOf<TypedNames>({
    version: 1,
    parse: (kept) => {
      const [fullName, username] = [textIn(kept, "fullName", longest), textIn(kept, "username", longest)];
      return fullName === null || username === null ? null : { fullName, username };
    },
    isEmpty: () => false,
  }),
  isOwned: true,
});
const namesOf = ({ fullName, username }: Pick<Account, "fullName" | "username">): TypedNames => ({
  fullName: fullName ?? "",
  username: username ?? "",
});

/** What was typed since the profile was known; null for nothing. */
const $typed = createStore<TypedNames | null>(null, { serialize: "ignore" })
  .on(namesTyped, (_, typed) => typed)
  .reset([$memberId, signOutPressed, namesDropped]);
/** What stands in the form. */
export const $names = combine(
  $typed,
  $account,
  (typed, account) => typed ?? namesOf(account ?? { fullName: null, username: null }),
);
/** Whether something else stands there than what is kept. */
export const $isChanged = combine($typed, $account, (typed, account) => {
  if (!typed || !account) return false;
  const kept = namesOf(account);
  return typed.fullName !== kept.fullName || typed.username !== kept.username;
});
/** Why the names are not saved; null when nothing is wrong. */
export const $failure = createStore<(SaveProfileRefusal | Unexpected)["kind"] | null>(null, { serialize: "ignore" })
  .on(saveProfileFx.failData, (_, { kind }) => kind)
  .reset([saveProfileFx, namesTyped, namesDropped, namesShown, $memberId]);
/** How often they were sent in vain: each time, the field that is wrong is gone to. */
export const $tries = createStore(0, { serialize: "ignore" }).on(saveProfileFx.fail, (tries) => tries + 1);
export const $isSaving = saveProfileFx.pending;

// A second press while the first is on its way says nothing new.
sample({
  clock: namesSent,
  source: { names: $names, isSaving: saveProfileFx.pending },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ names }) => names,
  target: saveProfileFx,
});
// As they are kept; but what somebody goes on typing meanwhile stays.
const kept = sample({
  clock: saveProfileFx.done,
  source: $names,
  filter: (names, { params }) => names.fullName === params.fullName && names.username === params.username,
  fn: (_, { result }) => namesOf(result),
});
sample({ clock: kept, target: $typed });
sample({ clock: saveProfileFx.done, fn: () => words.saved, target: toastShown });
sample({ clock: saveProfileFx.done, fn: () => {}, target: sessionChanged });
sample({ clock: saveProfileFx.fail, fn: ({ error }) => notSaved(error), target: toastShown });

// A reload, and a session that ends meanwhile, lose nothing.
sample({
  clock: namesTyped,
  source: $isChanged,
  fn: (isChanged, typed) => ({ key: draftName, value: isChanged ? typed : null }),
  target: draft.typed,
});
sample({ clock: [kept, namesDropped], fn: () => ({ key: draftName, value: null }), target: draft.typed });
sample({ clock: [namesShown, $memberId], fn: () => draftName, target: draft.wanted });
sample({
  clock: draft.recalled,
  source: $typed,
  filter: (typed, { value }) => typed === null && value !== null,
  fn: (_, { value }) => value,
  target: $typed,
});
