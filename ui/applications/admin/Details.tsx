import { type StaffApplication, overlongNote } from "../../../domain/applications/review.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { statuses } from "../mine/applicationWords.ts";
import { openerOf } from "../../admin/recordKeys.ts";
import { SideDialog, useRecordFocus } from "../../admin/SideDialog.tsx";
import { KeyBeside } from "../../admin/shortcuts/Key.tsx";
import { $areKeysOn } from "../../admin/shortcuts/shortcuts.ts";
import { Content } from "../../admin/record.styles.ts";
import { $open, detailsClosed } from "./openApplication.ts";
import { $typed, draftOf, draftTyped, unsentOf } from "./drafts.ts";
import { Notes } from "./Notes.tsx";
import { $deciding, $undoing, decidePressed, decisionOn, undoPressed } from "./review.ts";
import { nameOf } from "./Row.tsx";
import { useIsOwn, useUndoable } from "./undoable.ts";
import { Unsent } from "./Unsent.tsx";
import { tooLong, words } from "./words.ts";
import { Written } from "./Written.tsx";

type OneProps = { readonly application: StaffApplication };

/** The notes that the applicant reads with the decision. */
const NoteField = ({ application: { id } }: OneProps) => {
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

const Decision = ({ application }: OneProps) => {
  const { areKeysOn, deciding, undoing, decide, undo } = useUnit({
    areKeysOn: $areKeysOn,
    deciding: $deciding,
    undoing: $undoing,
    decide: decidePressed,
    undo: undoPressed,
  });
  const isUndoable = useUndoable(application);
  const isOwn = useIsOwn(application);
  const { id, status } = application;
  const decision = decisionOn(deciding, id);
  const isUndoing = undoing.includes(id);
  if (isOwn) return null;
  if (status === "pending") {
    return (
      <>
        <QuietButton
          look="danger"
          busy={decision !== undefined}
          aria-keyshortcuts={areKeysOn ? "R" : undefined}
          onClick={() => decide({ id, decision: "rejected" })}
        >
          {decision === "rejected" ? words.deciding : words.reject}
          {areKeysOn && <KeyBeside>R</KeyBeside>}
        </QuietButton>
        <Button
          size="small"
          busy={decision !== undefined}
          aria-keyshortcuts={areKeysOn ? "A" : undefined}
          onClick={() => decide({ id, decision: "accepted" })}
        >
          {decision === "accepted" ? words.deciding : words.accept}
          {areKeysOn && <KeyBeside>A</KeyBeside>}
        </Button>
      </>
    );
  }
  return isUndoable ? (
    <QuietButton busy={isUndoing} onClick={() => undo(id)}>
      {isUndoing ? words.undoing : french(words.undo)}
    </QuietButton>
  ) : null;
};

/** The application of the dialog, in its current state. */
export const Body = ({ application }: OneProps) => {
  const { id, status } = application;
  const unsent = unsentOf(useUnit($typed), application);
  const isOwn = useIsOwn(application);
  const place = useRecordFocus(id, `${status} ${unsent.length}`);
  return (
    <Content ref={place}>
      {/* Rendered before it has text: screen readers announce changes of a known live region only. */}
      <p role="status">{status === "withdrawn" && french(words.takenBack)}</p>
      {isOwn && status !== "withdrawn" && <p>{french(words.ownHint)}</p>}
      <Written application={application} />
      {status === "pending" && !isOwn && <NoteField application={application} />}
      {status !== "withdrawn" && !isOwn && <Notes id={id} />}
      {unsent.map((draft) => (
        <Unsent key={draft.kind} draft={draft} />
      ))}
    </Content>
  );
};

/** One application: its answers, the notes, the decision. */
export const Details = () => {
  const { open, close, lost } = useUnit({ open: $open, close: detailsClosed, lost: partLoadFailed });
  return (
    <SideDialog
      isOpen={open !== null}
      isRead
      title={open ? nameOf(open) : ""}
      beside={open && <Status {...statuses[open.status]} />}
      returnTo={() => openerOf(open?.id)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={open && <Decision application={open} />}
    >
      {open && <Body application={open} />}
    </SideDialog>
  );
};
