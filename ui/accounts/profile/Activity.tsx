import { useEffect } from "react";
import type { Statistics } from "../../../domain/accounts/ports.ts";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { $statistics, statisticsWanted } from "./settings/memberData.ts";
import { statistics as labels, words } from "./settings/settingsWords.ts";
import { focusContent } from "../../lib/focusContent.ts";

const figures = Object.keys(labels) as (keyof Statistics)[];

/** Counts of the member's comments, likes and applications. */
export const Activity = () => {
  const { statistics, want } = useUnit({ statistics: $statistics, want: statisticsWanted });
  useEffect(() => want(), [want]);

  if (statistics.status === "loading") return <ArticleSkeleton words={words.activity.loading} />;
  if (statistics.status === "failed") {
    return (
      <>
        <p role="status">{french(words.activity.failed)}</p>
        <QuietButton onClick={() => (focusContent(), want())}>{words.activity.retry}</QuietButton>
      </>
    );
  }
  return (
    <dl>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{french(labels[figure])}</dt>
          <dd>{wholeNumber(statistics.value[figure])}</dd>
        </div>
      ))}
    </dl>
  );
};
