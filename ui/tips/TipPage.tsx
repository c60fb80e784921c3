import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { ReadableDraft } from "../../domain/content/editing/readDraft.ts";
import { StaffDraft } from "../content/body/StaffDraft.tsx";
import { Text } from "../content/body/Text.tsx";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import { focusContent } from "../lib/focusContent.ts";
import { Head } from "../lib/page/Head.tsx";
import { TextSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { useCardState } from "../design/components/surfaces/cardState.ts";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { StoryHeadBones } from "../design/components/prose/StoryHead.tsx";
import { TextLink } from "../design/components/actions/TextLink.tsx";
import { shareImagePath } from "../lib/page/shareImage.ts";
import { breadcrumbs, plainArticle } from "../lib/page/structured.ts";
import { useTextTurn } from "../lib/details/useTextTurn.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Comments } from "../content/reactions/Comments.tsx";
import { ReactionBar } from "../content/reactions/ReactionBar.tsx";
import { space } from "../design/tokens/measures.ts";
import { below, when } from "../design/tokens/screens.ts";
import { wrap } from "../design/tokens/text.ts";
import { listAddress, tipAddress } from "./address.ts";
import { Contents } from "./Contents.tsx";
import { RateTip } from "./RateTip.tsx";
import { tipReactions } from "./reactions.ts";
import { Sidebar } from "./Sidebar.tsx";
import { $slug, $tip, tipRetried } from "./tip.ts";
import { TipHead } from "./TipHead.tsx";
import { words } from "./words.ts";

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: 208px minmax(0, 744px) minmax(0, 296px);
  justify-content: space-between;
  gap: 40px;
  align-items: start;
  padding-block: ${space.x7} ${space.section};

  /* Without headings there is no table of contents; the body keeps its column. */
  .text {
    grid-column: -3;
  }
  ${below.laptop} {
    grid-template-columns: minmax(0, 720px) minmax(0, 280px);
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);

    .text {
      grid-column: auto;
    }
  }
  ${below.phone} {
    padding-top: ${space.x6};
  }
  ${when.printed} {
    display: block;
  }
`;
const Aside = styled.div`
  ${wrap}
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x7} ${space.section};
`;

const BodyBones = (props: ComponentProps<typeof TextSkeleton>) => (
  <div className="text">
    <TextSkeleton {...props} />
  </div>
);

const TipPageHead = ({ tip }: { readonly tip: ReadableTip }) => {
  const path = tipAddress(tip.slug);
  const image = tip.heroImage ?? tip.featuredImage ?? shareImagePath("tips", tip.slug);
  const trail = breadcrumbs({ name: words.title, path: listAddress({}) }, { name: tip.title, path });
  return (
    <Head
      title={tip.title}
      description={tip.excerpt}
      path={path}
      image={image}
      writing={tip}
      data={[plainArticle({ ...tip, path, image, description: tip.excerpt }), trail]}
    />
  );
};

const Body = ({ tip }: { readonly tip: ReadableTip }) => (
  <>
    <Contents content={tip.content} />
    <div className="text">
      <Text content={tip.content} />
      <RateTip to={tip} />
      <ReactionBar reactions={tipReactions} to={tip} />
      <Comments reactions={tipReactions} to={tip} />
    </div>
    <Sidebar />
  </>
);

const Whole = ({ tip }: { readonly tip: ReadableTip }) => (
  <article>
    <TipPageHead tip={tip} />
    <TipHead tip={tip} />
    <Columns>{useTextTurn() ? <Body tip={tip} /> : <BodyBones />}</Columns>
  </article>
);

const BackToTips = () => (
  <TextLink way="back" to={listAddress({})}>
    {words.allTips}
  </TextLink>
);

const OnTheWay = () => (
  <>
    <Head title={useCardState()?.title ?? words.loadingTip} />
    <StoryHeadBones>
      <BackToTips />
    </StoryHeadBones>
    <Columns>
      <BodyBones words={words.loadingTip} />
    </Columns>
  </>
);

const Draft = ({ draft, banner }: { readonly draft: ReadableDraft; readonly banner: ReactNode }) => (
  <article>
    {banner}
    <TipHead tip={{ ...draft, author: draft.author ?? "", publishedAt: draft.date, views: null }} />
    <Columns>
      <Contents content={draft.content} />
      <div className="text">
        <Text content={draft.content} />
      </div>
      <Sidebar />
    </Columns>
  </article>
);

const Missing = () => (
  <Aside>
    <Head title={words.notFound} />
    <div>
      <BackToTips />
    </div>
    <EmptyState why="filtered" heading="h1" title={words.notFound} text={words.notFoundAdvice} />
  </Aside>
);

/** A tip, or its loading, missing and failed states with a next step. */
export const TipPage = () => {
  const { tip, slug, retry } = useUnit({ tip: $tip, slug: $slug, retry: tipRetried });
  switch (tip.status) {
    case "ready":
      return <Whole key={tip.value.id} tip={tip.value} />;
    case "loading":
      return <OnTheWay />;
    case "not-found":
      return (
        <StaffDraft kind="tip" slug={slug} missing={<Missing />} waiting={<OnTheWay />} onPublished={retry}>
          {(draft, banner) => <Draft draft={draft} banner={banner} />}
        </StaffDraft>
      );
    case "failed":
      return (
        <Aside>
          <Head title={words.tipFailed} />
          <div>
            <BackToTips />
          </div>
          <EmptyState
            why="failed"
            heading="h1"
            title={words.tipFailed}
            text={adviceOnRead(tip, words.failedAdvice)}
            action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
          />
        </Aside>
      );
  }
};
