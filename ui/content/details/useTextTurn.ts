import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { $visitorIsHere } from "../../lib/page/visitor.ts";
import { useUnit } from "../../lib/useUnit.ts";

/**
 * Whether a page may render its body. After a followed link the title is rendered first and the body deferred. The
 * server's page, a page reached by going back, and one with an anchor render at once, because they need their full
 * height.
 */
export const useTextTurn = (): boolean => {
  const isHere = useUnit($visitorIsHere);
  const cameBack = useNavigationType() === "POP";
  const wantsPart = useLocation().hash !== "";
  return useDeferredValue(true, !isHere || cameBack || wantsPart);
};
