import { reportReasons } from "../../../domain/content/reports/report.ts";
import { Fields } from "../../design/components/forms/Fields.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { Select } from "../../design/components/lists/Select.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $reported, reportClosed } from "./opened.ts";
import { reportForm } from "./reporting.ts";
import { SendButton } from "./SendButton.tsx";
import { reasons, words } from "./words.ts";

const formId = "report";
const choices = [
  { value: "", words: words.choose },
  ...reportReasons.map((value) => ({ value, words: reasons[value] })),
];

const ReportForm = () => {
  const { props, field } = useForm(reportForm);
  return (
    <Fields as="form" id={formId} {...props}>
      <p>{french(words.lead)}</p>
      <Select {...field("reason")} label={words.reason} choices={choices} required />
      <TextArea {...field("text")} label={words.text} hint={french(words.hint)} rows={3} dir="auto" />
    </Fields>
  );
};

/** A member reports a comment or a member to the staff. */
export const ReportDialog = () => {
  const { reported, isPending, close, lost } = useUnit({
    reported: $reported,
    isPending: reportForm.$isPending,
    close: reportClosed,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={reported !== null}
      size="small"
      title={reported ? words.titleOf(reported.subject.kind, reported.name) : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={<SendButton form={formId} isPending={isPending} words={words} />}
    >
      {reported && <ReportForm key={reported.subject.id} />}
    </Dialog>
  );
};
