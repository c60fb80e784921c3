import type { ChangeEvent } from "react";
import type { DraftField as FieldName } from "../../domain/recruitment/draft.ts";
import { Field, type FieldProps } from "../kit/Field.tsx";
import { TextArea, type TextAreaProps } from "../kit/TextArea.tsx";
import { useUnit } from "../page/useUnit.ts";
import { textOf } from "./fields.ts";
import { $draft, $isSending, $tooLong, fieldTyped } from "./wizard.ts";
import { fieldNames, tooLong } from "./wizardWords.ts";

type Named = { readonly field: FieldName };

/** What a field of the draft shows. Nothing is cut off while it is written: what is too much is said. */
const useDraftField = (field: FieldName) => {
  const { draft, over, isSending, type } = useUnit({
    draft: $draft,
    over: $tooLong,
    isSending: $isSending,
    type: fieldTyped,
  });
  const tooMany = over[field];
  return {
    label: fieldNames[field],
    name: field,
    value: draft ? textOf(draft, field) : "",
    error: tooMany === undefined ? undefined : tooLong(tooMany),
    readOnly: isSending,
    dir: "auto",
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ field, text: currentTarget.value }),
  } as const;
};

export const DraftField = ({ field, ...rest }: Named & Omit<FieldProps, "label">) => (
  <Field {...useDraftField(field)} {...rest} />
);

export const DraftText = ({ field, ...rest }: Named & Omit<TextAreaProps, "label">) => (
  <TextArea {...useDraftField(field)} {...rest} />
);
