import type { MouseEvent, Ref } from "react";
import type { SignUpField, SignUpForm } from "../../../domain/accounts/signUp.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { french } from "../../design/components/text/french.ts";
import type { Errors } from "../../lib/form.ts";
import { fieldNames, toMend } from "../signIn/signInWords.ts";

type ErrorSummaryProps = {
  readonly errors: Errors<SignUpForm>;
  /** The `id` of a field. */
  readonly idOf: (field: SignUpField) => string;
  readonly ref: Ref<HTMLDivElement>;
};

/** Shows above a form how many fields have errors, and links to each. */
export const ErrorSummary = ({ errors, idOf, ref }: ErrorSummaryProps) => {
  const fields = Object.keys(errors) as SignUpField[];
  const go = (field: SignUpField) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(idOf(field))?.focus();
  };
  return (
    <Alert tone="bad" role="alert" title={toMend(fields.length)} ref={ref}>
      {fields.map((field, at) => (
        <span key={field}>
          {at > 0 && ", "}
          <a href={`#${idOf(field)}`} onClick={go(field)}>
            {french(fieldNames[field])}
          </a>
        </span>
      ))}
    </Alert>
  );
};
