import { combine, createEvent, createStore, sample } from "effector";
import type { Account } from "../../../domain/accounts/member.ts";
import type { TypedNames } from "../../../domain/accounts/saveProfile.ts";
import { $account, $memberId, sessionChanged, signOutPressed } from "../session/session.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createForm } from "../../lib/form.ts";
import { saveProfileFx } from "./effects.ts";
import { namesErrors, notSaved, words } from "./words.ts";

export const namesForm = createForm({
  fields: { username: "", fullName: "" },
  effect: saveProfileFx,
  toParams: (names) => names,
  errors: namesErrors,
});
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
  .on(namesForm.typed, (_, typed) => typed)
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
sample({ clock: $names, target: namesForm.filled });
namesForm.$errors.reset([namesDropped, $memberId]);

// Shows the names as saved, unless the member typed on during the request.
const kept = sample({
  clock: namesForm.done,
  source: $names,
  filter: (names, { params }) => names.fullName === params.fullName && names.username === params.username,
  fn: (_, { result }) => namesOf(result),
});
sample({ clock: kept, target: $typed });
sample({ clock: namesForm.done, fn: () => words.saved, target: toastShown });
sample({ clock: namesForm.done, fn: () => {}, target: sessionChanged });
sample({ clock: namesForm.failed, fn: ({ error }) => notSaved(error), target: toastShown });

// Unsaved changes survive a reload and an expired session.
sample({
  clock: namesForm.typed,
  source: $isChanged,
  fn: (isChanged, typed) => ({ key: draftName, value: isChanged ? typed : null }),
  target: draft.typed,
});
sample({ clock: [kept, namesDropped], fn: () => ({ key: draftName, value: null }), target: draft.typed });
sample({ clock: [namesForm.shown, $memberId], fn: () => draftName, target: draft.wanted });
sample({
  clock: draft.recalled,
  source: $typed,
  filter: (typed, { value }) => typed === null && value !== null,
  fn: (_, { value }) => value,
  target: $typed,
});
