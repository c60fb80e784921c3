import { useDeferredValue, useEffect, useMemo } from "react";
import { firstPlan } from "../../../../domain/content/body/firstPlan.ts";
import type { EditedItem, Fields } from "../../../../domain/content/editing/contentItem.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { words as newsWords } from "../../articles/words.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { PostBox } from "../../../discord/PostBox.tsx";
import { pathOf } from "../../../admin/address.ts";
import { useCategoryChoices, useCategoryLabel } from "../editor/categories.ts";
import { DifficultyField, ExcerptField, ImageField, ReadTimeField, TitleField } from "../editor/CommonFields.tsx";
import type { Complaints } from "../editor/complaints.ts";
import { editTyped } from "./edit.ts";
import { MatchField } from "../editor/MatchField.tsx";
import { DiagramHelp } from "../editor/DiagramHelp.tsx";
import type { EditDraft } from "./editDraft.ts";
import { pasteRich } from "../editor/pasted.ts";
import { richPasted } from "../editor/pasting.ts";
import { $preview, previewLeft, previewWanted } from "../preview/preview.ts";
import { Preview } from "../preview/Preview.tsx";
import { useRested } from "../editor/rested.ts";
import { $complaints } from "./saving.ts";
import { editedImage } from "../editor/upload.ts";
import { useRewritten } from "../editor/useRewritten.ts";
import { WritingFrame } from "../editor/WritingFrame.tsx";
import { words } from "../editor/writingWords.ts";

type FormProps = { readonly item: EditedItem; readonly draft: EditDraft };

const EditPreview = ({ item: { kind, slug, byline, publishedAt, createdAt }, draft }: FormProps) => {
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
  const label = useCategoryLabel(kind, category);
  const plan = useMemo(() => (kind === "tip" ? firstPlan(source) : null), [kind, source]);
  useRested(source, () => want({ kind, content: source }));
  useEffect(() => () => void leave(), [leave]);
  return (
    <Preview
      {...{ kind, title, category, label, excerpt, featuredImage, heroImage, difficulty, readTime, content }}
      author={kind === "tip" ? author : (byline ?? newsWords.newsroom)}
      plan={plan}
      path={pathOf(kind, slug)}
      date={publishedAt ?? createdAt}
    />
  );
};

/** The fields that only tips have. */
const TipFields = ({ fields, complaints }: { readonly fields: Fields; readonly complaints: Complaints }) => {
  const type = useUnit(editTyped);
  return (
    <>
      <div className="pair">
        <DifficultyField value={fields.difficulty} onType={type} />
        <ReadTimeField value={fields.readTime} complaint={complaints.readTime} onType={type} />
      </div>
      <div className="pair">
        <Field
          label={words.author}
          error={complaints.author}
          autoComplete="off"
          value={fields.author}
          onChange={({ currentTarget }) => type({ author: currentTarget.value })}
        />
        <ImageField
          label={words.heroImage}
          hint={words.heroHint}
          value={fields.heroImage}
          complaint={complaints.heroImage}
          target={editedImage("heroImage")}
          onType={(address) => type({ heroImage: address })}
        />
      </div>
    </>
  );
};

/** All fields of an article or a tip, the body as its source. */
export const EditForm = ({ item, draft }: FormProps) => {
  const { complaints, type, read } = useUnit({
    complaints: $complaints,
    type: editTyped,
    read: richPasted,
  });
  const source = useRewritten(null);
  const { fields } = draft;
  const { choices, hasFailed } = useCategoryChoices(item.kind, fields.category);
  return (
    <WritingFrame complaints={complaints} see={<EditPreview item={item} draft={draft} />}>
      <TitleField value={fields.title} complaint={complaints.title} onType={type} />
      <div className="pair">
        <Select
          label={words.category}
          hint={hasFailed ? words.categoriesFailed : undefined}
          choices={[{ value: "", words: words.noCategory }, ...choices]}
          value={fields.category}
          onChange={({ currentTarget }) => type({ category: currentTarget.value })}
        />
        <ImageField
          label={words.image}
          hint={words.imageHint}
          value={fields.featuredImage}
          complaint={complaints.featuredImage}
          target={editedImage("featuredImage")}
          onType={(address) => type({ featuredImage: address })}
        />
      </div>
      {item.kind === "tip" ? (
        <TipFields fields={fields} complaints={complaints} />
      ) : (
        <MatchField value={fields.match} onType={type} />
      )}
      <ExcerptField value={fields.excerpt} complaint={complaints.excerpt} onType={type} />
      <PostBox item={item} />
      <TextArea
        label={words.content}
        error={complaints.content}
        hint={words.contentHints[item.kind]}
        ref={source}
        className="source"
        spellCheck
        value={fields.content}
        onPaste={pasteRich((pasted) => read({ ...pasted, block: null }))}
        onChange={({ currentTarget }) => type({ content: currentTarget.value })}
      />
      {item.kind === "tip" && <DiagramHelp />}
    </WritingFrame>
  );
};
