import { Link } from "react-router-dom";
import { typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $standings, standingsPart } from "../../standings/standings.ts";
import { words } from "../../standings/words.ts";
import { listAddress } from "./address.ts";
import { Links } from "./MatchesPage.styles.ts";

/** Leads to the competitions that have standings. */
export const StandingsLinks = () => {
  const names = valueOf(useUnit($standings))?.competitions ?? [];
  return names.length > 0 ? (
    <Links>
      {`${typeset(`${words.title} :`)} `}
      {names.map((competition) => (
        <Link key={competition} to={`${listAddress({ competition })}#${standingsPart}`}>
          {typeset(competition)}
        </Link>
      ))}
    </Links>
  ) : null;
};
