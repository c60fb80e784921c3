import { useDeferredValue, useMemo } from "react";
import { firstPlan } from "../../../../domain/content/body/firstPlan.ts";
import type { EditedItem, Fields } from "../../../../domain/content/editing/contentItem.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { words as newsWords } from "../../articles/words.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { PostBox } from "../../../discord/PostBox.tsx";
import { pathOf } from "../../../admin/address.ts";
import { CardFields } from "../editor/fields/CardFields.tsx";
import { useCategoryLabel } from "../editor/fields/categories.ts";
import {
  DifficultyField,
  ExcerptField,
  ImageField,
  ReadTimeField,
  TitleField,
} from "../editor/fields/CommonFields.tsx";
import type { Complaints } from "../editor/complaints/complaints.ts";
import { editor, editTyped } from "./edit.ts";
import { HighlightFields } from "../highlights/HighlightFields.tsx";
import { AuthorsField } from "../editor/fields/AuthorsField.tsx";
import { signedLine, useAuthors } from "../editor/fields/authors.ts";
import { TagsField } from "../editor/fields/TagsField.tsx";
import { MatchField } from "../editor/fields/MatchField.tsx";
import type { EditDraft } from "./editDraft.ts";
import { Preview } from "../preview/Preview.tsx";
import { useBodyPreview } from "../preview/useBodyPreview.ts";
import { BodyEditor } from "../editor/rich/BodyEditor.tsx";
import { useRemarking } from "../remarks/useRemarking.tsx";
import { $complaints } from "./saving.ts";
import { SlugForm } from "./SlugForm.tsx";
import { SearchFields } from "../editor/fields/SearchFields.tsx";
import { Settings } from "../editor/fields/Settings.tsx";
import { editedImage } from "../editor/pictures/upload.ts";
import { WritingFrame } from "../editor/WritingFrame.tsx";
import { words } from "../editor/writingWords.ts";

type FormProps = { readonly item: EditedItem; readonly draft: EditDraft };

const EditPreview = ({ item, draft }: FormProps) => {
  const { kind, slug, publishedAt, createdAt } = item;
  const {
    title,
    category,
    excerpt,
    featuredImage,
    heroImage,
    difficulty,
    readTime,
    author,
    authors,
    tags,
    searchTitle,
    searchDescription,
    content: source,
  } = useDeferredValue(draft.fields);
  const label = useCategoryLabel(kind, category);
  const named = useAuthors(authors, item);
  const plan = useMemo(() => (kind === "tip" ? firstPlan(source) : null), [kind, source]);
  const content = useBodyPreview(kind, source);
  return (
    <Preview
      {...{
        kind,
        title,
        category,
        label,
        excerpt,
        featuredImage,
        heroImage,
        difficulty,
        readTime,
        content,
        searchTitle,
        searchDescription,
      }}
      author={kind === "tip" ? author : (signedLine(item, named) ?? newsWords.newsroom)}
      authors={named}
      tags={tags}
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

/** All fields of an article or a tip. */
export const EditForm = ({ item, draft }: FormProps) => {
  const { complaints, writes, type } = useUnit({ complaints: $complaints, writes: editor.$writes, type: editTyped });
  const { fields } = draft;
  const { marks, beside } = useRemarking(item.id);
  const label = useCategoryLabel(item.kind, fields.category);
  const path = pathOf(item.kind, item.slug);
  return (
    <WritingFrame complaints={complaints} see={<EditPreview item={item} draft={draft} />} remarks={beside}>
      <TitleField value={fields.title} complaint={complaints.title} onType={type} />
      <ExcerptField value={fields.excerpt} complaint={complaints.excerpt} onType={type} />
      <Settings complaints={complaints} summary={[label || words.noCategory, path]}>
        <CardFields
          kind={item.kind}
          fields={fields}
          complaint={complaints.featuredImage}
          target={editedImage("featuredImage")}
          onType={type}
        />
        {item.kind === "tip" ? (
          <TipFields fields={fields} complaints={complaints} />
        ) : (
          <>
            <AuthorsField value={fields.authors} stored={item} onType={type} />
            <TagsField value={fields.tags} onType={type} />
            <MatchField value={fields.match} onType={type} />
          </>
        )}
        <HighlightFields item={item} />
        <SlugForm key={item.id} item={item} />
        <SearchFields fields={fields} path={path} complaints={complaints} onType={type} />
      </Settings>
      <PostBox item={item} />
      <BodyEditor
        kind={item.kind}
        content={fields.content}
        writes={writes}
        complaint={complaints.content}
        remarks={marks}
        onType={type}
      />
    </WritingFrame>
  );
};
