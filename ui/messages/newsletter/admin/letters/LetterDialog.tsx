import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import { sourceOf } from "../../../../../domain/content/editing/source.ts";
import { quiet } from "../../../../admin/overview/overview.styles.ts";
import { BodyEditor } from "../../../../content/admin/editor/rich/BodyEditor.tsx";
import { Restored } from "../../../../club/lists/admin/Restored.tsx";
import { Button } from "../../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { lazyModule, useLazyModule } from "../../../../design/components/lazyModule.ts";
import { Alert } from "../../../../design/components/feedback/Alert.tsx";
import { Checkbox } from "../../../../design/components/forms/Checkbox.tsx";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { Fields } from "../../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { space } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import {
  $composing,
  $isReadingWeek,
  $isRestored,
  $isSaving,
  $saveFailure,
  $sender,
  $writes,
  letterClosed,
  letterSaved,
  letterTyped,
  typedDiscarded,
  weekAdded,
} from "./letters.ts";
import { readWeekFx } from "./effects.ts";
import { weekBlocks } from "./week.ts";
import { notSavedText, words } from "./words.ts";

const preview = lazyModule(async () => (await import("./MailPreview.tsx")).MailPreview);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x5};
  align-items: start;
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  ${quiet}
  margin-top: ${space.x1};
`;

const Form = ({ id }: { readonly id: string }) => {
  const { composing, writes, isRestored, failure, isReading, type, discard, readWeek, addWeek, save, sender, lost } =
    useUnit({
      composing: $composing,
      writes: $writes,
      isRestored: $isRestored,
      failure: $saveFailure,
      isReading: $isReadingWeek,
      type: letterTyped,
      discard: typedDiscarded,
      readWeek: readWeekFx,
      addWeek: weekAdded,
      save: letterSaved,
      sender: $sender,
      lost: partLoadFailed,
    });
  const MailPreview = useLazyModule(preview, true, lost);
  if (!composing) return null;
  const { title, preheader, content, isInArchive, revision } = composing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ id: composing.id, revision, title, preheader, content, isInArchive, from: sender });
  };
  const week = () =>
    void readWeek().then(
      (read) => addWeek({ id: composing.id, week: sourceOf("article", weekBlocks(read)) }),
      () => {},
    );
  const kind = failure?.kind;
  const isOfTitle = kind === "no-title" || kind === "long-title";
  const isOfPreheader = kind === "long-preheader";
  const isOfText = kind === "no-text" || kind === "too-long";
  return (
    <Columns>
      <Fields as="form" id={id} method="post" noValidate onSubmit={submit}>
        {isRestored && <Restored restart={words.restart} onRestart={() => discard()} />}
        {failure && !isOfTitle && !isOfPreheader && !isOfText && (
          <Alert tone="bad" role="alert" title={words.notSaved}>
            {french(notSavedText(failure))}
          </Alert>
        )}
        <Field
          label={words.titleField}
          hint={words.titleHint}
          error={failure && isOfTitle ? notSavedText(failure) : undefined}
          autoComplete="off"
          value={title}
          onChange={({ currentTarget }) => type({ title: currentTarget.value })}
        />
        <Field
          label={words.preheaderField}
          hint={words.preheaderHint}
          error={failure && isOfPreheader ? notSavedText(failure) : undefined}
          autoComplete="off"
          value={preheader}
          onChange={({ currentTarget }) => type({ preheader: currentTarget.value })}
        />
        <div>
          <QuietButton busy={isReading} onClick={week}>
            {words.week}
          </QuietButton>
          <Hint>{french(words.weekHint)}</Hint>
        </div>
        <BodyEditor
          kind="article"
          content={content}
          writes={writes}
          complaint={failure && isOfText ? notSavedText(failure) : undefined}
          onType={type}
        />
        <Checkbox
          label={words.inArchive}
          hint={words.inArchiveHint}
          checked={isInArchive}
          onChange={({ currentTarget }) => type({ isInArchive: currentTarget.checked })}
        />
      </Fields>
      {MailPreview && <MailPreview letter={composing} />}
    </Columns>
  );
};

/** The dialog in which a letter is written, beside its mail. What is typed stays on the device until it is saved. */
export const LetterDialog = () => {
  const { composing, isSaving, close, lost } = useUnit({
    composing: $composing,
    isSaving: $isSaving,
    close: letterClosed,
    lost: partLoadFailed,
  });
  const id = useId();
  return (
    <Dialog
      isOpen={composing !== null}
      size="wide"
      title={composing && composing.revision > 0 ? words.editTitle : words.newTitle}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          <p>{french(words.kept)}</p>
          <Button type="submit" size="small" form={id} busy={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </>
      }
    >
      {composing && <Form key={composing.id} id={id} />}
    </Dialog>
  );
};
