import type { ApplicationId } from "../../../domain/applications/application.ts";
import { overlongNote } from "../../../domain/applications/review.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { $now } from "../../lib/page/now.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { ago } from "../../design/components/text/ago.ts";
import { words as adminWords } from "../../admin/words.ts";
import { Byline, Entries, Inside, Quiet } from "./Details.styles.ts";
import { $reviewHistory, $noting, historyRetried, noteSent } from "./openApplication.ts";
import { $typed, draftOf, draftTyped } from "./drafts.ts";
import { saidOf, tooLong, words } from "./words.ts";

const Kept = () => {
  const { history, moment, retry } = useUnit({ history: $reviewHistory, moment: $now, retry: historyRetried });
  if (history.status === "loading") return <Quiet>{french(words.notesLoading)}</Quiet>;
  if (history.status === "failed") {
    return (
      <p role="alert">
        {french(words.notesFailed)} <QuietButton onClick={() => retry()}>{adminWords.retry}</QuietButton>
      </p>
    );
  }
  const { notes, steps } = history.value;
  return (
    <>
      {notes.length === 0 && <Quiet>{french(words.noNotes)}</Quiet>}
      {notes.length > 0 && (
        <Entries aria-label={words.notes}>
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id}>
              {typeset(text)}
              <Byline>
                <bdi>{author?.username ?? words.somebody}</bdi>, {french(ago(createdAt, moment))}
              </Byline>
            </li>
          ))}
        </Entries>
      )}
      {steps.length > 0 && (
        <>
          <h3>{words.history}</h3>
          <Entries aria-label={words.history}>
            {steps.map((step) => (
              <li key={step.at}>
                <bdi>{french(saidOf(step))}</bdi>
                <Byline>{french(ago(step.at, moment))}</Byline>
              </li>
            ))}
          </Entries>
        </>
      )}
    </>
  );
};

/** Internal notes and the history of an application, for the staff only. */
export const Notes = ({ id }: { readonly id: ApplicationId }) => {
  const { drafts, noting, type, send } = useUnit({
    drafts: $typed,
    noting: $noting,
    type: draftTyped,
    send: noteSent,
  });
  const isNoting = noting.some((note) => note.id === id);
  const text = draftOf(drafts, "note", id);
  const over = overlongNote(text.trim());
  return (
    <Inside aria-label={words.notes}>
      <h3>{words.notes}</h3>
      <Kept />
      <TextArea
        label={words.note}
        hint={words.notesHint}
        error={over > 0 ? tooLong(over) : undefined}
        rows={2}
        value={text}
        onChange={({ currentTarget: { value } }) => type({ kind: "note", id, text: value })}
      />
      <QuietButton busy={isNoting} onClick={() => send()}>
        {isNoting ? words.addingNote : words.addNote}
      </QuietButton>
    </Inside>
  );
};
