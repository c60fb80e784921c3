import { memo, type MouseEvent, type ReactNode, useContext, useId, useMemo } from "react";
import type { ShownContent } from "../../../../domain/content/body/shownContent.ts";
import { imageAddress } from "../../../../domain/content/editing/fields.ts";
import { isInsecureAddress } from "../../../../domain/shared/address.ts";
import type { ArticleAuthor } from "../../../../domain/content/authors.ts";
import type { Fields, ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { tagsOf } from "../../../../domain/content/tags.ts";
import { Names } from "../../articles/ArticleHead.tsx";
import { ArticleTags } from "../../articles/ArticleTags.tsx";
import { Text } from "../../body/Text.tsx";
import { DrawingContext, MarkContext } from "../../../design/components/media/contexts.ts";
import { coverAt } from "../../../design/drawings/cover.ts";
import { drawnBy } from "../../../design/drawings/picture.ts";
import { recoloured } from "../../../design/tokens/recolour.ts";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { authorFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { french } from "../../../design/components/text/french.ts";
import { Level } from "../../../design/components/surfaces/Level.tsx";
import { ContentHead } from "../../../design/components/prose/ContentHead.tsx";
import { Author } from "../../../design/components/prose/ContentHead.styles.ts";
import { levelOf } from "../../../tips/level.ts";
import { Empty, Panel, PanelHead, Paper } from "./Preview.styles.ts";
import { ShareCard } from "./ShareCard.tsx";
import { words } from "../editor/writingWords.ts";

type PreviewProps = Pick<
  Fields,
  "title" | "category" | "excerpt" | "featuredImage" | "heroImage" | "difficulty" | "searchTitle" | "searchDescription"
> & {
  readonly kind: ContentKind;
  /** The category's label. */
  readonly label: string;
  /** The drawing of a tip's plan; null without one. */
  readonly plan: string | null;
  readonly readTime: string;
  /** The page's address; null while the slug is unknown. */
  readonly path: string | null;
  /** Empty when unknown. */
  readonly author: string;
  /** Those whom an article names, in their order. */
  readonly authors: readonly ArticleAuthor[];
  /** The field of an article; empty for a tip. */
  readonly tags: string;
  /** ISO 8601: when it was published, or now. */
  readonly date: string;
  /** Null while it is loading. */
  readonly content: ShownContent | null;
};

/** The address that a typed one is kept as; null for none that readers see. */
export const pictureOf = (address: string): string | null => {
  const kept = imageAddress(address);
  return kept.ok && kept.value && !isInsecureAddress(kept.value) ? kept.value : null;
};

/** Links are inert here: they would leave the editor. */
const stay = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

const Facts = ({ kind, author, authors, date, readTime, difficulty }: PreviewProps): ReactNode => (
  <>
    {author && (
      <Author>
        <Face name={author} drawing={authorFace(author)} />
        {authors.length > 0 ? <Names authors={authors} /> : author}
      </Author>
    )}
    <time dateTime={date}>{longDate(date)}</time>
    {kind === "tip" && readTime && <span>{readTime}</span>}
    {kind === "tip" && difficulty && <Level step={levelOf(difficulty)} words={difficulty} />}
  </>
);

/** Draws the covers here: each typed letter is another cover, and another address. */
export const CoversDrawn = ({ children }: { readonly children: ReactNode }) => {
  const { emblem, colours } = useUnit($club);
  const mark = useContext(MarkContext);
  const drawn = useMemo(
    () =>
      drawnBy((address) => {
        const cover = coverAt(emblem, address.slice(mark.length));
        return cover && recoloured(cover, colours);
      }),
    [emblem, colours, mark],
  );
  return <DrawingContext value={drawn}>{children}</DrawingContext>;
};

/** The page as readers see it, rendered by the page's own components. */
export const Preview = memo((props: PreviewProps) => {
  const { kind, title, category, label, plan, excerpt, featuredImage, heroImage, readTime, path, content } = props;
  const tags = tagsOf(props.tags);
  const name = useId();
  const shown = {
    category,
    label,
    title: title.trim() || words.untitled,
    plan,
    picture: pictureOf(heroImage) ?? pictureOf(featuredImage),
  };
  const isEmpty = content !== null && content.length === 0;
  return (
    <Panel tabIndex={0} aria-labelledby={name} onClickCapture={stay}>
      <PanelHead>
        <h3 id={name}>{words.preview}</h3>
        {readTime && <span>{french(readTime)}</span>}
      </PanelHead>
      <article>
        <CoversDrawn>
          <ContentHead {...shown}>
            <Facts {...props} />
          </ContentHead>
        </CoversDrawn>
        <Paper $isLight={kind === "article"}>
          {isEmpty && !excerpt ? (
            <Empty>{french(words.nothingYet)}</Empty>
          ) : (
            <Text content={content ?? []} {...(kind === "article" && { lead: excerpt || null })} />
          )}
          {tags.length > 0 && <ArticleTags tags={tags} />}
        </Paper>
      </article>
      <ShareCard
        {...shown}
        name={props.searchTitle.trim() || shown.title}
        excerpt={props.searchDescription.trim() || excerpt}
        path={path}
      />
    </Panel>
  );
});
Preview.displayName = "Preview";
