import { useDeferredValue } from "react";
import { useNavigationType } from "react-router-dom";
import { $readerIsHere } from "./reader.ts";
import { useUnit } from "./useUnit.ts";

/**
 * Whether a page may draw its text yet: whoever has just followed a link sees the title first, and the text a moment
 * later, drawn in small steps. The server's page is whole at once, and so is one that somebody comes back to: it has to be
 * as high as they left it.
 */
export const useTextTurn = (): boolean => {
  const isHere = useUnit($readerIsHere);
  const cameBack = useNavigationType() === "POP";
  return useDeferredValue(true, !isHere || cameBack);
};
