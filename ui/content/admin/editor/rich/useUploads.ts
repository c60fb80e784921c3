import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $uploadingFor, bodyImage } from "../upload.ts";
import { $uploaded, uploadTaken } from "../uploaded.ts";
import { anchored, anchorOf } from "./anchors.ts";
import { selectedImage, setImage } from "./format.ts";

const name = "upload";

/** Puts an uploaded picture where it was asked for, also when the text around has changed meanwhile. */
export const useUploads = (view: EditorView | null, state: EditorState | null): void => {
  const { busyWith, uploaded, take } = useUnit({ busyWith: $uploadingFor, uploaded: $uploaded, take: uploadTaken });
  const isBusy = busyWith === bodyImage;
  const at = state && selectedImage(state)?.at;
  useEffect(() => {
    if (!view || !isBusy || at === null || at === undefined || anchorOf(view.state, name)) return;
    view.dispatch(anchored(view.state.tr, name, { from: at, to: at + 1 }));
  }, [view, isBusy, at]);
  useEffect(() => {
    const range = view && anchorOf(view.state, name);
    if (!view || !range || isBusy) return;
    if (uploaded !== null) setImage(range.from, { address: uploaded })(view.state, view.dispatch, view);
    view.dispatch(anchored(view.state.tr, name, null));
    take();
  }, [view, isBusy, uploaded, take]);
};
