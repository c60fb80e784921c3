import type { ComponentProps, ReactNode } from "react";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { ReadableDraft } from "../../domain/content/editing/readDraft.ts";
import { StaffDraft } from "../content/body/StaffDraft.tsx";
import { StaffEdit } from "../content/body/StaffEdit.tsx";
import { Text } from "../content/body/Text.tsx";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import { focusContent } from "../lib/focusContent.ts";
import { Head } from "../lib/page/Head.tsx";
import { TextSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { useCardState } from "../design/components/surfaces/cardState.ts";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { ContentHeadSkeleton } from "../design/components/prose/ContentHead.tsx";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { shareImageOf, shareImagePath } from "../lib/page/shareImage.ts";
import { plainArticle } from "../lib/structured/article.ts";
import { breadcrumbs } from "../lib/structured/statement.ts";
import { TextTurn } from "../content/details/TextTurn.tsx";
import { useSlot } from "../lib/page/slots.ts";
import { useMoved } from "../lib/page/useMoved.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Comments } from "../content/reactions/Comments.tsx";
import { ReactionBar } from "../content/reactions/ReactionBar.tsx";
import { tipAddress, tipsPath } from "./address.ts";
import { Contents } from "./Contents.tsx";
import { RateTip } from "./RateTip.tsx";
import { tipReactions } from "./reactions.ts";
import { Sidebar } from "./Sidebar.tsx";
import { $slug, $tip, $tipId, $tipModules, $tipMovedTo, $tipStatus, tipOpened, tipRetried } from "./tip.ts";
import { TipHead } from "./TipHead.tsx";
import { Apart, BodyColumn, Columns } from "./TipPage.styles.ts";
import { words } from "./words.ts";
import type { PageHandle } from "../lib/page/handle.ts";

const BodyBones = (props: ComponentProps<typeof TextSkeleton>) => (
  <BodyColumn>
    <TextSkeleton {...props} />
  </BodyColumn>
);

const TipPageHead = ({ tip }: { readonly tip: ReadableTip }) => {
  const path = tipAddress(tip.slug);
  const description = tip.searchDescription ?? tip.excerpt;
  const image = shareImageOf(shareImagePath("tips", tip.slug), tip.heroImage, tip.featuredImage);
  const trail = breadcrumbs({ name: words.title, path: tipsPath }, { name: tip.title, path });
  return (
    <Head
      title={tip.searchTitle ?? tip.title}
      description={description}
      path={path}
      image={image}
      writing={tip}
      data={[plainArticle({ ...tip, path, image, description }), trail]}
    />
  );
};

const Body = ({ tip }: { readonly tip: ReadableTip }) => (
  <>
    <Contents content={tip.content} />
    <BodyColumn>
      <Text content={tip.content} />
      <ReactionBar reactions={tipReactions} to={tip}>
        <RateTip id={tip.id} />
        <StaffEdit kind="tip" id={tip.id} />
      </ReactionBar>
      <Comments reactions={tipReactions} to={tip} />
    </BodyColumn>
    <Sidebar />
  </>
);

const Whole = ({ tip }: { readonly tip: ReadableTip }) => (
  <article>
    <TipPageHead tip={tip} />
    <TipHead tip={tip}>
      {useSlot("tipHead").map((Piece, at) => (
        <Piece key={at} to={tip} />
      ))}
    </TipHead>
    <Columns>
      <TextTurn waiting={<BodyBones />}>
        <Body tip={tip} />
      </TextTurn>
    </Columns>
  </article>
);

const BackToTips = () => (
  <TextLink way="back" to={tipsPath}>
    {words.allTips}
  </TextLink>
);

const OnTheWay = () => (
  <>
    <Head title={useCardState()?.title ?? words.loadingTip} />
    <ContentHeadSkeleton>
      <BackToTips />
    </ContentHeadSkeleton>
    <Columns>
      <BodyBones words={words.loadingTip} />
    </Columns>
  </>
);

/** A draft as its tip will look, under a banner. Here, because a file of its own makes the page's download larger. */
export const TipDraft = ({ draft, banner }: { readonly draft: ReadableDraft; readonly banner: ReactNode }) => (
  <article>
    {banner}
    <TipHead tip={{ ...draft, author: draft.author ?? "", publishedAt: draft.date, views: null }} />
    <Columns>
      <Contents content={draft.content} />
      <BodyColumn>
        <Text content={draft.content} />
      </BodyColumn>
      <Sidebar />
    </Columns>
  </article>
);

const Missing = () => (
  <Apart>
    <Head title={words.notFound} />
    <div>
      <BackToTips />
    </div>
    <EmptyState why="filtered" heading="h1" title={words.notFound} text={words.notFoundAdvice} />
  </Apart>
);

/** A tip, or its loading, missing and failed states with a next step. */
export const Component = () => {
  useMoved($tipMovedTo);
  const { tip, slug, retry } = useUnit({ tip: $tip, slug: $slug, retry: tipRetried });
  switch (tip.status) {
    case "ready":
      return <Whole key={tip.value.id} tip={tip.value} />;
    case "loading":
      return <OnTheWay />;
    case "not-found":
      return (
        <StaffDraft kind="tip" slug={slug} missing={<Missing />} waiting={<OnTheWay />} onPublished={retry}>
          {(draft, banner) => <TipDraft draft={draft} banner={banner} />}
        </StaffDraft>
      );
    case "failed":
      return (
        <Apart>
          <Head title={words.tipFailed} />
          <div>
            <BackToTips />
          </div>
          <EmptyState
            why="failed"
            heading="h1"
            title={words.tipFailed}
            text={adviceOnRead(tip)}
            action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
          />
        </Apart>
      );
  }
};

export const handle: PageHandle = {
  opened: tipOpened,
  modules: $tipModules,
  status: $tipStatus,
  movedTo: $tipMovedTo,
  shows: ["tips"],
  item: $tipId,
  countsViews: true,
};
