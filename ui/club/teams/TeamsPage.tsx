import { teams } from "virtual:club/teams";
import { Head } from "../../lib/page/Head.tsx";
import { breadcrumbs, sportsTeam } from "../../lib/page/structured.ts";
import { ExpansionBoard } from "./ExpansionBoard.tsx";
import { TeamBoard } from "./TeamBoard.tsx";
import { TeamsHead } from "./TeamsHead.tsx";
import { words } from "./words.ts";
import { withPageTop } from "../../lib/page/withPageTop.tsx";

const path = "/teams";
const statements = [
  ...teams.teams.map(({ slug, game, description, players, staff }) =>
    sportsTeam({
      name: game,
      sport: game,
      path: `${path}#${slug}`,
      description,
      players: players.map(({ name }) => name),
      coaches: staff.filter(({ role }) => role === "Coach").map(({ name }) => name),
    }),
  ),
  breadcrumbs({ name: words.title, path }),
];

const TeamsPage = () => (
  <>
    <Head title={words.title} description={teams.lead} path={path} data={statements} />
    <TeamsHead {...teams} />
    {teams.teams.map((team, at) => (
      <TeamBoard key={team.slug} number={at + 1} team={team} />
    ))}
    <ExpansionBoard number={teams.teams.length + 1} expansion={teams.expansion} />
  </>
);

export const Component = withPageTop(TeamsPage);
