import { CardSkeletons } from "../../design/components/feedback/CardSkeletons.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { newsPath } from "../../content/articles/address.ts";
import { tipsPath } from "../../tips/address.ts";
import { Part, type PartPosition } from "../Part.tsx";
import { $hasTips, $reading, readingRetried } from "./reading.ts";
import { Texts } from "./Texts.tsx";
import { words } from "../words.ts";
import { focusContent } from "../../lib/focusContent.ts";

const Shown = () => {
  const { reading, retry } = useUnit({ reading: $reading, retry: readingRetried });
  if (reading.status === "loading") return <CardSkeletons label={words.loadingReading} columns={2} count={2} />;
  if (reading.status === "ready") return <Texts texts={reading.value} />;
  const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
  return (
    <EmptyState why="failed" heading="h3" title={words.readingFailed} text={words.readingFailedAdvice} action={again} />
  );
};

/** All tips, or all articles while there is no tip. */
const All = () => {
  const hasTips = useUnit($hasTips);
  return <TextLink to={hasTips ? tipsPath : newsPath}>{hasTips ? words.allTips : words.allNews}</TextLink>;
};

/** The newest tips and articles. */
export const Reading = (place: PartPosition) => (
  <Part {...place} title={words.reading} more={<All />}>
    <Shown />
  </Part>
);
