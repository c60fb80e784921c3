import type { ListedMatch, TeamMatches } from "../../../../domain/club/matches/listMatches.ts";
import { startOf, stateOf } from "../../../../domain/club/matches/match.ts";
import type { TeamName } from "../../../../domain/club/matches/ports.ts";
import type { Moment } from "../../../../domain/shared/clock.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Calendars } from "../calendar/Calendars.tsx";
import { zoneName } from "../state/when.ts";
import { $isPlaying, $teamMatches, teamMatchesRetried } from "./team.ts";
import { ComingMatch } from "./ComingMatch.tsx";
import { Empty, Section, Title } from "./TeamComing.styles.ts";
import { words } from "./words.ts";

/** So many are a list; the rest is on the page of all matches. */
const most = 3;

/** The matches that are still to come, postponed or being played; cancelled ones too, until they would have begun. */
const aheadOf = (matches: readonly ListedMatch[], moment: Moment): readonly ListedMatch[] =>
  matches.filter((match) => {
    const state = stateOf(match, moment);
    return state === "cancelled" ? startOf(match) > moment.now : state !== "to-score";
  });

type Shown = { readonly team: TeamName };

const Coming = ({ team, teams }: Shown & { readonly teams: readonly TeamMatches[] }) => {
  const moment = useUnit($now);
  const own = teams.find(({ slug }) => slug === team.slug);
  const coming = aheadOf(own?.coming ?? [], moment).slice(0, most);
  return (
    <>
      <Title>
        <h3>{words.coming}</h3>
        {coming.length > 0 && <p>{french(zoneName(moment.zone))}</p>}
      </Title>
      {coming.length > 0 ? (
        <ul>
          {coming.map((match) => (
            <ComingMatch key={match.slug} match={match} />
          ))}
        </ul>
      ) : (
        <Empty>{typeset(words.none)}</Empty>
      )}
      {/* Explained once per page, at the first team. */}
      {own && <Calendars team={team} withAll={own === teams[0] && teams.length > 1} explains={own === teams[0]} />}
    </>
  );
};

/** A team's next matches, and its calendar to subscribe to. */
export const TeamComing = ({ team }: Shown) => {
  const { teams, isPlaying, retry } = useUnit({
    teams: $teamMatches,
    isPlaying: $isPlaying,
    retry: teamMatchesRetried,
  });
  useFollowing("matches", isPlaying);
  if (teams.status === "loading") return <ArticleSkeleton words={words.loading} />;
  return (
    <Section>
      {teams.status === "ready" ? (
        <Coming team={team} teams={teams.value} />
      ) : (
        <>
          <Title>
            <h3>{words.coming}</h3>
          </Title>
          <Empty>{typeset(words.failed)}</Empty>
          <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
        </>
      )}
    </Section>
  );
};
