import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Fields } from "../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import { $scheduled, hasTimes, noTimesPressed, scheduleClosed, scheduleForm } from "./schedule.ts";
import { bounds, timesOf } from "./times.ts";
import { words } from "./words.ts";

const formName = "schedule";

const Times = ({ item }: { readonly item: ItemSummary }) => {
  const { props, field } = useForm(scheduleForm, timesOf(item));
  return (
    <Fields as="form" {...props} id={formName}>
      <p>{french(words.lead)}</p>
      {!item.isPublished && <Field {...field("publishAt")} {...bounds} label={words.publishAt} hint={words.hint} />}
      <Field {...field("unpublishAt")} {...bounds} label={words.unpublishAt} hint={words.hint} />
    </Fields>
  );
};

/** When a content item is published, and when it is taken back. */
export const ScheduleDialog = () => {
  const { item, close, lost, forget, isPending } = useUnit({
    item: $scheduled,
    close: scheduleClosed,
    lost: partLoadFailed,
    forget: noTimesPressed,
    isPending: scheduleForm.$isPending,
  });
  return (
    <Dialog
      isOpen={item !== null}
      title={item ? typeset(`${words.title} : ${item.title}`) : ""}
      size="small"
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={
        <>
          {item && hasTimes(item) && (
            <QuietButton busy={isPending} onClick={() => forget()}>
              {words.none}
            </QuietButton>
          )}
          <Button type="submit" form={formName} size="small" busy={isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      {item && <Times key={item.id} item={item} />}
    </Dialog>
  );
};
