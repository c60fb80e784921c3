import type { ChangeEvent } from "react";
import type { DraftField as FieldName, Doubt } from "../../../domain/applications/draft.ts";
import { Field, type FieldProps } from "../../design/components/forms/Field.tsx";
import { TextArea, type TextAreaProps } from "../../design/components/forms/TextArea.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { textOf } from "./fields.ts";
import { $doubts, $draft, $isSending, $tooLong, fieldTyped } from "./wizard.ts";
import { tooLong, unreadable } from "./wizardWords.ts";
import { labelOf } from "./fieldNames.ts";

type Named = { readonly field: FieldName };

/** A field of the draft. Too long or unreadable text is reported, never cut. */
const useDraftField = (field: FieldName) => {
  const { draft, over, doubts, isSending, type } = useUnit({
    draft: $draft,
    over: $tooLong,
    doubts: $doubts,
    isSending: $isSending,
    type: fieldTyped,
  });
  const tooMany = over[field];
  const doubt = (doubts as Readonly<Record<string, Doubt | undefined>>)[field];
  return {
    label: labelOf(field, draft?.asked.questions ?? []),
    name: field,
    value: draft ? textOf(draft, field) : "",
    error: tooMany !== undefined ? tooLong(tooMany) : doubt === "unreadable" ? unreadable[field] : undefined,
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
