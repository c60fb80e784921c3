import { useEffect } from "react";
import type { FollowedTeam } from "../../../../domain/club/teams/followedTeams.ts";
import { followedTeamsTab as followedTeamsKey } from "../../../accounts/profile/address.ts";
import { ButtonLink } from "../../../design/components/actions/Button.tsx";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { $now } from "../../../lib/page/now.ts";
import type { MemberTab } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ComingMatch } from "../../matches/team/ComingMatch.tsx";
import { zoneName } from "../../matches/state/when.ts";
import { teamPath, teamsPath } from "../address.ts";
import { words as teamWords } from "../words.ts";
import { Empty, List, Next, Note, Panel, PanelHead } from "./FollowedTeamsTab.styles.ts";
import { $followedTeams, $leaving, refreshed, reloaded, stopPressed } from "./list.ts";
import { words } from "./words.ts";

const NextMatch = ({ next }: Pick<FollowedTeam, "next">) =>
  next ? (
    <Next>
      <ComingMatch match={next} />
    </Next>
  ) : (
    <Empty>{typeset(words.noMatch)}</Empty>
  );

const One = ({ team }: { readonly team: FollowedTeam }) => {
  const { leaving, stop } = useUnit({ leaving: $leaving, stop: stopPressed });
  const hasTeams = useHasFeature("teams");
  const hasMatches = useHasFeature("matches");
  const name = typeset(teamWords.team(team.game));
  return (
    <Panel>
      <PanelHead>
        <h3>{hasTeams ? <Link to={teamPath(team.slug)}>{name}</Link> : name}</h3>
        <QuietButton
          busy={leaving.includes(team.slug)}
          aria-label={french(words.stopFor(name))}
          onClick={() => (focusContent(), stop(team.slug))}
        >
          {words.stop}
        </QuietButton>
      </PanelHead>
      {hasMatches && <NextMatch next={team.next} />}
    </Panel>
  );
};

/** The teams that the member follows, each with its next match. */
const FollowedTeams = () => {
  const { followed, moment, want, retry } = useUnit({
    followed: $followedTeams,
    moment: $now,
    want: refreshed,
    retry: reloaded,
  });
  const hasTeams = useHasFeature("teams");
  const hasMatches = useHasFeature("matches");
  useEffect(() => want(), [want]);
  useFollowing("teams");
  useFollowing("matches");

  if (followed.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (followed.status === "failed") {
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.failed}
        text={adviceOnRead(followed)}
        action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
      />
    );
  }
  if (followed.value.length === 0) {
    const toTeams = (
      <ButtonLink size="small" to={teamsPath}>
        {words.teams}
      </ButtonLink>
    );
    const advice = hasMatches ? words.noneAdvice : words.noneAdviceAlone;
    return (
      <EmptyState
        why="first"
        heading="h3"
        title={words.none}
        text={hasTeams ? advice : words.closedNow}
        action={hasTeams && toTeams}
      />
    );
  }
  return (
    <>
      {!hasTeams && <Note>{typeset(words.closedNow)}</Note>}
      {hasMatches && followed.value.some(({ next }) => next) && (
        <Note>{typeset(words.nextMatches(zoneName(moment.zone)))}</Note>
      )}
      <List aria-label={words.tab}>
        {followed.value.map((team) => (
          <One key={team.slug} team={team} />
        ))}
      </List>
    </>
  );
};

export const followedTeamsTab: MemberTab = {
  key: followedTeamsKey,
  words: words.tab,
  Panel: () => (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      <FollowedTeams />
    </>
  ),
};
