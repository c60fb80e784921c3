import type { Club } from "../../../domain/club/club.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { rival } from "../../design/drawings/rival.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Plates, Sign, Them, Us } from "./Versus.styles.ts";
import { words } from "./words.ts";

type VersusProps = { readonly club: Club; readonly opponent: string; readonly isLong: boolean };

/** The club and its opponent on three plates, as on a broadcast. */
export const Versus = ({ club: { crest, wordmark }, opponent, isLong }: VersusProps) => (
  <Plates $isLong={isLong}>
    <Us>
      <img src={crest} alt="" width="32" height="32" />
      <b>{typeset(wordmark.strong)}</b>
    </Us>{" "}
    <Sign>{words.versus}</Sign>{" "}
    <Them>
      <img src={dataAddress(rival(opponent))} alt="" width="32" height="32" />
      <b>{typeset(opponent)}</b>
    </Them>
  </Plates>
);
