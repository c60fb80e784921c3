import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import { focusContent } from "../lib/focusContent.ts";
import type { Loaded } from "../lib/loading/loaded.ts";
import { words as adminWords } from "./words.ts";

type NotReadyProps = {
  readonly state: Exclude<Loaded<unknown>, { readonly status: "ready" }>;
  /** `advice`: in the place of what a failed read advises. */
  readonly words: { readonly loading: string; readonly failed: string; readonly advice?: string };
  readonly retry: () => void;
};

/** In the place of a view's list while it loads, or after its loading failed, with another try. */
export const NotReady = ({ state, words, retry }: NotReadyProps) => {
  if (state.status === "loading") return <ArticleSkeleton words={words.loading} />;
  const again = <QuietButton onClick={() => (focusContent(), retry())}>{adminWords.retry}</QuietButton>;
  return <EmptyState why="failed" title={words.failed} text={words.advice ?? adviceOnRead(state)} action={again} />;
};
