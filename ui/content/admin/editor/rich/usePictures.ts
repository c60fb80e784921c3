import { closeHistory } from "prosemirror-history";
import type { EditorState, Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $uploads, pictureTaken } from "../pictures.ts";
import { anchored, anchorOf } from "./anchors.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;
const nameOf = (batch: number): string => `pictures ${batch}`;

/** Puts a picture on a line of its own after the block of a place, or into that block when it is an empty line. The next comes after it. */
const withPicture = (
  state: EditorState,
  name: string,
  image: { readonly address: string; readonly description?: string },
): Transaction => {
  const { doc } = state;
  const place = Math.min(anchorOf(state, name)?.from ?? doc.content.size, doc.content.size);
  const at = Math.min(doc.resolve(place).index(0), doc.childCount - 1);
  const block = doc.child(at);
  let from = 0;
  for (let before = 0; before < at; before++) from += doc.child(before).nodeSize;
  const isEmpty = block.type === nodes.paragraph && block.content.size === 0;
  const start = isEmpty ? from : from + block.nodeSize;
  const line = nodes.paragraph.create(null, nodes.image.create(image));
  const transaction = closeHistory(state.tr).replaceWith(start, isEmpty ? from + block.nodeSize : start, line);
  const after = start + line.nodeSize - 1;
  return anchored(transaction, name, { from: after, to: after }).setMeta("addToHistory", true);
};

/** Puts uploaded pictures where they were asked for, in the order in which they arrive. */
export const usePictures = (view: EditorView | null): void => {
  const { uploads, take } = useUnit({ uploads: $uploads, take: pictureTaken });
  useEffect(() => {
    if (!view) return;
    for (const { id, batch, state } of uploads) {
      const name = nameOf(batch);
      if (!anchorOf(view.state, name)) {
        const { to } = view.state.selection;
        view.dispatch(anchored(view.state.tr, name, { from: to, to }));
      }
      if (state.kind !== "stored") continue;
      const { address, description = "" } = state;
      const stored = { address, description };
      view.dispatch(withPicture(view.state, name, stored));
      take(id);
    }
  }, [view, uploads, take]);
};
