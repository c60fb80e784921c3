import { useEffect, useState } from "react";
import type { Poll } from "../../../../domain/club/polls/polls.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { useMinutes } from "../../../lib/page/useMinutes.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Became } from "../Became.tsx";
import { $polls, pollsRetried } from "../list.ts";
import { Frame, List, Quiet } from "../polls.styles.ts";
import { WhoCan } from "../WhoCan.tsx";
import { titleOf, words } from "../words.ts";
import { OwnHours } from "./OwnHours.tsx";
import { $failures, ownLeft, ownShown } from "./own.ts";
import { ownWords } from "./words.ts";

const OnePoll = ({ poll, isFailed }: { readonly poll: Poll; readonly isFailed: boolean }) => (
  <Frame>
    <header>
      <h3>{typeset(titleOf(poll))}</h3>
      {!poll.isOpen && <Status tone="draft" words={words.closed} />}
    </header>
    <Became poll={poll} />
    {(poll.isOpen || isFailed) && (
      <>
        <Quiet>{french(ownWords.lead)}</Quiet>
        <OwnHours key={poll.id} poll={poll} />
        <Quiet>{french(`${words.zone} ${ownWords.privacy}`)}</Quiet>
      </>
    )}
    <section>
      <h4>{french(ownWords.others)}</h4>
      <WhoCan poll={poll} />
    </section>
  </Frame>
);

/** The polls of the member's teams, one at a time: the next open one first. */
export const OwnPolls = () => {
  const { polls, failures, show, leave, retry } = useUnit({
    polls: $polls,
    failures: $failures,
    show: ownShown,
    leave: ownLeft,
    retry: pollsRetried,
  });
  useFollowing("polls");
  const [chosen, choose] = useState("");
  // Hours that begin meanwhile can't be painted any more.
  useMinutes();
  useEffect(() => {
    show();
    return () => leave();
  }, [show, leave]);
  if (polls.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (polls.status === "failed") {
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.failed}
        text={adviceOnRead(polls)}
        action={<QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>}
      />
    );
  }
  const own = polls.value;
  const inOrder = [...own.filter(({ isOpen }) => isOpen).toReversed(), ...own.filter(({ isOpen }) => !isOpen)];
  const shown = inOrder.find(({ id }) => id === chosen) ?? inOrder[0];
  if (!shown) {
    return <EmptyState why="first" heading="h3" title={ownWords.none} text={ownWords.noneAdvice} />;
  }
  return (
    <>
      {inOrder.length > 1 && (
        <Select
          label={ownWords.title}
          value={shown.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          choices={inOrder.map((poll) => ({
            value: poll.id,
            words: french(`${titleOf(poll)}${poll.isOpen ? "" : ` (${words.closed.toLowerCase()})`}`),
          }))}
        />
      )}
      <List>
        <OnePoll key={shown.id} poll={shown} isFailed={failures[shown.id] !== undefined} />
      </List>
    </>
  );
};
