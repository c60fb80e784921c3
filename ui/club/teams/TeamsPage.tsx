import { sample } from "effector";
import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { teamTexts } from "virtual:club/teamTexts";
import type { ListedTeam } from "../../../domain/club/teams/readTeams.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { TextSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { useFollowing } from "../../lib/live/following.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { Head } from "../../lib/page/Head.tsx";
import type { PageHandle } from "../../lib/page/handle.ts";
import { sportsTeam } from "../../lib/structured/sportsTeam.ts";
import { breadcrumbs } from "../../lib/structured/statement.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { FollowWays } from "../FollowWays.tsx";
import { textsOpened, useTexts } from "../pages/texts.ts";
import { teamPath, teamsPath } from "./address.ts";
import { coachesIn } from "./coaches.ts";
import { ExpansionBoard } from "./ExpansionBoard.tsx";
import { $teams, $teamsStatus, teamsOpened, teamsRetried } from "./list.ts";
import { TeamBoard } from "./TeamBoard.tsx";
import { figuresToCome, TeamsHead } from "./TeamsHead.tsx";
import { words } from "./words.ts";

const statementsOf = (teams: readonly ListedTeam[]) => [
  ...teams.map(({ slug, game, description, players, staff }) =>
    sportsTeam({
      name: game,
      sport: game,
      path: teamPath(slug),
      description,
      players: players.map(({ name }) => name),
      coaches: coachesIn(staff),
    }),
  ),
  breadcrumbs({ name: words.title, path: teamsPath }),
];

/** The club's teams, each on a board, and the planned one. */
export const Component = () => {
  const { title, lead, playersAre, expansion } = useTexts("teams", teamTexts);
  const { state, retry } = useUnit({ state: $teams, retry: teamsRetried });
  useFollowing("teams");
  const { teams = [], figures } = valueOf(state) ?? {};
  return (
    <>
      <Head title={words.title} description={lead} path={teamsPath} data={statementsOf(teams)} />
      <TeamsHead
        title={title}
        lead={lead}
        playersAre={playersAre}
        figures={state.status === "loading" ? figuresToCome : figures}
      />
      {state.status === "loading" && (
        <Board as="div">
          <Wrap>
            <TextSkeleton words={words.loadingList} />
          </Wrap>
        </Board>
      )}
      {state.status === "failed" && (
        <Wrap>
          <EmptyState
            why="failed"
            title={words.listFailed}
            text={adviceOnRead(state)}
            action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
          />
        </Wrap>
      )}
      {state.status === "ready" && teams.length === 0 && (
        <Board as="div">
          <Wrap>
            <FirstState what="teams" title={words.noTeams} text={words.noTeamsText} ways={<FollowWays />}>
              <StaffStep id="team" />
            </FirstState>
          </Wrap>
        </Board>
      )}
      {teams.map((team, at) => (
        <TeamBoard key={team.slug} number={at + 1} team={team} />
      ))}
      <ExpansionBoard {...(teams.length > 0 && { number: teams.length + 1 })} expansion={expansion} />
    </>
  );
};

sample({ clock: teamsOpened, fn: () => ["teams"] as const, target: textsOpened });

export const handle: PageHandle = { opened: teamsOpened, status: $teamsStatus, shows: ["teams"] };
