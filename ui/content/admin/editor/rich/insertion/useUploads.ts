import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import { useUnit } from "../../../../../lib/useUnit.ts";
import { $isRetry, $uploadFailedFor, $uploadingFor, bodyImage } from "../../pictures/upload.ts";
import { $uploaded, uploadTaken } from "../../pictures/uploaded.ts";
import { anchored, anchorOf } from "../document/anchors.ts";
import { selectedImage, setImage } from "../document/format.ts";

const name = "upload";
/** The place of a picture whose upload failed, for another try. */
const failedName = "failed upload";

/** Puts an uploaded picture where it was asked for, also when the text around has changed meanwhile. */
export const useUploads = (view: EditorView | null, state: EditorState | null): void => {
  const { busyWith, failedFor, isRetry, uploaded, take } = useUnit({
    busyWith: $uploadingFor,
    failedFor: $uploadFailedFor,
    isRetry: $isRetry,
    uploaded: $uploaded,
    take: uploadTaken,
  });
  const isBusy = busyWith === bodyImage;
  const hasFailed = failedFor === bodyImage;
  const at = state && selectedImage(state)?.at;
  useEffect(() => {
    if (!view || !isBusy || anchorOf(view.state, name)) return;
    const selected = typeof at === "number" ? { from: at, to: at + 1 } : undefined;
    const place = isRetry ? anchorOf(view.state, failedName) : selected;
    if (place) view.dispatch(anchored(view.state.tr, name, place));
  }, [view, isBusy, isRetry, at]);
  useEffect(() => {
    const range = view && anchorOf(view.state, name);
    if (!view || !range || isBusy) return;
    if (uploaded !== null) setImage(range.from, { address: uploaded })(view.state, view.dispatch, view);
    view.dispatch(anchored(view.state.tr, failedName, hasFailed ? range : null));
    view.dispatch(anchored(view.state.tr, name, null));
    take();
  }, [view, isBusy, hasFailed, uploaded, take]);
};
