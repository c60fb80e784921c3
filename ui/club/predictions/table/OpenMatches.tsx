import { useId } from "react";
import type { AnnouncedMatch } from "../../../../domain/club/matches/announced.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $club } from "../../../lib/page/club.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { listPath, matchPath } from "../../matches/address.ts";
import { whenIs } from "../../matches/state/when.ts";
import { words as matchWords } from "../../matches/words.ts";
import { outcomeName } from "../words.ts";
import { $openMatches, $ownOfOpen } from "./openMatches.ts";
import { Open } from "./PredictionTable.styles.ts";
import { words } from "./words.ts";

type Of = { readonly match: AnnouncedMatch };

/** What the member expects of it. Nothing before it is known, and for visitors. */
const Own = ({ match: { slug, opponent } }: Of) => {
  const { own, club } = useUnit({ own: $ownOfOpen, club: $club });
  const prediction = own[slug];
  if (prediction === undefined) return null;
  if (prediction === null) return <p>{french(words.notYet)}</p>;
  const { outcome, score } = prediction;
  return (
    <p>
      {french(words.yours)} <b>{typeset(outcomeName(outcome, { club: club.shortName, opponent }))}</b>
      {score && `, ${matchWords.score(score.ours, score.theirs)}`}
    </p>
  );
};

const OneMatch = ({ match }: Of) => {
  const moment = useUnit($now);
  const { weekday, day, time } = whenIs(startOf(match), moment);
  return (
    <li>
      <Link to={matchPath(match.slug)}>{typeset(matchWords.opponent(match.game, match.opponent))}</Link>
      <time dateTime={match.start}>{french(`${weekday} ${day}, ${time}`)}</time>
      <Own match={match} />
    </li>
  );
};

/** The next matches to predict, with what the member expects of each. */
export const OpenMatches = () => {
  const title = useId();
  const open = useUnit($openMatches);
  if (!useHasFeature("matches")) return null;
  return (
    <Open aria-labelledby={title}>
      <h2 id={title}>{french(words.open)}</h2>
      {open.status === "ready" && open.value.length === 0 && <p>{french(words.noneOpen)}</p>}
      {open.status === "ready" && open.value.length > 0 && (
        <ol>
          {open.value.map((match) => (
            <OneMatch key={match.slug} match={match} />
          ))}
        </ol>
      )}
      <TextLink to={listPath}>{french(words.toMatches)}</TextLink>
    </Open>
  );
};
