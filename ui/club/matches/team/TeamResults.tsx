import { Link } from "../../../design/components/actions/Link.tsx";
import type { ListedMatch, TeamMatches } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import type { TeamName } from "../../../../domain/club/matches/ports.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { listAddress } from "../list/address.ts";
import { Reveal, RevealInRow } from "../hidden/Reveal.tsx";
import { useScore } from "../hidden/useScore.ts";
import { words as hiddenWords } from "../hidden/words.ts";
import { Outcome } from "../shown/Outcome.tsx";
import { Form } from "../board/Form.tsx";
import { stateWords } from "../state/stateWords.ts";
import { recordName, Totals } from "../shown/Totals.tsx";
import { whenIs } from "../state/when.ts";
import { sentence, words as matchWords } from "../words.ts";
import { $teamMatches } from "./team.ts";
import { Beside, Latest, Result, Section, ScoreLine, Streak, Title } from "./TeamResults.styles.ts";
import { words } from "./words.ts";

const ResultItem = ({ match }: { readonly match: ListedMatch }) => {
  const { day } = whenIs(startOf(match), useUnit($now));
  const { score } = match;
  const { isHidden, mark, place } = useScore(match.slug);
  const outcome = match.outcome ?? "drawn";
  const told = score ? matchWords.score(score.ours, score.theirs) : null;
  return (
    <Result {...place} $outcome={isHidden ? null : outcome} data-edge={mark}>
      <ScoreLine>
        {isHidden ? (
          <RevealInRow {...match} day={day} />
        ) : (
          <>
            {told ? (
              <b data-score={mark}>{told}</b>
            ) : (
              <span data-score={mark}>{match.forfeit && stateWords.forfeits[match.forfeit]}</span>
            )}
            <Outcome outcome={outcome} mark={mark} />
          </>
        )}
      </ScoreLine>
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

/** The record and the streak, or a button in their place. */
const Record = ({ team, own }: Shown & { readonly own: TeamMatches }) => {
  const { totals } = own;
  const name = recordName(listAddress({ team: team.slug }), totals);
  const { isHidden, mark, place } = useScore(name);
  const streak = streakWords(own);
  return (
    <Beside {...place}>
      {isHidden ? (
        <Reveal name={name} about={hiddenWords.ofTeam(team.game)}>
          {hiddenWords.revealRecord}
        </Reveal>
      ) : (
        <>
          {streak && <Streak data-score={mark}>{french(sentence([streak]))}</Streak>}
          <Totals totals={totals} mark={mark} />
        </>
      )}
    </Beside>
  );
};

type Shown = { readonly team: TeamName };

/** How a team has played: its record, and the last five results. Renders nothing before the first one. */
export const TeamResults = ({ team }: Shown) => {
  const own = valueOf(useUnit($teamMatches))?.find(({ slug }) => slug === team.slug);
  if (!own || own.latest.length === 0) return null;
  const { latest } = own;
  return (
    <Section>
      <Title>
        <h3>{words.results}</h3>
        <Form matches={latest} label={matchWords.form(own.game)} />
        <Record team={team} own={own} />
      </Title>
      <Latest>
        {latest.map((match) => (
          <ResultItem key={match.slug} match={match} />
        ))}
      </Latest>
      <TextLink to={listAddress({ team: team.slug })}>{words.allResults}</TextLink>
    </Section>
  );
};
