import { Checkbox } from "../../../design/components/forms/Checkbox.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { SendButton } from "../SendButton.tsx";
import { $hidesComment, $measured, type decisions, hidingToggled, measureClosed, measureForm } from "./measuring.ts";
import { measureWords as words } from "./measureWords.ts";

const formId = "measure";
const choices = [
  { value: "", words: words.choose },
  { value: "warning", words: words.warn },
  ...Object.entries(words.mute).map(([value, name]) => ({ value, words: french(name) })),
] satisfies readonly { readonly value: keyof typeof decisions | string; readonly words: string }[];

const MeasureForm = ({ isOfComment }: { readonly isOfComment: boolean }) => {
  const { props, field } = useForm(measureForm);
  const { hides, toggle } = useUnit({ hides: $hidesComment, toggle: hidingToggled });
  return (
    <Fields as="form" id={formId} {...props}>
      <p>{french(words.lead)}</p>
      <Select {...field("what")} label={words.what} choices={choices} required />
      <TextArea {...field("reason")} label={words.reason} hint={words.reasonHint} rows={3} dir="auto" required />
      {isOfComment && <Checkbox label={words.hide} hint={words.hideHint} checked={hides} onChange={() => toggle()} />}
    </Fields>
  );
};

/** The staff warns or mutes a member. */
export const MeasureDialog = () => {
  const { measured, isPending, close, lost } = useUnit({
    measured: $measured,
    isPending: measureForm.$isPending,
    close: measureClosed,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={measured !== null}
      size="small"
      title={measured ? typeset(words.title(measured.name)) : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={<SendButton form={formId} isPending={isPending} words={words} />}
    >
      {measured && (
        <MeasureForm
          key={measured.member}
          isOfComment={measured.reported !== undefined && measured.reported.kind !== "member"}
        />
      )}
    </Dialog>
  );
};
