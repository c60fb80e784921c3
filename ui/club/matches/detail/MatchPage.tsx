import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { stack } from "../../../design/tokens/layout.ts";
import { space } from "../../../design/tokens/measures.ts";
import { wrap } from "../../../design/tokens/text.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $club } from "../../../lib/page/club.ts";
import { Head } from "../../../lib/page/Head.tsx";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { shareImagePath } from "../../../lib/page/shareImage.ts";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { listPath, matchPath } from "../address.ts";
import { BackToMatches } from "./BackToMatches.tsx";
import { $isPlaying, $match, $matchStatus, matchOpened, matchRetried } from "./match.ts";
import { MatchArticles, useMatchArticles } from "./MatchArticles.tsx";
import { MatchDetails } from "./MatchDetails.tsx";
import { MatchHead } from "./MatchHead.tsx";
import { sportsEvent } from "./sportsEvent.ts";
import { words } from "./words.ts";

/** The metadata tell no score: they are shown where it isn't asked for. */
const MatchHeadTags = ({ match }: { readonly match: Match }) => {
  const { shortName } = useUnit($club);
  const { slug, game, competition, stage, opponent, start, status } = match;
  const path = matchPath(slug);
  const image = shareImagePath("matches", slug);
  const day = longDate(start);
  const name = words.titleOf(shortName, opponent);
  const event = [game, competition, stage].filter(Boolean).join(", ");
  const isPostponed = status === "postponed";
  const description = isPostponed ? words.descriptionPostponed(event) : words.description(event, day);
  return (
    <Head
      title={isPostponed ? words.titlePostponed(name) : `${name}, ${day}`}
      description={description}
      path={path}
      image={image}
      data={[
        sportsEvent({ match, name, description, path, image }),
        breadcrumbs({ name: words.list, path: listPath }, { name, path }),
      ]}
    />
  );
};

const Apart = styled.div`
  ${wrap}
  ${stack(space.x5)}
  padding-block: ${space.x7} ${space.section};
`;

type MissingProps = {
  readonly why: "filtered" | "failed";
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
};

/** In place of a match. */
const Missing = (props: MissingProps) => (
  <Apart>
    <Head title={props.title} />
    <div>
      <BackToMatches />
    </div>
    <EmptyState heading="h1" {...props} />
  </Apart>
);

const Shown = ({ match }: { readonly match: Match }) => (
  <article>
    <MatchHeadTags match={match} />
    <MatchHead match={match} />
    <MatchDetails match={match} isLast={useMatchArticles(match).length === 0} />
    <MatchArticles match={match} />
  </article>
);

/** A match, or the reason why there is none, with the next step. */
export const Component = () => {
  const { match, retry } = useUnit({ match: $match, retry: matchRetried });
  useFollowing("matches");
  switch (match.status) {
    case "ready":
      return <Shown match={match.value} />;
    case "loading":
      return (
        <Apart>
          <Head title={words.loading} />
          <div>
            <BackToMatches />
          </div>
          <TextSkeleton words={words.loading} />
        </Apart>
      );
    case "not-found":
      return <Missing why="filtered" title={words.notFound} text={words.notFoundAdvice} />;
    case "failed":
      return (
        <Missing
          why="failed"
          title={words.failed}
          text={adviceOnRead(match)}
          action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
        />
      );
  }
};

export const handle: PageHandle = {
  opened: matchOpened,
  status: $matchStatus,
  $isLive: $isPlaying,
  shows: ["matches", "articles", "standings", "teams"],
};
