import { type FormEvent, type ReactNode, useId, useState } from "react";
import { instantOf } from "../../domain/shared/instant.ts";
import { Button } from "../design/components/actions/Button.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { Field } from "../design/components/forms/Field.tsx";
import { Fields } from "../design/components/forms/Fields.tsx";
import { Dialog } from "../design/components/overlays/Dialog.tsx";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { clubZone } from "../lib/page/now.ts";
import { useUnit } from "../lib/useUnit.ts";

/** A wall time of the club as it was typed, and its milliseconds since 1970; null where none was typed. */
export type TypedTime = { readonly typed: string; readonly time: number | null };

export type TimeDialogProps = {
  readonly title: string;
  readonly words: { readonly keep: string; readonly label: string; readonly hint: ReactNode; readonly missing: string };
  /** What the button says. `isTyped`: whether there is a time. */
  readonly act: (isTyped: boolean) => string;
  readonly isBusy: boolean;
  /** Whether it can be sent without a time. */
  readonly needsTime?: boolean;
  /** Why a time isn't taken. */
  readonly problemOf: (wish: TypedTime) => string | undefined;
  readonly onClose: () => void;
  readonly onSubmit: (wish: TypedTime) => void;
  /** What is asked. */
  readonly children: ReactNode;
};

/** Asks for a time, or for none. */
export const TimeDialog = (props: TimeDialogProps) => {
  const { title, words, act, isBusy, needsTime = false, problemOf, onClose, onSubmit, children } = props;
  const lost = useUnit(partLoadFailed);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A date without its hour has an empty value, and would be taken for none.
    const isHalfTyped = event.currentTarget.matches(":invalid");
    const time = typed === "" ? null : instantOf(typed, clubZone);
    if (isHalfTyped || time === undefined) return setProblem(words.missing);
    const why = problemOf({ typed, time });
    return why === undefined ? onSubmit({ typed, time }) : setProblem(why);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={onClose}
      onLoadError={() => (onClose(), lost())}
      foot={
        <>
          <QuietButton onClick={() => onClose()}>{words.keep}</QuietButton>
          <Button type="submit" form={form} size="small" busy={isBusy} disabled={needsTime && typed === ""}>
            {act(typed !== "")}
          </Button>
        </>
      }
    >
      <Fields as="form" id={form} method="post" noValidate onSubmit={submit}>
        {children}
        <Field
          type="datetime-local"
          label={words.label}
          hint={words.hint}
          error={problem}
          value={typed}
          onChange={({ currentTarget }) => (setTyped(currentTarget.value), setProblem(undefined))}
        />
      </Fields>
    </Dialog>
  );
};
