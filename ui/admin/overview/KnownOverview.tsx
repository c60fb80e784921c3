import type { ReactNode } from "react";
import type { Overview } from "../../../domain/club/overview.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { focusContent } from "../../lib/focusContent.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words as adminWords } from "../words.ts";
import { $overview, overviewRetried } from "./overview.ts";
import { Whole } from "./overview.styles.ts";
import { words } from "./words.ts";

/** What shows the club's figures, once they are known. */
export const KnownOverview = ({ children }: { readonly children: (overview: Overview) => ReactNode }) => {
  const { overview, retry } = useUnit({ overview: $overview, retry: overviewRetried });
  if (overview.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (overview.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{adminWords.retry}</QuietButton>;
    return (
      <Whole>
        <EmptyState why="failed" title={words.failed} text={adminWords.failedAdvice} action={again} />
      </Whole>
    );
  }
  return children(overview.value);
};
