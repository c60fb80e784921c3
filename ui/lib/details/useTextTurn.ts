import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { $readerIsHere } from "../page/reader.ts";
import { useUnit } from "../useUnit.ts";

/**
 * Whether a page may draw its text yet: whoever has just followed a link sees the title first, and the text a moment
 * later, drawn in small steps. The server's page is whole at once, and so is one that somebody comes back to, as high as
 * they left it, or one of which they want a part.
 */
export const useTextTurn = (): boolean => {
  const isHere = useUnit($readerIsHere);
  const cameBack = useNavigationType() === "POP";
  const wantsPart = useLocation().hash !== "";
  return useDeferredValue(true, !isHere || cameBack || wantsPart);
};
