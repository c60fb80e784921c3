import { styled } from "styled-components";
import type { AroundMatch } from "../../../../domain/club/matches/aroundMatch.ts";
import { type Match, startOf } from "../../../../domain/club/matches/match.ts";
import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { $club } from "../../../lib/page/club.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { Form } from "../board/Form.tsx";
import { RevealInRow } from "../hidden/Reveal.tsx";
import { useScore } from "../hidden/useScore.ts";
import { whenIs } from "../state/when.ts";
import { sentence, words as matchWords } from "../words.ts";
import { words } from "./words.ts";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x5} ${space.column};
  padding-top: ${space.x4};
  h3 {
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    overflow-wrap: anywhere;
  }
  p {
    margin-block: ${space.x1} ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${below.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Meetings = styled.ul`
  grid-column: 1 / -1;
  border-top: ${stroke.hairline} solid ${meaning.line};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x3};
    min-height: ${layout.touch};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
  }
  b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** "Déjà joué : 0 – 2 le 17 oct." */
const Meeting = ({ match }: { readonly match: ListedMatch }) => {
  const { day } = whenIs(startOf(match), useUnit($now));
  const { isHidden, mark, place } = useScore(match.slug);
  const { score } = match;
  const told = score
    ? matchWords.score(score.ours, score.theirs)
    : match.forfeit && sentence([matchWords.forfeits[match.forfeit]]);
  return (
    <li {...place}>
      <span>
        {typeset(words.played)} {isHidden ? null : <b data-score={mark}>{told}</b>}
      </span>
      {isHidden && <RevealInRow {...match} day={day} />}
      <Link to={matchPath(match.slug)}>{typeset(words.theDay(day))}</Link>
    </li>
  );
};

type SidesProps = { readonly match: Match; readonly around: AroundMatch };

/** How both sides have played, as far as the club knows: its own results, and those against this opponent. */
export const Sides = ({ match: { game, opponent }, around: { latest, met } }: SidesProps) => {
  const { shortName } = useUnit($club);
  if (latest.length + met.length === 0) return null;
  return (
    <section>
      <h2>{typeset(words.sides)}</h2>
      <Columns>
        <div>
          <h3>{typeset(shortName)}</h3>
          <p>{typeset(words.lastOf(latest.length))}</p>
          <Form matches={latest} label={matchWords.form(game)} />
        </div>
        <div>
          <h3>
            <bdi>{typeset(opponent)}</bdi>
          </h3>
          <p>{typeset(met.length > 0 ? words.lastAgainstUs(met.length) : words.neverMet)}</p>
          {met.length > 0 && <Form matches={met} label={words.against(opponent)} isTheirs />}
        </div>
        {met.length > 0 && (
          <Meetings>
            {met.slice(0, 3).map((one) => (
              <Meeting key={one.slug} match={one} />
            ))}
          </Meetings>
        )}
      </Columns>
    </section>
  );
};
