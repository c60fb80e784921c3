import { useDeferredValue, useMemo } from "react";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { readTimeOf } from "../../../../domain/content/editing/readTime.ts";
import { $account } from "../../../accounts/session/session.ts";
import { Field } from "../../../design/components/forms/Field.tsx";
import { $now } from "../../../lib/page/now.ts";
import { words as newsWords } from "../../articles/words.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { pathOf } from "../../../admin/address.ts";
import { CardFields } from "../editor/fields/CardFields.tsx";
import { useCategoryLabel } from "../editor/fields/categories.ts";
import {
  type Complaint,
  DifficultyField,
  ExcerptField,
  ReadTimeField,
  TitleField,
} from "../editor/fields/CommonFields.tsx";
import { creationTyped, creator } from "./create.ts";
import { $slug } from "./createSlug.ts";
import { $complaints } from "./creating.ts";
import type { CreationDraft } from "./creationDraft.ts";
import { AuthorsField } from "../editor/fields/AuthorsField.tsx";
import { namesLine, useAuthors } from "../editor/fields/authors.ts";
import { TagsField } from "../editor/fields/TagsField.tsx";
import { MatchField } from "../editor/fields/MatchField.tsx";
import { BodyEditor } from "../editor/rich/BodyEditor.tsx";
import { Preview } from "../preview/Preview.tsx";
import { useBodyPreview } from "../preview/useBodyPreview.ts";
import { SearchFields } from "../editor/fields/SearchFields.tsx";
import { Settings } from "../editor/fields/Settings.tsx";
import { newImage } from "../editor/pictures/upload.ts";
import { WritingFrame } from "../editor/WritingFrame.tsx";
import { words } from "../editor/writingWords.ts";

type DraftProps = { readonly draft: CreationDraft };

/** Shown to readers when the author has no name: see signatureOf(). */
const unnamed = { article: newsWords.newsroom, tip: words.author } satisfies Record<ContentKind, string>;

/** Deferred, so that typing stays fast. */
const CreationPreview = ({ draft }: DraftProps) => {
  const { account, moment, slug } = useUnit({ account: $account, moment: $now, slug: $slug });
  const {
    kind,
    title,
    category,
    excerpt,
    featuredImage,
    authors,
    tags,
    difficulty,
    readTime,
    searchTitle,
    searchDescription,
    content: source,
  } = useDeferredValue(draft);
  const content = useBodyPreview(kind, source);
  const proposed = useMemo(() => readTimeOf(kind, source), [kind, source]);
  const label = useCategoryLabel(kind, category);
  const named = useAuthors(kind === "article" ? authors : "");
  return (
    <Preview
      {...{ kind, title, category, label, excerpt, featuredImage, difficulty, content, searchTitle, searchDescription }}
      heroImage=""
      plan={null}
      path={slug && pathOf(kind, slug)}
      readTime={readTime || proposed}
      author={namesLine(named) || account?.fullName || (kind === "tip" && account?.username) || unnamed[kind]}
      authors={named}
      tags={kind === "article" ? tags : ""}
      date={new Date(moment.now).toISOString()}
    />
  );
};

const SlugField = ({ draft: { kind, slug: typed } }: DraftProps) => {
  const { slug, type } = useUnit({ slug: $slug, type: creationTyped });
  return (
    <Field
      label={words.slug}
      hint={slug ? words.slugHint(pathOf(kind, slug)) : words.slugHintNone}
      placeholder={slug ?? ""}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ currentTarget }) => type({ slug: currentTarget.value })}
    />
  );
};

const TipFields = ({ draft: { kind, difficulty, readTime, content }, complaint }: DraftProps & Complaint) => {
  const type = useUnit(creationTyped);
  const rested = useDeferredValue(content);
  const proposed = useMemo(() => readTimeOf(kind, rested), [kind, rested]);
  return (
    <div className="pair">
      <DifficultyField value={difficulty} onType={type} />
      <ReadTimeField value={readTime} complaint={complaint} proposed={proposed} onType={type} />
    </div>
  );
};

/** The form of a new article or tip and its preview. */
export const CreateForm = ({ draft }: DraftProps) => {
  const { complaints, writes, slug, type } = useUnit({
    complaints: $complaints,
    writes: creator.$writes,
    slug: $slug,
    type: creationTyped,
  });
  const { kind, title, category, excerpt, match, authors, tags, content } = draft;
  const label = useCategoryLabel(kind, category);
  const path = slug ? pathOf(kind, slug) : null;
  return (
    <WritingFrame complaints={complaints} see={<CreationPreview draft={draft} />}>
      <TitleField value={title} complaint={complaints.title} onType={type} />
      <ExcerptField value={excerpt} complaint={complaints.excerpt} onType={type} />
      <Settings complaints={complaints} summary={[label || words.noCategory, path ?? words.addressOfTitle]}>
        <CardFields kind={kind} fields={draft} complaint={complaints.featuredImage} target={newImage} onType={type} />
        {kind === "tip" ? (
          <TipFields draft={draft} complaint={complaints.readTime} />
        ) : (
          <>
            <AuthorsField value={authors} onType={type} />
            <TagsField value={tags} onType={type} />
            <MatchField value={match} onType={type} />
          </>
        )}
        <SlugField draft={draft} />
        <SearchFields fields={draft} path={path} complaints={complaints} onType={type} />
      </Settings>
      <BodyEditor kind={kind} content={content} writes={writes} complaint={complaints.content} onType={type} />
    </WritingFrame>
  );
};
