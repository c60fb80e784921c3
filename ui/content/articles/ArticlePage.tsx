import type { ReactNode } from "react";
import type { ReadableArticle } from "../../../domain/content/articles/readArticle.ts";
import type { ReadableDraft } from "../../../domain/content/editing/readDraft.ts";
import { StaffDraft } from "../body/StaffDraft.tsx";
import { StaffEdit } from "../body/StaffEdit.tsx";
import { Text } from "../body/Text.tsx";
import { TextSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { useCardState } from "../../design/components/surfaces/cardState.ts";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ContentHeadSkeleton } from "../../design/components/prose/ContentHead.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { personPath } from "../../club/teams/address.ts";
import { Head } from "../../lib/page/Head.tsx";
import { shareImageOf, shareImagePath } from "../../lib/page/shareImage.ts";
import { newsArticle } from "../../lib/structured/article.ts";
import { breadcrumbs } from "../../lib/structured/statement.ts";
import { TextTurn } from "../details/TextTurn.tsx";
import { useMoved } from "../../lib/page/useMoved.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Comments } from "../reactions/Comments.tsx";
import { ReactionBar } from "../reactions/ReactionBar.tsx";
import { articleAddress, newsPath } from "./address.ts";
import {
  $article,
  $articleAlsoShows,
  $articleId,
  $articleModules,
  $articleMovedTo,
  $articleSlug,
  $articleStatus,
  articleOpened,
  articleRetried,
} from "./article.ts";
import { AboutMatch } from "./AboutMatch.tsx";
import { ArticleTags } from "./ArticleTags.tsx";
import { ArticleHead, BackToNews } from "./ArticleHead.tsx";
import { Apart, BodyColumn, Columns, Paper } from "./ArticlePage.styles.ts";
import { matchStatement } from "./matchStatement.ts";
import { articleReactions } from "./reactions.ts";
import { Related } from "./Related.tsx";
import { words } from "./words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";

const ArticleHeadTags = ({ article }: { readonly article: ReadableArticle }) => {
  const { title, slug, publishedAt, updatedAt, featuredImage } = article;
  const path = articleAddress(slug);
  const description = article.searchDescription ?? article.excerpt;
  const hasMatches = useHasFeature("matches");
  const hasTeams = useHasFeature("teams");
  const authors = article.authors.map(({ name, person }) => ({
    name,
    path: person !== null && hasTeams ? personPath(person) : null,
  }));
  const about = hasMatches && article.match ? matchStatement(article.match) : null;
  const image = shareImageOf(shareImagePath("news", slug), featuredImage);
  const writing = {
    publishedAt,
    updatedAt,
    author: article.author ?? words.newsroom,
    category: article.categoryLabel,
  };
  return (
    <Head
      title={article.searchTitle ?? title}
      description={description}
      path={path}
      image={image}
      writing={writing}
      data={[
        newsArticle({ title, path, image, description, ...writing, author: article.author, authors, about }),
        breadcrumbs({ name: words.title, path: newsPath }, { name: title, path }),
      ]}
    />
  );
};

const OnPaper = ({ children }: { readonly children: ReactNode }) => (
  <Paper>
    <Columns>
      <BodyColumn>{children}</BodyColumn>
      <Related />
    </Columns>
  </Paper>
);

const Written = ({ excerpt, content, tags }: Pick<ReadableArticle, "excerpt" | "content" | "tags">) => (
  <>
    <Text lead={excerpt} content={content} />
    {tags.length > 0 && <ArticleTags tags={tags} />}
  </>
);

const Body = ({ article }: { readonly article: ReadableArticle }) => (
  <>
    <Written {...article} />
    {article.match && <AboutMatch match={article.match} />}
    <ReactionBar reactions={articleReactions} to={article}>
      <StaffEdit kind="article" id={article.id} />
    </ReactionBar>
    <Comments reactions={articleReactions} to={article} />
  </>
);

const Whole = ({ article }: { readonly article: ReadableArticle }) => (
  <article>
    <ArticleHeadTags article={article} />
    <ArticleHead article={article} />
    <OnPaper>
      <TextTurn waiting={<TextSkeleton />}>
        <Body article={article} />
      </TextTurn>
    </OnPaper>
  </article>
);

const OnTheWay = () => (
  <>
    <Head title={useCardState()?.title ?? words.loadingArticle} />
    <ContentHeadSkeleton>
      <BackToNews />
    </ContentHeadSkeleton>
    <OnPaper>
      <TextSkeleton words={words.loadingArticle} />
    </OnPaper>
  </>
);

type MissingProps = { readonly why: "filtered" | "failed"; readonly title: string; readonly text: string };

const Missing = ({ why, title, text, action }: MissingProps & { readonly action?: ReactNode }) => (
  <Apart>
    <Head title={title} />
    <div>
      <BackToNews />
    </div>
    <EmptyState why={why} heading="h1" title={title} text={text} action={action} />
  </Apart>
);

/** A draft as its article will look, under a banner. Here, because a file of its own makes the page's download larger. */
export const ArticleDraft = ({ draft, banner }: { readonly draft: ReadableDraft; readonly banner: ReactNode }) => (
  <article>
    {banner}
    <ArticleHead article={{ ...draft, publishedAt: draft.date }} />
    <OnPaper>
      <Written {...draft} />
    </OnPaper>
  </article>
);

/** An article, or the reason why there is none, with the next step. */
export const Component = () => {
  useMoved($articleMovedTo);
  const { article, slug, retry } = useUnit({ article: $article, slug: $articleSlug, retry: articleRetried });
  switch (article.status) {
    case "ready":
      return <Whole key={article.value.id} article={article.value} />;
    case "loading":
      return <OnTheWay />;
    case "not-found":
      return (
        <StaffDraft
          kind="article"
          slug={slug}
          missing={<Missing why="filtered" title={words.notFound} text={words.notFoundAdvice} />}
          waiting={<OnTheWay />}
          onPublished={retry}
        >
          {(draft, banner) => <ArticleDraft draft={draft} banner={banner} />}
        </StaffDraft>
      );
    case "failed": {
      const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
      return <Missing why="failed" title={words.articleFailed} text={adviceOnRead(article)} action={again} />;
    }
  }
};

export const handle: PageHandle = {
  opened: articleOpened,
  modules: $articleModules,
  status: $articleStatus,
  movedTo: $articleMovedTo,
  shows: ["articles", "matches"],
  alsoShows: $articleAlsoShows,
  item: $articleId,
};
