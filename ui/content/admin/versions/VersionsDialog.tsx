import { type RefObject, useEffect, useRef, useState } from "react";
import type { VersionId } from "../../../../domain/content/versions/ports.ts";
import type { VersionList as Known } from "../../../../domain/content/versions/listVersions.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { timeOf } from "../schedule/words.ts";
import { Comparison } from "./Comparison.tsx";
import { VersionList } from "./VersionList.tsx";
import {
  $compared,
  $comparison,
  $isGone,
  $isOutdated,
  $isRestoring,
  $list,
  type Compared,
  comparisonRetried,
  otherChosen,
  restorePressed,
  versionChosen,
  versionsRetried,
  versionsShown,
} from "./versions.ts";
import { $opened, versionsClosed } from "./opened.ts";
import { Back, Frame, Note, Pane, PaneHead } from "./versions.styles.ts";
import { words } from "./words.ts";
import { adviceOnRead, type FailureAnswer } from "../../../lib/feedback/failure.ts";

type FailedProps = { readonly title: string; readonly why: FailureAnswer; readonly onRetry: () => void };

const Failed = ({ title, why, onRetry }: FailedProps) => (
  <EmptyState
    why="failed"
    heading="h3"
    title={title}
    text={adviceOnRead(why)}
    action={<QuietButton onClick={onRetry}>{adminWords.retry}</QuietButton>}
  />
);

type ChosenProps = { readonly known: Known; readonly compared: Compared };

const ComparedPane = ({ known: { item, versions }, compared: { chosen, other } }: ChosenProps) => {
  const { comparison, isOutdated, choose, retry } = useUnit({
    comparison: $comparison,
    isOutdated: $isOutdated,
    choose: otherChosen,
    retry: comparisonRetried,
  });
  const place = versions.indexOf(chosen);
  const [before, after] = versions.indexOf(other) > place ? [other, chosen] : [chosen, other];
  const nameOf = (at: string, its: number): string => {
    if (its === place + 1) return words.previous(timeOf(at));
    return its === 0 ? words.currentOne(timeOf(at)) : timeOf(at);
  };
  const choices = versions
    .map(({ id, at }, its) => ({ value: id as string, words: typeset(nameOf(at, its)) }))
    .filter(({ value }) => value !== chosen.id);
  return (
    <>
      <PaneHead>
        <h3 tabIndex={-1}>{typeset(words.versionOf(timeOf(chosen.at)))}</h3>
        {choices.length > 0 && (
          <Select
            label={words.compareWith}
            choices={choices}
            value={other.id}
            onChange={({ target }) => choose(target.value as VersionId)}
          />
        )}
      </PaneHead>
      {before !== after && <Note>{typeset(words.between(timeOf(before.at), timeOf(after.at)))}</Note>}
      {comparison.status === "loading" && <Note role="status">{words.comparing}</Note>}
      {comparison.status === "failed" && <Failed title={words.notCompared} why={comparison} onRetry={retry} />}
      {comparison.status === "ready" && (
        <div aria-busy={isOutdated}>
          {isOutdated && <VisuallyHidden role="status">{words.comparing}</VisuallyHidden>}
          <Comparison kind={item.kind} comparison={comparison.value} isOnly={other === chosen} />
        </div>
      )}
    </>
  );
};

const isSeen = (place: string, frame: RefObject<HTMLElement | null>): boolean =>
  frame.current?.querySelector(place)?.checkVisibility() ?? false;

const Body = ({ known, compared }: ChosenProps) => {
  const { comparison, choose } = useUnit({ comparison: $comparison, choose: versionChosen });
  const [view, show] = useState<"list" | "comparison">("list");
  const frame = useRef<HTMLDivElement>(null);
  // The pressed control may be hidden with its part on narrow screens, or gone with its change after a restoration.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.checkVisibility() && activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(isSeen("h3", frame) ? "h3" : "[aria-current]")?.focus();
  }, [view, known, comparison]);
  return (
    <Frame ref={frame} data-view={view}>
      <VersionList
        versions={known.versions}
        chosen={compared.chosen.id}
        onChoose={(version) => (choose(version), show("comparison"))}
      />
      <Pane aria-label={words.legend}>
        <Back>
          <QuietButton look="bare" onClick={() => show("list")}>
            <Icon name="back" />
            {words.all}
          </QuietButton>
        </Back>
        <ComparedPane known={known} compared={compared} />
      </Pane>
    </Frame>
  );
};

const Restore = () => {
  const { isRestoring, restore } = useUnit({ isRestoring: $isRestoring, restore: restorePressed });
  return (
    <Button size="small" busy={isRestoring} onClick={() => restore()}>
      {words.restore}
    </Button>
  );
};

/** The versions of an article or a tip: what each changed, and the way back to it. */
export const VersionsDialog = () => {
  const { item, list, isGone, compared, close, show, retry, lost } = useUnit({
    item: $opened,
    list: $list,
    isGone: $isGone,
    compared: $compared,
    close: versionsClosed,
    show: versionsShown,
    retry: versionsRetried,
    lost: partLoadFailed,
  });
  useEffect(() => {
    if (item) show();
  }, [item, show]);
  const known = list.status === "ready" ? list.value : null;
  return (
    <Dialog
      isOpen={item !== null}
      size="wide"
      isRead
      title={item ? typeset(words.title(item.title)) : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={known && compared && compared.chosen !== known.versions[0] && <Restore />}
    >
      {list.status === "loading" && <TextSkeleton words={words.loading} />}
      {list.status === "failed" && isGone && (
        <EmptyState why="filtered" heading="h3" title={words.gone} text={words.goneText} />
      )}
      {list.status === "failed" && !isGone && <Failed title={words.failed} why={list} onRetry={retry} />}
      {known && compared && <Body key={item?.id} known={known} compared={compared} />}
    </Dialog>
  );
};
