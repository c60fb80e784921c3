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
/** Discards the unsaved changes. */
export const namesDropped = createEvent();

const draftName = "profile";
/** In characters, far above the fields' limits: longer stored texts are ignored. */
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
  $owner: $memberId,
});
const namesOf = ({ fullName, username }: Pick<Account, "fullName" | "username">): TypedNames => ({
  fullName: fullName ?? "",
  username: username ?? "",
});

/** The unsaved changes; null without any. */
const $typed = createStore<TypedNames | null>(null, { serialize: "ignore" })
  .on(namesTyped, (_, typed) => typed)
  .reset([$memberId, signOutPressed, namesDropped]);
/** The form's values. */
export const $names = combine(
  $typed,
  $account,
  (typed, account) => typed ?? namesOf(account ?? { fullName: null, username: null }),
);
/** True while the form differs from the saved profile. */
export const $isChanged = combine($typed, $account, (typed, account) => {
  if (!typed || !account) return false;
  const kept = namesOf(account);
  return typed.fullName !== kept.fullName || typed.username !== kept.username;
});
/** Why the names weren't saved; null without a failure. */
export const $failure = createStore<(SaveProfileRefusal | Unexpected)["kind"] | null>(null, { serialize: "ignore" })
  .on(saveProfileFx.failData, (_, { kind }) => kind)
  .reset([saveProfileFx, namesTyped, namesDropped, namesShown, $memberId]);
/** Counts failed submits. Each moves the focus to the invalid field. */
export const $tries = createStore(0, { serialize: "ignore" }).on(saveProfileFx.fail, (tries) => tries + 1);
export const $isSaving = saveProfileFx.pending;

// One request at a time.
sample({
  clock: namesSent,
  source: { names: $names, isSaving: saveProfileFx.pending },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ names }) => names,
  target: saveProfileFx,
});
// Shows the names as saved, unless the member typed on during the request.
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

// Unsaved changes survive a reload and an expired session.
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
