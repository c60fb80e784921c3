import { combine, createEvent, createStore, sample } from "effector";
import {
  isSame,
  type Letter,
  type LetterId,
  type LetterSummary,
  type LetterTexts as Texts,
  type LetterWish,
} from "../../../../../domain/club/letter/letters.ts";
import { longestLetter } from "../../../../../domain/club/letter/limits.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { lettersView, viewAddress } from "../../../../admin/viewAddress.ts";
import { writingLeft } from "../../../../content/admin/editor/pictures/upload.ts";
import { codecOf, createDraft, textIn } from "../../../../lib/draft.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../../lib/mutation.ts";
import { $club } from "../../../../lib/page/club.ts";
import { $pictureHost, $siteAddress } from "../../../../lib/page/site.ts";
import { createQuery } from "../../../../lib/query.ts";
import {
  archiveLetterFx,
  cancelLetterFx,
  countSubscribersFx,
  listLettersFx,
  readLetterFx,
  readWeekFx,
  removeLetterFx,
  saveLetterFx,
  sendLetterFx,
  tryLetterFx,
} from "./effects.ts";
import {
  archived,
  cancelled,
  notDone,
  notOpened,
  notSent,
  notTried,
  noWeek,
  removed,
  saved,
  sending as sendingTold,
  tried,
  weekFailed,
} from "./words.ts";

const path = viewAddress(lettersView);

/** The tab is shown, or wants to know what changed meanwhile. */
export const lettersWanted = createEvent();

const list = createQuery({ effect: listLettersFx, ends: [$memberId] });
export const { $state: $letters, reloaded: lettersRetried } = list;
/** How many confirmed subscribers there are; null while unknown. */
export const $subscribers = createStore<number | null>(null, { serialize: "ignore" })
  .on(countSubscribersFx.doneData, (_, count) => count)
  .reset($memberId);
sample({ clock: lettersWanted, target: [list.refreshed, countSubscribersFx] });

type Saved = Texts & { readonly revision?: number };
/** A letter that is being written. Revision 0: it isn't saved. */
type Composing = Texts & { readonly id: LetterId; readonly revision: number; readonly before: Saved };

const none: Texts = { title: "", preheader: "", content: "", isInArchive: true };

/** Opens a letter in the composer; null: a new one. */
export const letterOpened = createEvent<Letter | null>();
export const letterClosed = createEvent();
export const letterTyped = createEvent<Partial<Texts>>();
export const typedDiscarded = createEvent();
/** The week as the HTML of a body, for the letter that asked for it; empty without any. */
export const weekAdded = createEvent<{ readonly id: LetterId; readonly week: string }>();

const longest = 2 * longestLetter.content;
const draft = createDraft({
  nameOf: (key: string, owner) => `letter:${key}:${owner ?? ""}`,
  codec: codecOf<Composing>({
    version: 1,
    parse: (stored) => {
      const [id, title, content] = ["id", "title", "content"].map((field) => textIn(stored, field, longest));
      const revision = stored["revision"];
      if (!id || typeof title !== "string" || typeof content !== "string" || typeof revision !== "number") return null;
      const isInArchive = stored["isInArchive"] !== false;
      const preheader = textIn(stored, "preheader", longest) ?? "";
      return { id: id as LetterId, revision, title, preheader, content, isInArchive, before: none };
    },
    isEmpty: (letter) => isSame(letter, letter.before),
  }),
  $owner: $memberId,
});
/** New letters share a text on the device. */
const keyOf = ({ id, revision }: Pick<Composing, "id" | "revision">): string => (revision === 0 ? "new" : id);

const savedOf = ({ title, preheader, content, isInArchive, revision }: Letter): Saved => ({
  title,
  preheader,
  content,
  isInArchive,
  revision,
});
const composingOf = (letter: Letter | null): Composing =>
  letter
    ? { ...letter, before: savedOf(letter) }
    : { ...none, id: crypto.randomUUID() as string as LetterId, revision: 0, before: none };

/** The letter of the composer; null while it is closed. */
export const $composing = createStore<Composing | null>(null, { serialize: "ignore" })
  .on(letterOpened, (_, letter) => composingOf(letter))
  .on(letterTyped, (composing, typed) => composing && { ...composing, ...typed })
  .on(typedDiscarded, (composing) => composing && { ...composing, ...composing.before })
  .reset([letterClosed, $memberId]);
/** Whose mail a letter is. */
export const $sender = combine($club, $siteAddress, $pictureHost, ({ name }, site, pictures) => ({
  club: name,
  site,
  pictures,
}));
/** Grows when the text changes other than by typing. */
export const $writes = createStore(0, { serialize: "ignore" }).on(typedDiscarded, (writes) => writes + 1);
export const $isRestored = createStore(false, { serialize: "ignore" }).reset([
  letterOpened,
  typedDiscarded,
  saveLetterFx.done,
]);

const opened = sample({ clock: letterOpened, source: $composing, filter: Boolean });
sample({ clock: opened, fn: keyOf, target: draft.wanted });
const restored = sample({
  clock: draft.recalled,
  source: $composing,
  filter: (now, { key, value }) => now !== null && value !== null && keyOf(now) === key && isSame(now, now.before),
  fn: (_, { value }) => value as Composing,
});
$composing.on(
  restored,
  (now, { id, revision, title, preheader, content, isInArchive }) =>
    now && { ...now, id, title, preheader, content, isInArchive, revision: Math.min(revision, now.revision) },
);
$writes.on(restored, (writes) => writes + 1);
$isRestored.on(restored, () => true);
sample({
  clock: [letterTyped, typedDiscarded],
  source: $composing,
  filter: Boolean,
  fn: (value) => ({ key: keyOf(value), value }),
  target: draft.typed,
});

// A picture that is still being sent stays out of the next text.
sample({ clock: letterClosed, fn: () => {}, target: writingLeft });

// The week goes behind what is written.
export const $isReadingWeek = readWeekFx.pending;
const withWeek = sample({
  clock: weekAdded,
  source: $composing,
  filter: (composing, { id, week }) => composing?.id === id && week !== "",
  fn: (composing, { week }) => ({ content: [composing?.content.trimEnd(), week].filter(Boolean).join("\n") }),
});
sample({ clock: withWeek, target: letterTyped });
$writes.on(withWeek, (writes) => writes + 1);
sample({ clock: weekAdded, filter: ({ week }) => week === "", fn: () => noWeek, target: toastShown });
sample({ clock: readWeekFx.failData, fn: weekFailed, target: toastShown });

const saving = createMutation(saveLetterFx, { ends: [letterClosed, $memberId], done: () => saved });
export const letterSaved = createEvent<Omit<LetterWish, "unheard">>();
/** What was sent since the last save that was answered: the backend may have it. */
const $unheard = createStore<readonly Omit<LetterWish, "unheard">[]>([], { serialize: "ignore" })
  .on(saveLetterFx.fail, (all, { params, error }) => (error.kind === "unexpected" ? [...all, params].slice(-5) : all))
  .on(saveLetterFx.done, (all, { params }) => all.filter(({ id }) => id !== params.id))
  .reset($memberId);
sample({
  clock: letterSaved,
  source: $unheard,
  fn: (all, wish) => ({ ...wish, unheard: all.filter(({ id }) => id === wish.id) }),
  target: saving.requested,
});
export const $isSaving = saveLetterFx.pending;
export const $saveFailure = saving.$state.map((state) => (state.status === "failed" ? state.error : null));
sample({
  clock: saveLetterFx.done,
  fn: ({ params }) => ({ key: keyOf(params), value: null }),
  target: draft.typed,
});
// What was typed during the request stays, on the saved revision.
$composing.on(saveLetterFx.done, (now, { params, result }) => {
  if (!now || now.id !== result.id) return now;
  const isUntouched = isSame(now, params);
  return {
    ...now,
    revision: result.revision,
    before: savedOf({ ...result, preheader: params.preheader, content: params.content }),
    ...(isUntouched && { title: result.title }),
  };
});
sample({
  clock: saveLetterFx.done,
  source: $composing,
  filter: (now, { params, result }) =>
    now !== null && now.id === params.id && isSame(now, { ...params, title: result.title }),
  fn: () => {},
  target: letterClosed,
});

/** Opens a letter once its text is read. */
const opening = createMutation(readLetterFx, {
  keyOf: (id) => id,
  ends: [$memberId],
  failed: ({ error }) => notOpened(error, path),
});
export const { requested: editPressed, $inFlight: $opening } = opening;
sample({
  clock: readLetterFx.doneData,
  source: $composing,
  filter: (now) => now === null,
  fn: (_, letter) => letter,
  target: letterOpened,
});

/** The letter whose sending is asked about; null without. */
export const sendOpened = createEvent<LetterSummary>();
export const sendClosed = createEvent();
export const $toSend = createStore<LetterSummary | null>(null, { serialize: "ignore" })
  .on(sendOpened, (_, letter) => letter)
  .reset([sendClosed, sendLetterFx.done, $memberId]);
sample({ clock: sendOpened, fn: () => {}, target: countSubscribersFx });
sample({ clock: sendOpened, fn: keyOf, target: draft.wanted });
const unsavedFound = sample({
  clock: draft.recalled,
  source: $toSend,
  filter: (letter, { key, value }) => letter !== null && value !== null && keyOf(letter) === key,
});
/** The device has changes of the letter to send that aren't saved. */
export const $hasUnsaved = createStore(false, { serialize: "ignore" })
  .on(unsavedFound, () => true)
  .reset([sendOpened, sendClosed]);
const sendingOf = createMutation(sendLetterFx, {
  ends: [$memberId],
  done: ({ result }) => sendingTold(result),
  failed: ({ error }) => notSent(error, path),
});
export const sendPressed = sendingOf.requested;
export const $isSending = sendLetterFx.pending;

const byId = (id: LetterId): string => id;
const trying = createMutation(tryLetterFx, {
  keyOf: byId,
  ends: [$memberId],
  done: () => tried,
  failed: ({ error }) => notTried(error, path),
});
export const { requested: tryPressed, $inFlight: $trying } = trying;
const removing = createMutation(removeLetterFx, {
  keyOf: byId,
  ends: [$memberId],
  done: () => removed,
  failed: ({ error }) => notDone(error, path),
});
export const removePressed = removing.requested;
const cancelling = createMutation(cancelLetterFx, {
  keyOf: byId,
  ends: [$memberId],
  done: () => cancelled,
  failed: ({ error }) => notDone(error, path),
});
export const cancelPressed = cancelling.requested;

const archiving = createMutation(archiveLetterFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  done: ({ params }) => archived(params.isInArchive),
  failed: ({ error }) => notDone(error, path),
});
export const archivePressed = archiving.requested;

sample({
  clock: [
    saveLetterFx.finally,
    sendLetterFx.finally,
    removeLetterFx.finally,
    cancelLetterFx.finally,
    archiveLetterFx.finally,
  ],
  fn: () => {},
  target: list.refreshed,
});
