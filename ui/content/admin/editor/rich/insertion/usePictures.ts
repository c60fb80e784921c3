import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { fileTitle } from "../../../../../../domain/content/files/fileKind.ts";
import type { Upload } from "../../../uploads/createUploads.ts";
import { pictures } from "../../pictures/pictures.ts";
import { anchored, anchorOf } from "../document/anchors.ts";
import { schema } from "../document/schema.ts";

const { nodes, marks } = schema;
type StoredUpload = Extract<Upload["state"], { readonly kind: "stored" }>;
const nameOf = (batch: number): string => `pictures ${batch}`;

/** A picture; of a file, the link that readers see as its block. */
const nodeOf = (upload: Upload, { address, description = "" }: StoredUpload): Node =>
  upload.isFile
    ? schema.text(fileTitle(upload.name), [marks.link.create({ address })])
    : nodes.image.create({ address, description });

/** Puts a picture or a file on a line of its own after the block of a place, or into that block when it is an empty line. The next comes after it. */
const withUpload = (state: EditorState, name: string, node: Node): Transaction => {
  const { doc } = state;
  const place = Math.min(anchorOf(state, name)?.from ?? doc.content.size, doc.content.size);
  const at = Math.min(doc.resolve(place).index(0), doc.childCount - 1);
  const block = doc.child(at);
  let from = 0;
  for (let before = 0; before < at; before++) from += doc.child(before).nodeSize;
  const isEmpty = block.type === nodes.paragraph && block.content.size === 0;
  const start = isEmpty ? from : from + block.nodeSize;
  const line = nodes.paragraph.create(null, node);
  const transaction = closeHistory(state.tr).replaceWith(start, isEmpty ? from + block.nodeSize : start, line);
  const after = start + line.nodeSize - 1;
  return anchored(transaction, name, { from: after, to: after }).setMeta("addToHistory", true);
};

/** Puts uploaded pictures and files where they were asked for, in the order in which they arrive. */
export const usePictures = (view: EditorView | null): void => {
  const { uploads, take } = useUnit({ uploads: pictures.$all, take: pictures.taken });
  useEffect(() => {
    if (!view) return;
    for (const upload of uploads) {
      const { id, batch, state } = upload;
      const name = nameOf(batch);
      if (!anchorOf(view.state, name)) {
        const { to } = view.state.selection;
        view.dispatch(anchored(view.state.tr, name, { from: to, to }));
      }
      if (state.kind !== "stored") continue;
      view.dispatch(withUpload(view.state, name, nodeOf(upload, state)));
      take(id);
    }
  }, [view, uploads, take]);
};
