import { type ReactNode, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { $visitorIsHere } from "../../lib/page/visitor.ts";
import { useUnit } from "../../lib/useUnit.ts";

type TextTurnProps = { readonly waiting: ReactNode; readonly children: ReactNode };

/**
 * The body of a page. After a followed link the title is rendered first, with `waiting` in the body's place, and the body deferred. The
 * server's page, a page reached by going back, and one with an anchor render at once, because they need their full height.
 */
export const TextTurn = ({ waiting, children }: TextTurnProps) => {
  const isHere = useUnit($visitorIsHere);
  const cameBack = useNavigationType() === "POP";
  const wantsPart = useLocation().hash !== "";
  return useDeferredValue(true, !isHere || cameBack || wantsPart) ? children : waiting;
};
