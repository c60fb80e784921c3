import { useEffect } from "react";
import { NotReady } from "../../../../admin/NotReady.tsx";
import { useRowFocusRestore } from "../../../../admin/rowFocus.ts";
import { useAskedForm } from "../../../../admin/askedForm.ts";
import { Line, List } from "../../../../club/pages/admin/PagesTab.styles.ts";
import type { LetterSummary } from "../../../../../domain/club/letter/letters.ts";
import { letterPath } from "../../../../../domain/club/letter/paths.ts";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton, QuietLink } from "../../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../../design/components/feedback/Status.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../../design/components/lazyModule.ts";
import { EmptyState } from "../../../../design/components/surfaces/EmptyState.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { AskFirst } from "../../../../lib/feedback/AskFirst.tsx";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import type { ViewParts } from "../../../../lib/page/slots.ts";
import { useAgain } from "../../../../lib/useAgain.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import {
  $composing,
  $letters,
  $opening,
  $subscribers,
  $trying,
  archivePressed,
  cancelPressed,
  editPressed,
  letterClosed,
  letterOpened,
  lettersRetried,
  lettersWanted,
  removePressed,
  sendOpened,
  tryPressed,
} from "./letters.ts";
import { SendDialog } from "./SendDialog.tsx";
import { cancelWords, factsOf, removeWords, states, words } from "./words.ts";

const composer = lazyModule(async () => (await import("./LetterDialog.tsx")).LetterDialog);
const composerPreload = preloadProps(composer);

/** Milliseconds between two looks: at how far a sending is, and at who has confirmed or left. */
const [pauseOfSending, pauseOfWaiting] = [10_000, 20_000];

const LetterLine = ({ letter }: { readonly letter: LetterSummary }) => {
  const { trying, opening, edit, send, tryIt, remove, cancel, archive } = useUnit({
    trying: $trying,
    opening: $opening,
    edit: editPressed,
    send: sendOpened,
    tryIt: tryPressed,
    remove: removePressed,
    cancel: cancelPressed,
    archive: archivePressed,
  });
  const { id, slug, title, state, isInArchive } = letter;
  const archiveWords = isInArchive ? words.unarchive : words.archive;
  const of = (act: string) => words.of(act, title);
  return (
    <Line>
      <div>
        <h3>{typeset(title)}</h3>
        <p>{french(factsOf(letter))}</p>
      </div>
      <div>
        <Status {...states[state]} />
        <QuietButton look="bare" busy={trying.includes(id)} aria-label={of(words.test)} onClick={() => tryIt(id)}>
          {words.test}
        </QuietButton>
        {state === "draft" && (
          <>
            <AskFirst act={words.remove} label={of(words.remove)} words={removeWords} onConfirm={() => remove(id)} />
            <QuietButton
              {...composerPreload}
              busy={opening.includes(id)}
              aria-label={of(words.edit)}
              onClick={() => edit(id)}
            >
              {words.edit}
            </QuietButton>
            <QuietButton aria-label={of(words.send)} onClick={() => send(letter)}>
              {words.send}
            </QuietButton>
          </>
        )}
        {(state === "sending" || state === "sent") && (
          <>
            <QuietButton
              look="bare"
              aria-label={of(archiveWords)}
              onClick={() => archive({ id, isInArchive: !isInArchive })}
            >
              {archiveWords}
            </QuietButton>
            {isInArchive && (
              <QuietLink to={letterPath(slug)} aria-label={of(words.page)}>
                {words.page}
              </QuietLink>
            )}
          </>
        )}
        {(state === "scheduled" || state === "sending") && (
          <AskFirst act={words.cancel} label={of(words.cancel)} words={cancelWords} onConfirm={() => cancel(id)} />
        )}
      </div>
    </Line>
  );
};

const Write = () => {
  const open = useUnit(letterOpened);
  return (
    <Button {...composerPreload} size="small" onClick={() => open(null)}>
      <Icon name="plus" />
      {words.create}
    </Button>
  );
};

/** The club's letters: drafts, those that wait for their time, and those that are sent. */
const LettersTab = () => {
  const { letters, subscribers, composing, want, open, retry, close, lost } = useUnit({
    letters: $letters,
    subscribers: $subscribers,
    composing: $composing,
    want: lettersWanted,
    open: letterOpened,
    retry: lettersRetried,
    close: letterClosed,
    lost: partLoadFailed,
  });
  const all = letters.status === "ready" ? letters.value : [];
  useEffect(() => void want(), [want]);
  useAgain(want, all.some(({ state }) => state === "sending") ? pauseOfSending : pauseOfWaiting);
  // Another state has other buttons, also than the one that had the focus.
  const focusKept = useRowFocusRestore(letters);
  useAskedForm(
    () => letters.status === "ready",
    () => open(null),
  );
  const LetterDialog = useLazyModule(composer, composing !== null, () => (close(), lost()));
  if (letters.status !== "ready") return <NotReady state={letters} words={words} retry={retry} />;
  return (
    <>
      {all.length === 0 ? (
        <EmptyState why="first" title={words.none} text={words.noneYet} action={<Write />} />
      ) : (
        <List aria-label={words.list}>
          <p>{french(words.subscribers(subscribers))}</p>
          <ul {...focusKept}>
            {all.map((letter) => (
              <LetterLine key={letter.id} letter={letter} />
            ))}
          </ul>
        </List>
      )}
      {LetterDialog && <LetterDialog />}
      <SendDialog />
    </>
  );
};

export const parts: ViewParts = { Panel: LettersTab, Act: Write };
