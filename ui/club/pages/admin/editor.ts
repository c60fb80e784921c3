import { combine, createEvent, createStore, sample } from "effector";
import { isSame } from "../../../../domain/shared/same.ts";
import type { TextsConflict } from "../../../../domain/club/pages/editPages.ts";
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
import { imageUploaded } from "../../../content/admin/editor/pictures/upload.ts";
import { panelLeft } from "../../../admin/access.ts";
import { codecOf } from "../../../lib/draft.ts";
import { createConflict } from "../../../lib/editing/createConflict.ts";
import { createEditing, type Start } from "../../../lib/editing/createEditing.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { restorePageTextsFx, savePageTextsFx, type SaveTextsFailure } from "./effects.ts";
import { textsOf } from "./firstTexts.ts";
import { saved, shownText, wholeLabelOf } from "./words.ts";

/** What the edit began with, and what is typed. */
type Draft = {
  readonly section: SectionName;
  readonly revision: number;
  readonly before: Texts;
  readonly texts: Texts;
};
export type Editing = Draft & {
  /** The texts as they were stored when the editor was opened. */
  readonly stored: PageTexts | null;
};

/** `stored`: the section's texts as the staff has changed them; null for the first ones. */
export const editorOpened = createEvent<{ readonly section: SectionName; readonly stored: PageTexts | null }>();
export const textTyped = createEvent<{ readonly path: TextPath; readonly text: string }>();
export const entryAdded = createEvent<{ readonly path: TextPath; readonly shape: ListShape }>();
export const entryRemoved = createEvent<{ readonly path: TextPath; readonly at: number }>();
export const textsSent = createEvent();

const startOf = (section: SectionName, stored: PageTexts | null): Start<PageTexts | null, Draft> => {
  const before = textsOf(section, stored?.texts);
  return { key: section, item: stored, first: { section, revision: stored?.revision ?? 0, before, texts: before } };
};

const editor = createEditing<PageTexts | null, Draft>({
  begun: editorOpened.map(({ section, stored }) => startOf(section, stored)),
  nameOf: (section, owner) => `page-texts:${owner ?? ""}:${section}`,
  codec: codecOf({
    version: 1,
    // A draft of an older version lacks texts that came later: the folder has them.
    parse: ({ section, revision, before, texts }) => {
      const shape = Object.hasOwn(sections, String(section)) ? sections[section as SectionName] : undefined;
      if (!shape || typeof revision !== "number") return null;
      const name = section as SectionName;
      return { section: name, revision, before: textsOf(name, before), texts: textsOf(name, texts) };
    },
    isEmpty: ({ before, texts }) => isSame(before, texts),
  }),
  $owner: $memberId,
  ends: [panelLeft, $memberId],
});
export const { closed: editorClosed, restarted: typedDiscarded, $isReady, $isRestored } = editor;
export const $editing = combine(
  editor.$opened,
  editor.$draft,
  (opened, draft): Editing | null => opened && draft && { ...draft, stored: opened.item },
);

/** The target of an uploaded picture that becomes the text at a path. */
export const pictureTarget = (path: TextPath): string => `text ${path}`;

const entriesAt = (texts: Texts, path: TextPath): readonly Texts[] => {
  const entries = textsAt(texts, path);
  return Array.isArray(entries) ? (entries as readonly Texts[]) : [];
};

const withTexts = (draft: Draft | null, change: (texts: Texts) => Texts): Draft | null =>
  draft && { ...draft, texts: change(draft.texts) };

editor.$draft
  .on(textTyped, (draft, { path, text }) => withTexts(draft, (texts) => withTextsAt(texts, path, text)))
  .on(entryAdded, (draft, { path, shape }) =>
    withTexts(draft, (texts) => withTextsAt(texts, path, [...entriesAt(texts, path), emptyTexts(shape.entry)])),
  )
  .on(entryRemoved, (draft, { path, at }) =>
    withTexts(draft, (texts) => withTextsAt(texts, path, entriesAt(texts, path).toSpliced(at, 1))),
  );
sample({ clock: [textTyped, entryAdded, entryRemoved], fn: () => {}, target: editor.rested });

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

const conflict = createConflict({
  editing: editor,
  refused: savePageTextsFx.fail.filterMap(({ params, error }) =>
    error.kind === "texts-conflict" ? { key: params.section, conflict: error } : undefined,
  ),
  startOf: ({ theirs }: TextsConflict) => startOf(theirs.section, theirs),
  merge: ({ before, texts }, { theirs }) => {
    const { first } = startOf(theirs.section, theirs);
    return { ...first, texts: mergeTexts(before, tidyTexts(texts), first.before).texts };
  },
});

export const { $conflict, mineKept, theirsTaken, conflictPutOff } = conflict;

type Problems = Readonly<Record<TextPath, TextProblem>>;

const problemsOf = ({ section, texts }: Editing): Problems => problemsIn(sections[section], tidyTexts(texts));

const submitted = sample({
  clock: [textsSent, conflict.kept],
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

type Failure = Exclude<SaveTextsFailure, TextsConflict>;
/** Why the last try failed; null without a reason to show. */
export const $failure = createStore<Failure | null>(null, { serialize: "ignore" })
  .on(savePageTextsFx.failData, (_, failure) => (failure.kind === "texts-conflict" ? null : failure))
  .reset([savePageTextsFx, editorOpened, editorClosed]);
/** The texts that both changed. */
export const $contested = combine($conflict, $editing, (found, editing) => {
  if (!found || !editing) return [];
  const there = textsOf(editing.section, found.theirs.texts);
  return found.contested.map((path) => ({
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
  target: editor.done,
});
