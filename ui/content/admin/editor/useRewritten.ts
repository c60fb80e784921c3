import { type RefObject, useEffect, useRef } from "react";
import { useUnit } from "../../../lib/useUnit.ts";
import { rewrite } from "./pasted.ts";
import { $rewritten, rewrittenTaken } from "./pasting.ts";

/** A ref for the control of a block, or of the source (`null`). Types pasted text into it. */
export const useRewritten = (block: number | null): RefObject<HTMLTextAreaElement | null> => {
  const control = useRef<HTMLTextAreaElement>(null);
  const { rewritten, take } = useUnit({ rewritten: $rewritten, take: rewrittenTaken });
  useEffect(() => {
    if (rewritten?.block !== block) return;
    take();
    // After React's commit: during it, React would restore the old value before its change handler runs.
    queueMicrotask(() => control.current && rewrite(control.current, rewritten.text));
  }, [rewritten, block, take]);
  return control;
};
