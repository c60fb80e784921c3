import type { Ref } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "../../design/components/actions/Link.tsx";
import type { SignUpField } from "../../../domain/accounts/signUp.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { isWrong } from "../../lib/form.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tabAddress } from "../address.ts";
import { LiveMask } from "../LiveMask.tsx";
import { Agreement } from "./Agreement.tsx";
import { Lead } from "./auth.styles.ts";
import { $email } from "../mails/email.ts";
import { fieldNames, notSignedUp, type SignUpFailure, words } from "./signInWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { NewPassword } from "../mailLinks/NewPassword.tsx";
import { signUpForm } from "./signUp.ts";
import { Submit } from "../forms/Submit.tsx";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";

const idOf = (field: SignUpField) => `sign-up-${field}`;

type FailureProps = { readonly failure: SignUpFailure; readonly ref: Ref<HTMLDivElement> };

const Failure = ({ failure, ref }: FailureProps) => {
  const { search } = useLocation();
  const { title, text } = notSignedUp(failure);
  return (
    <Alert tone="bad" role="alert" title={title} ref={ref}>
      {failure.kind === "email-taken" ? <Link to={tabAddress(search, "sign-in")}>{words.takenNext}</Link> : text}
    </Alert>
  );
};

export const SignUpForm = () => {
  const { failure, errors, strength, email, typed } = useUnit({
    typed: signUpForm.$typed,
    failure: signUpForm.$failure,
    errors: signUpForm.$errors,
    strength: signUpForm.$strength,
    email: $email,
  });
  const { alert, ...form } = useForm(signUpForm, { email });
  const field = (name: SignUpField) => ({
    ...form.field(name),
    id: idOf(name),
    label: fieldNames[name],
    required: true,
  });
  const isTaken = failure?.kind === "email-taken";

  return (
    <form {...form.props}>
      <NeedsScript />
      {isWrong(errors) && <ErrorSummary errors={errors} idOf={idOf} ref={alert} />}
      {!isWrong(errors) && failure && <Failure failure={failure} ref={alert} />}
      <Field {...field("fullName")} autoComplete="name" />
      <Field {...field("username")} autoComplete="username" hint={words.publicName} />
      <LiveMask username={typed.username ?? ""} />
      <Field {...field("email")} {...(isTaken && { error: words.takenField })} type="email" autoComplete="email" />
      <NewPassword {...field("password")} strength={strength} />
      <Field {...field("confirmation")} type="password" autoComplete="new-password" />
      <Agreement as={Lead} />
      <Submit size="wide" busy={form.isPending} words={words.signUp} busyWords={words.signingUp} />
    </form>
  );
};
