import { Link } from "react-router-dom";
import { typeset } from "../../../design/components/text/french.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $standings } from "../../standings/standings.ts";
import { words } from "../../standings/words.ts";
import { listAddress } from "./address.ts";

/** Leads to the competitions that have standings. */
export const StandingsLinks = () => {
  const names = valueOf(useUnit($standings))?.competitions ?? [];
  return names.length > 0 ? (
    <p>
      {typeset(`${words.title} :`)}
      {names.map((competition, at) => (
        <span key={competition}>
          {at > 0 ? ", " : " "}
          <Link to={listAddress({ competition })}>{typeset(competition)}</Link>
        </span>
      ))}
    </p>
  ) : null;
};
