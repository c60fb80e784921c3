import { type ReactNode, useEffect } from "react";
import type { Notification } from "../../domain/notifications/notification.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { adviceOnRead } from "../lib/feedback/failure.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $list, listWanted, retried } from "./inbox.ts";
import { words } from "./words.ts";

/** The member's notifications, or why none is shown. */
export const Shown = ({ children }: { readonly children: (lines: readonly Notification[]) => ReactNode }) => {
  const { list, want, retry } = useUnit({ list: $list, want: listWanted, retry: retried });
  useEffect(() => want(), [want]);

  if (list.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (list.status === "failed") {
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.failed}
        text={adviceOnRead(list)}
        action={<QuietButton onClick={() => retry()}>{words.retry}</QuietButton>}
      />
    );
  }
  if (list.value.length === 0) {
    return <EmptyState why="first" heading="h3" title={words.none} text={words.noneAdvice} />;
  }
  return children(list.value);
};
