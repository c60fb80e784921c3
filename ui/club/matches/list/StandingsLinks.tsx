import { useId } from "react";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $competitions, standingsPart } from "../../standings/standings.ts";
import { words } from "../../standings/words.ts";
import { listAddress } from "./address.ts";
import { Links } from "./MatchesPage.styles.ts";

/** Leads to the competitions that have standings. */
export const StandingsLinks = () => {
  const label = useId();
  const names = valueOf(useUnit($competitions))?.competitions ?? [];
  return names.length > 0 ? (
    <Links>
      <p id={label}>{typeset(`${words.title} :`)}</p>
      <ul aria-labelledby={label}>
        {names.map((competition) => (
          <li key={competition}>
            <Link to={`${listAddress({ competition })}#${standingsPart}`}>{typeset(competition)}</Link>
          </li>
        ))}
      </ul>
    </Links>
  ) : null;
};
