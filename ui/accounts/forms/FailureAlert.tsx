import type { ReactNode, Ref } from "react";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import type { Said } from "../signIn/signInWords.ts";

type FailureAlertProps = {
  readonly failure: Said | null;
  readonly action?: ReactNode;
  /** `alert` of `useForm`, for the focus. */
  readonly ref: Ref<HTMLDivElement>;
};

/** Shows above a form why it wasn't accepted, where no field can. */
export const FailureAlert = ({ failure, action, ref }: FailureAlertProps) =>
  failure && (
    <Alert tone="bad" role="alert" title={failure.title} ref={ref} action={action}>
      {failure.text}
    </Alert>
  );
