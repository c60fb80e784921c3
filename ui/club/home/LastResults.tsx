import { useId } from "react";
import { styled } from "styled-components";
import type { LatestResult } from "../../../domain/club/matches/latestResults.ts";
import { startOf } from "../../../domain/club/matches/match.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { matchPath } from "../matches/address.ts";
import { Form } from "../matches/board/Form.tsx";
import { RevealInRow } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { Outcome } from "../matches/shown/Outcome.tsx";
import { whenIs } from "../matches/state/when.ts";
import { words as matchWords } from "../matches/words.ts";
import { words } from "../words.ts";
import { $results } from "./results.ts";

const Strip = styled.section`
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

const Inside = styled.div`
  ${wrap}
  ${row(`${space.x2} ${space.x5}`)}
  align-items: center;
  min-height: 56px;
  padding-block: ${space.x2};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  & > p {
    color: ${meaning.textQuiet};
  }
  a {
    padding-block: ${space.x3};
    font-weight: ${weight.strong};
  }
  a:not(:hover) {
    text-decoration-color: transparent;
  }
  b {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

const Group = styled.div`
  ${row(`0 ${space.x3}`)}
  align-items: center;
`;

const Last = ({ result }: { readonly result: LatestResult }) => {
  const { slug, game, opponent, score, outcome } = result;
  const { day } = whenIs(startOf(result), useUnit($now));
  const { isHidden, mark, place } = useScore(slug);
  return (
    <Group {...place}>
      <Link to={matchPath(slug)}>
        <bdi>{typeset(words.lastMatch(game, opponent))}</bdi>
      </Link>
      {isHidden ? (
        <RevealInRow slug={slug} opponent={opponent} day={day} />
      ) : (
        <>
          {score && <b data-score={mark}>{matchWords.score(score.ours, score.theirs)}</b>}
          {outcome && <Outcome outcome={outcome} mark={mark} />}
        </>
      )}
    </Group>
  );
};

/** The last result, and how the last five ended. Renders nothing before the first one. */
export const LastResults = () => {
  const results = useUnit($results);
  const hasMatches = useHasFeature("matches");
  const name = useId();
  const [last] = results;
  return last && hasMatches ? (
    <Strip aria-labelledby={name}>
      <Inside>
        <p id={name}>{typeset(words.lastResult)}</p>
        <Last result={last} />
        {results.length > 1 && <Form matches={results} label={words.lastResults} />}
      </Inside>
    </Strip>
  ) : null;
};
