import { type RefObject, useEffect, useRef } from "react";
import { useUnit } from "../../../lib/useUnit.ts";
import { rewrite } from "./pasted.ts";
import { $rewritten, rewrittenTaken } from "./pasting.ts";

/** For the control of a block, or of a source (`null`): what was pasted there comes into it as if it were typed. */
export const useRewritten = (block: number | null): RefObject<HTMLTextAreaElement | null> => {
  const control = useRef<HTMLTextAreaElement>(null);
  const { rewritten, take } = useUnit({ rewritten: $rewritten, take: rewrittenTaken });
  useEffect(() => {
    if (rewritten?.block !== block) return;
    take();
    // Not while React is at work: it would put the control back before it has heard what was typed there.
    queueMicrotask(() => control.current && rewrite(control.current, rewritten.text));
  }, [rewritten, block, take]);
  return control;
};
