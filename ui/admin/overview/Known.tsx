import type { ReactNode } from "react";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { focusContent } from "../../lib/focusContent.ts";
import type { Loaded } from "../../lib/loading/loaded.ts";
import { words as adminWords } from "../words.ts";
import { Whole } from "./overview.styles.ts";
import { adviceOnRead } from "../../lib/feedback/failure.ts";

type KnownProps<Value> = {
  readonly state: Loaded<Value>;
  readonly words: { readonly loading: string; readonly failed: string };
  readonly retry: () => void;
  readonly children: (value: Value) => ReactNode;
};

/** What shows figures, once they are known. */
export const Known = <Value,>({ state, words, retry, children }: KnownProps<Value>) => {
  if (state.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (state.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{adminWords.retry}</QuietButton>;
    return (
      <Whole>
        <EmptyState why="failed" title={words.failed} text={adviceOnRead(state)} action={again} />
      </Whole>
    );
  }
  return children(state.value);
};
