import type { Ref } from "react";
import { Link, useLocation } from "react-router-dom";
import type { SignUpField, SignUpForm as Filled } from "../../../domain/accounts/signUp.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tabAddress } from "../address.ts";
import { Agreement } from "./Agreement.tsx";
import { $email } from "../mails/email.ts";
import { fieldNames, fieldProblem, notSignedUp, type SignUpFailure, words } from "./entranceWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { NewPassword } from "../mailLinks/NewPassword.tsx";
import { isWrong } from "../forms/problems.ts";
import { $failure, $isSending, $problems, $strength, $tries, $typed, signUpSent, signUpTyped } from "./signUp.ts";
import { Submit } from "../forms/Submit.tsx";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import { textIn, useTyping } from "../forms/typed.ts";

const filledIn = (form: HTMLFormElement): Filled => ({
  fullName: textIn(form, "fullName"),
  username: textIn(form, "username"),
  email: textIn(form, "email"),
  password: textIn(form, "password"),
  confirmation: textIn(form, "confirmation"),
});

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
  const { problems, failure, tries, strength, typed, email, isSending, type, send } = useUnit({
    problems: $problems,
    failure: $failure,
    tries: $tries,
    strength: $strength,
    typed: $typed,
    email: $email,
    isSending: $isSending,
    type: signUpTyped,
    send: signUpSent,
  });
  const form = useTyping({ before: { ...typed, email }, read: filledIn, type, send });
  // The alert shows only failures that no field shows.
  const said = useFocusOnChange(tries);

  const field = (name: SignUpField) => ({
    name,
    id: idOf(name),
    label: fieldNames[name],
    error: problems[name] && fieldProblem(name, problems[name]),
    required: true,
  });
  const isTaken = failure?.kind === "email-taken";

  return (
    <form {...form}>
      <NeedsScript />
      {isWrong(problems) && <ErrorSummary problems={problems} idOf={idOf} ref={said} />}
      {!isWrong(problems) && failure && <Failure failure={failure} ref={said} />}
      <Field {...field("fullName")} autoComplete="name" />
      <Field {...field("username")} autoComplete="username" hint={words.publicName} />
      <Field {...field("email")} {...(isTaken && { error: words.takenField })} type="email" autoComplete="email" />
      <NewPassword {...field("password")} strength={strength} />
      <Field {...field("confirmation")} type="password" autoComplete="new-password" />
      <Submit size="wide" busy={isSending} words={words.signUp} busyWords={words.signingUp} />
      <Agreement />
    </form>
  );
};
