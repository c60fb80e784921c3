import { useRef } from "react";
import { type StaffApplication, overlongNote } from "../../../domain/applications/review.ts";
import { Button } from "../../design/components/actions/Button.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Status } from "../../design/components/feedback/Status.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { useOnChange } from "../../lib/focusOnChange.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { statuses } from "../mine/applicationWords.ts";
import { SideDialog } from "../../admin/SideDialog.tsx";
import { KeyBeside } from "../../admin/shortcuts/Key.tsx";
import { $areKeysOn } from "../../admin/shortcuts/shortcuts.ts";
import { Content } from "./Details.styles.ts";
import { $open, detailsClosed } from "./openApplication.ts";
import { $typed, draftOf, draftTyped, unsentOf } from "./drafts.ts";
import { Notes } from "./Notes.tsx";
import { $deciding, $undoing, decidePressed, decisionOn, undoPressed } from "./review.ts";
import { nameOf } from "./Row.tsx";
import { useIsOwn, useUndoable } from "./undoable.ts";
import { rowMark } from "./useReviewKeys.ts";
import { Unsent } from "./Unsent.tsx";
import { tooLong, words } from "./words.ts";
import { Written } from "./Written.tsx";

type OneProps = { readonly application: StaffApplication };

/** The field of the notes that the applicant reads with the decision. */
const Word = ({ application: { id } }: OneProps) => {
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

const Foot = ({ application }: OneProps) => {
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
  const place = useRef<HTMLDivElement>(null);
  // The next application starts at its top; its title takes the focus.
  useOnChange(id, () => {
    place.current?.closest("[data-body]")?.scrollTo(0, 0);
    place.current?.closest<HTMLElement>("[role='dialog']")?.focus();
  });
  // The buttons disappear with the decision: the focus stays in the dialog.
  useOnChange(`${status} ${unsent.length}`, () => {
    if (document.activeElement === document.body) place.current?.closest<HTMLElement>("[role='dialog']")?.focus();
  });
  return (
    <Content ref={place}>
      {/* Rendered before it has text: screen readers announce changes of a known live region only. */}
      <p role="status">{status === "withdrawn" && french(words.takenBack)}</p>
      {isOwn && status !== "withdrawn" && <p>{french(words.ownHint)}</p>}
      <Written application={application} />
      {status === "pending" && !isOwn && <Word application={application} />}
      {status !== "withdrawn" && !isOwn && <Notes id={id} />}
      {unsent.map((draft) => (
        <Unsent key={draft.kind} draft={draft} />
      ))}
    </Content>
  );
};

/** The button of an application's row. */
const rowOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector(`[${rowMark}="${CSS.escape(id)}"] [data-opens]`);

/** One application: its answers, the notes, the decision. */
export const Details = () => {
  const { open, close, lost } = useUnit({ open: $open, close: detailsClosed, lost: partLoadFailed });
  return (
    <SideDialog
      isOpen={open !== null}
      isRead
      title={open ? nameOf(open) : ""}
      beside={open && <Status {...statuses[open.status]} />}
      returnTo={() => rowOf(open?.id)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={open && <Foot application={open} />}
    >
      {open && <Body application={open} />}
    </SideDialog>
  );
};
