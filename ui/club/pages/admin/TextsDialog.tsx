import { type FormEvent, useId, useRef } from "react";
import { tidyTexts } from "../../../../domain/club/pages/texts.ts";
import { FormAnchors } from "../../../admin/FormAnchors.tsx";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { AskFirst } from "../../../lib/feedback/AskFirst.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { focusInvalid } from "../../../lib/focusContent.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ConflictDialog } from "../../lists/admin/ConflictDialog.tsx";
import { Restored } from "../../lists/admin/Restored.tsx";
import { formWords } from "../../lists/admin/words.ts";
import {
  $conflict,
  $contested,
  $editing,
  $failure,
  $isReady,
  $isPreviewed,
  $isRestored,
  $isSaving,
  $problems,
  $tries,
  conflictPutOff,
  type Editing,
  editorClosed,
  mineKept,
  previewPressed,
  textsSent,
  theirsTaken,
  typedDiscarded,
} from "./editor.ts";
import { $isRestoring, firstTextsWanted } from "./pages.ts";
import { Preview } from "./Preview.tsx";
import { TextFields } from "./TextFields.tsx";
import { Columns, Narrow } from "./TextsDialog.styles.ts";
import { editorWords as words, reasonOf, sectionWords } from "./words.ts";

/** A conflict with texts that another member saved. */
const Conflict = () => {
  const props = useUnit({
    theirs: $conflict,
    contested: $contested,
    onStay: conflictPutOff,
    onMine: mineKept,
    onTheirs: theirsTaken,
  });
  return <ConflictDialog {...props} title={words.conflict} />;
};

/** Returns to the texts of the club's folder, after a second press. */
const FirstTexts = ({ section }: Pick<Editing, "section">) => {
  const { restore, isRestoring } = useUnit({ restore: firstTextsWanted, isRestoring: $isRestoring });
  return <AskFirst act={words.first} isBusy={isRestoring} words={words} onConfirm={() => restore(section)} />;
};

const Form = ({
  id,
  editing,
  isPreviewed,
}: {
  readonly id: string;
  readonly editing: Editing;
  readonly isPreviewed: boolean;
}) => {
  const { isRestored, failure, problems, tries, discard, send } = useUnit({
    isRestored: $isRestored,
    failure: $failure,
    problems: $problems,
    tries: $tries,
    discard: typedDiscarded,
    send: textsSent,
  });
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useOnChange(tries, () => focusInvalid(form.current) || alert.current?.focus());
  const { section, texts } = editing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const isWrong = Object.keys(problems).length > 0;
  return (
    <Columns $isPreviewed={isPreviewed}>
      <Fields as="form" id={id} ref={form} method="post" noValidate onSubmit={submit}>
        <FormAnchors />
        {isRestored && <Restored restart={words.restart} onRestart={discard} />}
        {(isWrong || failure) && (
          <div ref={alert} tabIndex={-1}>
            <Alert tone="bad" role="alert" title={words.notSaved}>
              {french(failure ? reasonOf(failure) : words.check)}
            </Alert>
          </div>
        )}
        <TextFields section={section} texts={texts} />
      </Fields>
      <Preview section={section} texts={tidyTexts(texts)} />
    </Columns>
  );
};

/** The dialog with the texts of a section, and how its page looks with them. What is typed stays on the device until it is saved. */
export const TextsDialog = () => {
  const { editing, isReady, isSaving, isPreviewed, preview, close, lost } = useUnit({
    editing: $editing,
    isPreviewed: $isPreviewed,
    preview: previewPressed,
    isReady: $isReady,
    isSaving: $isSaving,
    close: editorClosed,
    lost: partLoadFailed,
  });
  const id = useId();
  return (
    <Dialog
      isOpen={editing !== null}
      size="wide"
      title={words.title(editing ? sectionWords[editing.section].name : "")}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        editing &&
        isReady && (
          <>
            <p>{formWords.kept}</p>
            {editing.stored && <FirstTexts section={editing.section} />}
            <Narrow>
              <QuietButton look="bare" aria-pressed={isPreviewed} onClick={() => preview()}>
                {isPreviewed ? words.backToTexts : words.preview}
              </QuietButton>
            </Narrow>
            <Button type="submit" size="small" form={id} busy={isSaving}>
              {isSaving ? formWords.sending : words.save}
            </Button>
          </>
        )
      }
    >
      {editing && !isReady && <ArticleSkeleton words={formWords.loading} />}
      {editing && isReady && <Form id={id} editing={editing} isPreviewed={isPreviewed} />}
      <Conflict />
    </Dialog>
  );
};
