import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Quoted } from "../../../../../../domain/content/remarks/quoted.ts";
import type { RemarkId } from "../../../../../../domain/content/remarks/remark.ts";
import { type Marked, quotedIn, remarkAt, remarkOrder, withMarks, withPassage } from "./remarkMarks.ts";

/** The remarks beside an editor. */
export type Remarking = {
  readonly marked: readonly Marked[];
  /** The latest wish to go to the editor: to the passage of a remark, or where the cursor is. A new object goes anew. */
  readonly goal: { readonly passage: RemarkId | null } | null;
  /** A remark is to be written on these words. */
  readonly onAsk: (quoted: Quoted) => void;
  /** The remarks whose passage the text has, in its order; null while no document is open. */
  readonly onOrder: (order: readonly RemarkId[] | null) => void;
  /** The remark whose passage has the cursor. */
  readonly onEnter: (id: RemarkId | null) => void;
};

/** Marks the passages with remarks in an editor. Returns what asks for a remark on the selected words. */
export const useRemarkMarks = (view: EditorView | null, state: EditorState | null, remarks: Remarking | undefined) => {
  const { marked, goal } = remarks ?? {};
  const tellOrder = useEffectEvent((order: readonly RemarkId[] | null) => remarks?.onOrder(order));
  const tellEntry = useEffectEvent((id: RemarkId | null) => remarks?.onEnter(id));
  useEffect(() => {
    if (view && marked) view.dispatch(withMarks(view.state.tr, marked));
  }, [view, marked]);
  const order = state && remarkOrder(state);
  const entered = (state && remarkAt(state)) ?? null;
  useEffect(() => {
    if (view) tellOrder(order);
  }, [view, order]);
  useEffect(() => tellEntry(entered), [entered]);
  useEffect(() => () => tellOrder(null), []);
  // An editor that opens later has nothing to do with an earlier wish.
  const reached = useRef(goal);
  useEffect(() => {
    if (!view || !goal || goal === reached.current) return;
    reached.current = goal;
    view.focus();
    const passage = goal.passage && withPassage(view.state, goal.passage);
    view.dispatch((passage || view.state.tr).scrollIntoView());
  }, [view, goal]);
  return () => {
    const quoted = view && quotedIn(view.state);
    if (quoted) remarks?.onAsk(quoted);
  };
};
