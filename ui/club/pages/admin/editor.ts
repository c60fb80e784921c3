import { combine, createEvent, createStore, sample } from "effector";
import { isSame } from "../../../../domain/shared/same.ts";
import type { PageTexts } from "../../../../domain/club/pages/ports.ts";
import { type ListShape, type SectionName, sections } from "../../../../domain/club/pages/sections.ts";
import {
  emptyTexts,
  mergeTexts,
  problemsIn,
  type TextPath,
  type TextProblem,
  type Texts,
  textsAt,
  tidyTexts,
  withTextsAt,
} from "../../../../domain/club/pages/texts.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { imageUploaded } from "../../../content/admin/editor/upload.ts";
import { panelLeft } from "../../../admin/access.ts";
import { codecOf, createDraft } from "../../../lib/draft.ts";
import { createFormDraft } from "../../../lib/formDraft.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { restorePageTextsFx, savePageTextsFx, type SaveTextsFailure } from "./effects.ts";
import { textsOf } from "./firstTexts.ts";
import { saved, shownText, wholeLabelOf } from "./words.ts";

/** What the edit began with, and what is typed. */
type Draft = { readonly revision: number; readonly before: Texts; readonly texts: Texts };
export type Editing = Draft & {
  readonly section: SectionName;
  /** The texts as they were stored when the editor was opened. */
  readonly stored: PageTexts | null;
};

/** Unsaved texts, by section. A draft of an older version lacks texts that came later: the folder has them. */
const textsDraft = createDraft<SectionName, Draft & { readonly section: SectionName }>({
  nameOf: (section, owner) => `page-texts:${owner ?? ""}:${section}`,
  $owner: $memberId,
  codec: codecOf({
    version: 1,
    parse: ({ section, revision, before, texts }) => {
      const shape = Object.hasOwn(sections, String(section)) ? sections[section as SectionName] : undefined;
      if (!shape || typeof revision !== "number") return null;
      const name = section as SectionName;
      return { section: name, revision, before: textsOf(name, before), texts: textsOf(name, texts) };
    },
    isEmpty: ({ before, texts }) => isSame(before, texts),
  }),
});

/** `stored`: the section's texts as the staff has changed them; null for the first ones. */
export const editorOpened = createEvent<{ readonly section: SectionName; readonly stored: PageTexts | null }>();
/** What is typed stays on the device. */
export const editorClosed = createEvent();
export const textTyped = createEvent<{ readonly path: TextPath; readonly text: string }>();
export const entryAdded = createEvent<{ readonly path: TextPath; readonly shape: ListShape }>();
export const entryRemoved = createEvent<{ readonly path: TextPath; readonly at: number }>();
/** The member gives up what was typed. */
export const typedDiscarded = createEvent();
export const textsSent = createEvent();
/** The choices in a conflict carry the texts as they are stored. */
export const mineKept = createEvent<PageTexts>();
export const theirsTaken = createEvent<PageTexts>();
export const conflictPutOff = createEvent();

const beginning = (section: SectionName, stored: PageTexts | null): Editing => {
  const before = textsOf(section, stored?.texts);
  return { section, stored, revision: stored?.revision ?? 0, before, texts: before };
};

/** The target of an uploaded picture that becomes the text at a path. */
export const pictureTarget = (path: TextPath): string => `text ${path}`;

const entriesAt = (texts: Texts, path: TextPath): readonly Texts[] => {
  const entries = textsAt(texts, path);
  return Array.isArray(entries) ? (entries as readonly Texts[]) : [];
};

const withTexts = (editing: Editing | null, change: (texts: Texts) => Texts): Editing | null =>
  editing && { ...editing, texts: change(editing.texts) };

/** Mine, with theirs where I changed nothing. */
const upon = (editing: Editing, theirs: PageTexts): Editing => ({
  ...beginning(theirs.section, theirs),
  texts: mergeTexts(editing.before, tidyTexts(editing.texts), textsOf(theirs.section, theirs.texts)).texts,
});

export const $editing = createStore<Editing | null>(null, { serialize: "ignore" })
  .on(editorOpened, (_, { section, stored }) => beginning(section, stored))
  .on(textTyped, (editing, { path, text }) => withTexts(editing, (texts) => withTextsAt(texts, path, text)))
  .on(entryAdded, (editing, { path, shape }) =>
    withTexts(editing, (texts) => withTextsAt(texts, path, [...entriesAt(texts, path), emptyTexts(shape.entry)])),
  )
  .on(entryRemoved, (editing, { path, at }) =>
    withTexts(editing, (texts) => withTextsAt(texts, path, entriesAt(texts, path).toSpliced(at, 1))),
  )
  .on(typedDiscarded, (editing) => editing && beginning(editing.section, editing.stored))
  .on(theirsTaken, (editing, theirs) => editing && beginning(theirs.section, theirs))
  .on(mineKept, (editing, theirs) => editing && upon(editing, theirs))
  .reset([editorClosed, panelLeft, $memberId]);

sample({
  clock: imageUploaded,
  filter: ({ target }) => target.startsWith(pictureTarget("")),
  fn: ({ target, address }) => ({ path: target.slice(pictureTarget("").length), text: address }),
  target: textTyped,
});

/** Where fields and preview don't fit side by side: whether the preview is shown. */
export const previewPressed = createEvent();
export const $isPreviewed = createStore(false, { serialize: "ignore" })
  .on(previewPressed, (isPreviewed) => !isPreviewed)
  .reset([editorOpened, textsSent]);

const formDraft = createFormDraft({
  draft: textsDraft,
  begun: editorOpened.map(({ section }) => section),
  $key: $editing.map((editing) => editing?.section ?? null),
  ends: [editorClosed, $memberId],
  over: [typedDiscarded, savePageTextsFx.done],
});
export const { $isReady, $isRestored } = formDraft;
$editing.on(formDraft.recalled, (editing, draft) =>
  editing && draft?.section === editing.section ? { ...draft, stored: editing.stored } : editing,
);

const changed = sample({
  clock: [textTyped, entryAdded, entryRemoved, typedDiscarded, theirsTaken, mineKept],
  source: $editing,
  filter: (editing) => editing !== null,
  fn: (editing) => ({ key: (editing as Editing).section, value: editing as Editing }),
});
sample({ clock: changed, target: textsDraft.typed });
sample({
  clock: [
    savePageTextsFx.done.map(({ params }) => params.section),
    restorePageTextsFx.done.map(({ params }) => params),
  ],
  fn: (section) => ({ key: section, value: null }),
  target: textsDraft.typed,
});

type Problems = Readonly<Record<TextPath, TextProblem>>;

const problemsOf = ({ section, texts }: Editing): Problems => problemsIn(sections[section], tidyTexts(texts));

const submitted = sample({
  clock: [textsSent, mineKept],
  source: $editing,
  filter: (editing) => editing !== null,
  fn: (editing) => ({ editing: editing as Editing, problems: problemsOf(editing as Editing) }),
});
/** The texts to mend. Typing removes them from here; only a submit adds some. */
export const $problems = createStore<Problems>({}, { serialize: "ignore" })
  .on(submitted, (_, { problems }) => problems)
  .on($editing, (problems, editing) => {
    if (!editing || Object.keys(problems).length === 0) return problems;
    const now = problemsOf(editing);
    return Object.fromEntries(
      Object.keys(problems).flatMap((path) => (now[path] ? [[path, now[path] as TextProblem]] : [])),
    );
  })
  .reset([editorOpened, editorClosed]);
/** Counts failed submits. Each moves the focus to the error. */
export const $tries = createStore(0, { serialize: "ignore" })
  .on(submitted, (tries, { problems }) => tries + Number(Object.keys(problems).length > 0))
  .on(savePageTextsFx.fail, (tries) => tries + 1)
  .reset(editorOpened);

const saving = createMutation(savePageTextsFx, { ends: [$memberId] });
export const $isSaving = saving.$inFlight.map((calls) => calls.length > 0);
sample({
  clock: submitted,
  filter: ({ problems }) => Object.keys(problems).length === 0,
  fn: ({ editing: { section, revision, before, texts } }) => ({
    section,
    revision,
    before,
    after: texts,
    first: textsOf(section),
  }),
  target: saving.requested,
});

/** Why the last try failed; null without a reason to show. */
export const $failure = createStore<SaveTextsFailure | null>(null, { serialize: "ignore" })
  .on(savePageTextsFx.failData, (_, failure) => failure)
  .reset([savePageTextsFx, editorOpened, editorClosed, conflictPutOff, theirsTaken, mineKept]);
const $conflict = combine($failure, $editing, (failure, editing) =>
  failure?.kind === "texts-conflict" && failure.theirs.section === editing?.section ? failure : null,
);
/** What another member saved of the same texts; null without a conflict. */
export const $theirs = $conflict.map((conflict) => conflict && conflict.theirs);
/** The texts that both changed. */
export const $contested = combine($conflict, $editing, (conflict, editing) => {
  if (!conflict || !editing) return [];
  const there = textsOf(editing.section, conflict.theirs.texts);
  return conflict.contested.map((path) => ({
    label: wholeLabelOf(editing.section, path),
    mine: shownText(textsAt(editing.texts, path)),
    theirs: shownText(textsAt(there, path)),
  }));
});

sample({ clock: savePageTextsFx.done, fn: () => saved, target: toastShown });
sample({
  clock: [
    savePageTextsFx.done.map(({ params }) => params.section),
    restorePageTextsFx.done.map(({ params }) => params),
  ],
  source: $editing,
  filter: (editing, section) => editing?.section === section,
  fn: () => {},
  target: editorClosed,
});
