import { styled } from "styled-components";
import { type Candidacy, overlongNote } from "../../../domain/recruitment/review.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { french } from "../../kit/french.ts";
import { QuietButton } from "../../kit/QuietButton.tsx";
import { Status } from "../../kit/Status.tsx";
import { TextArea } from "../../kit/TextArea.tsx";
import { partLost } from "../../page/toasts.ts";
import { useUnit } from "../../page/useUnit.ts";
import { statuses } from "../../recruitment/applicationWords.ts";
import { dossierLook } from "./applicationsLook.ts";
import { $open, detailsClosed } from "./dossier.ts";
import { $typed, draftOf, draftTyped } from "./drafts.ts";
import { Notes } from "./Notes.tsx";
import { $deciding, $undoing, decidePressed, undoPressed } from "./review.ts";
import { nameOf } from "./Row.tsx";
import { useUndoable } from "./undoable.ts";
import { tooLong, words } from "./words.ts";
import { Written } from "./Written.tsx";

const Dossier = styled.div`
  ${dossierLook}
`;

type OneProps = { readonly candidacy: Candidacy };

/** What the candidate is told with the decision. */
const Word = ({ candidacy: { id } }: OneProps) => {
  const { drafts, type } = useUnit({ drafts: $typed, type: draftTyped });
  const text = draftOf(drafts, "word", id);
  const over = overlongNote(text.trim());
  return (
    <TextArea
      label={words.staffNotes}
      mark={words.optional}
      hint={words.staffNotesHint}
      error={over > 0 ? tooLong(over) : undefined}
      rows={2}
      value={text}
      onChange={({ currentTarget: { value } }) => type({ kind: "word", id, text: value })}
    />
  );
};

const Foot = ({ candidacy }: OneProps) => {
  const { deciding, undoing, decide, undo } = useUnit({
    deciding: $deciding,
    undoing: $undoing,
    decide: decidePressed,
    undo: undoPressed,
  });
  const isUndoable = useUndoable(candidacy);
  const { id, status } = candidacy;
  if (status === "pending") {
    return (
      <>
        <QuietButton look="danger" busy={deciding !== null} onClick={() => decide({ id, decision: "rejected" })}>
          {deciding?.decision === "rejected" ? words.accepting : words.reject}
        </QuietButton>
        <Button size="small" busy={deciding !== null} onClick={() => decide({ id, decision: "accepted" })}>
          {deciding?.decision === "accepted" ? words.accepting : words.accept}
        </Button>
      </>
    );
  }
  return isUndoable ? (
    <QuietButton busy={undoing === id} onClick={() => undo(id)}>
      {undoing === id ? words.undoing : french(words.undo)}
    </QuietButton>
  ) : null;
};

/** All that somebody wrote, and what the staff makes of it. */
export const Details = () => {
  const { open, close, lost } = useUnit({ open: $open, close: detailsClosed, lost: partLost });
  return (
    <Dialog
      isOpen={open !== null}
      title={open ? nameOf(open) : ""}
      beside={open && <Status {...statuses[open.status]} />}
      onClose={close}
      onLost={() => (close(), lost())}
      foot={open && <Foot candidacy={open} />}
    >
      {open && (
        <Dossier>
          <Written candidacy={open} />
          {open.status === "pending" && <Word candidacy={open} />}
          <Notes id={open.id} />
        </Dossier>
      )}
    </Dialog>
  );
};
