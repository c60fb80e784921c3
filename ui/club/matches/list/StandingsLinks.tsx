import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { typeset } from "../../../design/components/text/french.ts";
import { size, space } from "../../../design/tokens/measures.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $standings } from "../../standings/standings.ts";
import { words } from "../../standings/words.ts";
import { listAddress } from "./address.ts";

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x4};
  font-size: ${size.small};
`;

/** Leads to the competitions that have standings. */
export const StandingsLinks = () => {
  const names = valueOf(useUnit($standings))?.competitions ?? [];
  return names.length === 0 ? null : (
    <Line>
      {typeset(`${names.length > 1 ? words.others : words.title} :`)}{" "}
      {names.map((competition) => (
        <Link key={competition} to={listAddress({ competition })}>
          {typeset(competition)}
        </Link>
      ))}
    </Line>
  );
};
