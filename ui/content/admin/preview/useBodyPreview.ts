import { useEffect } from "react";
import type { ShownContent } from "../../../../domain/content/body/shownContent.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useRested } from "../editor/rested.ts";
import { $preview, previewLeft, previewWanted } from "./preview.ts";

/** The body of a source as readers see it, shortly after it was typed; null before the first. */
export const useBodyPreview = (kind: ContentKind, source: string): ShownContent | null => {
  const { content, want, leave } = useUnit({ content: $preview, want: previewWanted, leave: previewLeft });
  useRested(`${kind} ${source}`, () => want({ kind, content: source }));
  useEffect(() => () => void leave(), [leave]);
  return content;
};
