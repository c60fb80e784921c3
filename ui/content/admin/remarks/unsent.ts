import { createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { longestQuote, type Quoted } from "../../../../domain/content/remarks/quoted.ts";
import { longestRemark, type RemarkId } from "../../../../domain/content/remarks/remark.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { codecOf, createDraft, type Stored, textIn } from "../../../lib/draft.ts";
import { $editing, isIt } from "../edit/edit.ts";

/** What is typed and not sent: a remark on a passage, and answers to remarks. An answer that isn't begun has no entry. */
export type Unsent = {
  readonly quoted: Quoted | null;
  readonly text: string;
  readonly answers: Readonly<Record<RemarkId, string>>;
};

const nothing: Unsent = { quoted: null, text: "", answers: {} };

/** A remark on a passage is begun; one that is typed already goes to that passage. */
export const remarkBegun = createEvent<Quoted>();
export const remarkTyped = createEvent<string>();
export const remarkDropped = createEvent();
export const answerTyped = createEvent<{ readonly id: RemarkId; readonly text: string }>();
export const answerDropped = createEvent<RemarkId>();
/** The dialog shows an item: its unsent remarks are asked from the device. */
export const unsentWanted = createEvent();

/** Above the limit of any text. A longer stored one is ignored. */
const longest = 4 * longestRemark;

const quotedIn = (stored: unknown): Quoted | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const [quote, before, after] = ["quote", "before", "after"].map((part) =>
    textIn(stored as Stored, part, longestQuote),
  );
  return quote && typeof before === "string" && typeof after === "string" ? { quote, before, after } : null;
};

const answersIn = (stored: unknown): Unsent["answers"] =>
  typeof stored !== "object" || stored === null
    ? {}
    : Object.fromEntries(
        Object.keys(stored).flatMap((id) => {
          const text = textIn(stored as Stored, id, longest);
          return text ? [[id, text]] : [];
        }),
      );

const draft = createDraft<ItemRef, Unsent>({
  nameOf: ({ kind, id }) => `remarks:${kind}:${id}`,
  codec: codecOf<Unsent>({
    version: 1,
    parse: (stored) => {
      const [quoted, text] = [quotedIn(stored["quoted"]), textIn(stored, "text", longest)];
      return { quoted, text: quoted ? (text ?? "") : "", answers: answersIn(stored["answers"]) };
    },
    isEmpty: ({ text, answers }) => text === "" && Object.values(answers).every((answer) => answer === ""),
  }),
  $owner: $memberId,
});

const without = (answers: Unsent["answers"], id: RemarkId): Unsent["answers"] =>
  Object.fromEntries(Object.entries(answers).filter(([other]) => other !== id));

const changed = [remarkBegun, remarkTyped, remarkDropped, answerTyped, answerDropped];

export const $unsent = createStore(nothing, { serialize: "ignore" })
  .on(remarkBegun, (unsent, quoted) => ({ ...unsent, quoted }))
  .on(remarkTyped, (unsent, text) => ({ ...unsent, text }))
  .on(remarkDropped, ({ answers }) => ({ ...nothing, answers }))
  .on(answerTyped, (unsent, { id, text }) => ({ ...unsent, answers: { ...unsent.answers, [id]: text } }))
  .on(answerDropped, (unsent, id) => ({ ...unsent, answers: without(unsent.answers, id) }))
  .reset($editing);

// Typed text wins over stored text.
sample({
  clock: draft.recalled,
  source: { unsent: $unsent, editing: $editing },
  filter: ({ editing }, { key, value }) => value !== null && isIt(editing, key),
  fn: ({ unsent }, { value }) => ({
    ...(unsent.quoted ? unsent : (value ?? nothing)),
    answers: { ...value?.answers, ...unsent.answers },
  }),
  target: $unsent,
});
sample({ clock: unsentWanted, source: $editing, filter: Boolean, target: draft.wanted });
sample({
  clock: changed,
  source: { unsent: $unsent, editing: $editing },
  filter: ({ editing }) => editing !== null,
  fn: ({ unsent, editing }) => ({ key: editing as ItemRef, value: unsent }),
  target: draft.typed,
});
