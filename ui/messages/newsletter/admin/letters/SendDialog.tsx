import { TimeDialog } from "../../../../admin/TimeDialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { $now } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $hasUnsaved, $isSending, $subscribers, $toSend, sendClosed, sendPressed } from "./letters.ts";
import { words } from "./words.ts";

/** Asks before a letter is sent, with the number of people it goes to. */
export const SendDialog = () => {
  const { letter, subscribers, hasUnsaved, moment, isSending, close, send } = useUnit({
    letter: $toSend,
    subscribers: $subscribers,
    hasUnsaved: $hasUnsaved,
    moment: $now,
    isSending: $isSending,
    close: sendClosed,
    send: sendPressed,
  });
  if (!letter) return null;
  return (
    <TimeDialog
      key={letter.id}
      title={words.sendTitle(letter.title)}
      words={{ keep: words.keep, label: words.at, hint: words.atHint, missing: words.atMissing }}
      act={(isTyped) => (isTyped ? words.plan : words.sendNow(subscribers))}
      isBusy={isSending}
      needsTime={subscribers === 0}
      problemOf={({ time }) => (time !== null && time <= moment.now ? words.atPast : undefined)}
      onClose={close}
      onSubmit={({ time }) =>
        send({ id: letter.id, revision: letter.revision, at: time === null ? null : new Date(time).toISOString() })
      }
    >
      <p>{french(words.sendText(subscribers))}</p>
      {hasUnsaved && <p>{french(words.unsaved)}</p>}
    </TimeDialog>
  );
};
