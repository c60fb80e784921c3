import { useId } from "react";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useHasFeature } from "../../../lib/page/features.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { tablePath } from "../../predictions/table/address.ts";
import { $competitions, $standings, standingsOf, standingsPart } from "../../standings/standings.ts";
import { words as standingsWords } from "../../standings/words.ts";
import { listAddress } from "./address.ts";
import { $query } from "./list.ts";
import { Parts } from "./MatchesPage.styles.ts";
import { comingPart, resultsPart } from "./parts.ts";
import { words } from "./words.ts";

/** Leads to the parts of the page, and to the competitions that have standings. */
export const PartLinks = () => {
  const label = useId();
  const { query, competitions, standings } = useUnit({
    query: $query,
    competitions: $competitions,
    standings: $standings,
  });
  const hasPredictions = useHasFeature("predictions");
  const names = query.competition === undefined ? (valueOf(competitions)?.competitions ?? []) : [];
  return (
    <Parts aria-label={words.parts}>
      <a href={`#${comingPart}`}>{words.coming}</a>
      <a href={`#${resultsPart}`}>{words.results}</a>
      {standingsOf(standings, query.competition).length > 0 && <a href={`#${standingsPart}`}>{standingsWords.title}</a>}
      {hasPredictions && <Link to={tablePath}>{words.predictions}</Link>}
      {names.length > 0 && (
        <div>
          <p id={label}>{typeset(`${standingsWords.title} :`)}</p>
          <ul aria-labelledby={label}>
            {names.map((competition) => (
              <li key={competition}>
                <Link to={`${listAddress({ competition })}#${standingsPart}`}>{typeset(competition)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Parts>
  );
};
