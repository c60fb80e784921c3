import { useDeferredValue, useEffect, useRef } from "react";
import { editedCategories, type EditedItem, type Fields } from "../../../domain/editing/item.ts";
import { tipCategories } from "../../../domain/tips/tip.ts";
import { Field } from "../../kit/Field.tsx";
import { Select } from "../../kit/Select.tsx";
import { TextArea } from "../../kit/TextArea.tsx";
import { words as newsWords } from "../../news/words.ts";
import { useUnit } from "../../page/useUnit.ts";
import { categoryChoices } from "./categories.ts";
import { DifficultyField, ExcerptField, ImageField, ReadTimeField, TitleField } from "./CommonFields.tsx";
import { $badField, editTyped } from "./edit.ts";
import type { EditDraft } from "./editDraft.ts";
import { $counts } from "./list.ts";
import { pasteClean } from "./pasted.ts";
import { $preview, previewLeft, previewWanted } from "./preview.ts";
import { Preview } from "./Preview.tsx";
import { useRested } from "./rested.ts";
import { editedImage } from "./upload.ts";
import { WritingFrame } from "./WritingFrame.tsx";
import { words } from "./writingWords.ts";

type FormProps = { readonly item: EditedItem; readonly draft: EditDraft };

const EditPreview = ({ item: { kind, byline, publishedAt, createdAt }, draft }: FormProps) => {
  const { content, want, leave } = useUnit({ content: $preview, want: previewWanted, leave: previewLeft });
  const {
    title,
    category,
    excerpt,
    featuredImage,
    heroImage,
    difficulty,
    readTime,
    author,
    content: source,
  } = useDeferredValue(draft.fields);
  useRested(source, () => want({ kind, content: source }));
  useEffect(() => () => void leave(), [leave]);
  return (
    <Preview
      {...{ kind, title, category, excerpt, featuredImage, heroImage, difficulty, readTime, content }}
      author={kind === "tip" ? author : (byline ?? newsWords.newsroom)}
      date={publishedAt ?? createdAt}
    />
  );
};

/** What only tips have. */
const TipFields = ({ fields, isBadHero }: { readonly fields: Fields; readonly isBadHero: boolean }) => {
  const type = useUnit(editTyped);
  return (
    <>
      <div className="pair">
        <DifficultyField value={fields.difficulty} onType={type} />
        <ReadTimeField value={fields.readTime} onType={type} />
      </div>
      <div className="pair">
        <Field
          label={words.author}
          autoComplete="off"
          value={fields.author}
          onChange={({ currentTarget }) => type({ author: currentTarget.value })}
        />
        <ImageField
          label={words.heroImage}
          hint={words.heroHint}
          value={fields.heroImage}
          isBad={isBadHero}
          target={editedImage("heroImage")}
          onType={(address) => type({ heroImage: address })}
        />
      </div>
    </>
  );
};

/** All that can be corrected in an article or a tip: its text as its source. */
export const EditForm = ({ item, draft }: FormProps) => {
  const { counts, badField, type } = useUnit({ counts: $counts, badField: $badField, type: editTyped });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (badField) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [badField]);
  const { fields } = draft;
  const inUse = [
    ...(item.kind === "tip" ? tipCategories : []),
    ...(counts?.categories ?? []),
    draft.before.category,
    fields.category,
  ];
  return (
    <div ref={form}>
      <WritingFrame see={<EditPreview item={item} draft={draft} />}>
        <TitleField value={fields.title} isMissing={badField === "title"} onType={type} />
        <div className="pair">
          <Select
            label={words.category}
            choices={[{ value: "", words: words.noCategory }, ...categoryChoices(editedCategories, inUse)]}
            value={fields.category}
            onChange={({ currentTarget }) => type({ category: currentTarget.value })}
          />
          <ImageField
            label={words.image}
            hint={words.imageHint}
            value={fields.featuredImage}
            isBad={badField === "featuredImage"}
            target={editedImage("featuredImage")}
            onType={(address) => type({ featuredImage: address })}
          />
        </div>
        {item.kind === "tip" && <TipFields fields={fields} isBadHero={badField === "heroImage"} />}
        <ExcerptField value={fields.excerpt} onType={type} />
        <TextArea
          label={words.content}
          hint={words.contentHints[item.kind]}
          className="source"
          spellCheck
          value={fields.content}
          onPaste={pasteClean}
          onChange={({ currentTarget }) => type({ content: currentTarget.value })}
        />
      </WritingFrame>
    </div>
  );
};
