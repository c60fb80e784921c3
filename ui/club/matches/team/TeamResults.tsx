import { Link } from "react-router-dom";
import type { ListedMatch, TeamMatches } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import type { Team } from "../../../../domain/club/teams.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $moment } from "../../../lib/page/moment.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { listAddress } from "../list/address.ts";
import { Outcome } from "../Outcome.tsx";
import { stateWords } from "../stateWords.ts";
import { Totals } from "../Totals.tsx";
import { whenIs } from "../when.ts";
import { sentence, words as matchWords } from "../words.ts";
import { $teamMatches } from "./team.ts";
import { Beside, Form, Result, Section, Standing, Streak, Title } from "./TeamResults.styles.ts";
import { words } from "./words.ts";

const ResultItem = ({ match }: { readonly match: ListedMatch }) => {
  const { day } = whenIs(startOf(match), useUnit($moment));
  const { score } = match;
  const outcome = match.outcome ?? "drawn";
  return (
    <Result $outcome={outcome}>
      <Standing>
        {score ? <b>{matchWords.score(score.ours, score.theirs)}</b> : <span>{stateWords.forfeit}</span>}
        <Outcome outcome={outcome} />
      </Standing>
      <Link to={matchPath(match.slug)}>
        <bdi>{typeset(match.opponent)}</bdi>
      </Link>
      <p>
        <time dateTime={match.start}>{day}</time>, {typeset(match.competition)}
      </p>
    </Result>
  );
};

/** "3 victoires de suite"; nothing for a single one. The streak may be longer than the known results. */
const streakWords = ({ streak, latest, totals: { won, drawn, lost } }: TeamMatches): string | null => {
  if (!streak || streak.matches < 2) return null;
  const told = words.streak[streak.outcome](streak.matches);
  return streak.matches === latest.length && won + drawn + lost > latest.length ? words.atLeast(told) : told;
};

/** How a team has played: its record, and the last five results. Renders nothing before the first one. */
export const TeamResults = ({ team }: { readonly team: Pick<Team, "slug"> }) => {
  const own = valueOf(useUnit($teamMatches))?.find(({ slug }) => slug === team.slug);
  if (!own || own.latest.length === 0) return null;
  const { totals, latest } = own;
  const streak = streakWords(own);
  return (
    <Section>
      <Title>
        <h3>{words.results}</h3>
        <Beside>
          {streak && <Streak>{french(sentence([streak]))}</Streak>}
          <Totals totals={totals} />
        </Beside>
      </Title>
      <Form>
        {latest.map((match) => (
          <ResultItem key={match.slug} match={match} />
        ))}
      </Form>
      <TextLink to={listAddress({ team: team.slug })}>{words.allResults}</TextLink>
    </Section>
  );
};
