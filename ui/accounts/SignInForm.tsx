import { useLocation } from "react-router-dom";
import type { Credentials } from "../../domain/accounts/ports.ts";
import { Alert } from "../kit/Alert.tsx";
import { Field } from "../kit/Field.tsx";
import { french } from "../kit/french.ts";
import { TextLink } from "../kit/TextLink.tsx";
import { useFocusOnChange } from "../page/focusOnChange.ts";
import { useUnit } from "../page/useUnit.ts";
import { forgotAddress } from "./address.ts";
import { $email } from "./email.ts";
import { fieldNames, fieldProblem, notSignedIn, words } from "./entranceWords.ts";
import { MailAgain } from "./MailAgain.tsx";
import { confirmationAgain } from "./mailing.ts";
import { NeedsScript } from "./NeedsScript.tsx";
import { $failure, $isSending, $problems, $tries, $typed, $waiting, signInSent, signInTyped } from "./signIn.ts";
import { Submit } from "./Submit.tsx";
import { textIn, useFirstWrong, useTyping } from "./typed.ts";

const credentialsIn = (form: HTMLFormElement): Credentials => ({
  email: textIn(form, "email"),
  password: textIn(form, "password"),
});

export const SignInForm = () => {
  const { failure, waiting, problems, tries, typed, email, isSending, type, send } = useUnit({
    failure: $failure,
    waiting: $waiting,
    problems: $problems,
    tries: $tries,
    typed: $typed,
    email: $email,
    isSending: $isSending,
    type: signInTyped,
    send: signInSent,
  });
  const { search } = useLocation();
  const alert = useFocusOnChange(failure);
  const form = useTyping({ before: { ...typed, email }, read: credentialsIn, type, send });
  useFirstWrong(form.ref, tries);
  const field = (name: "email" | "password") => ({
    name,
    label: fieldNames[name],
    error: problems[name] && fieldProblem(name, problems[name]),
    required: true,
  });
  const said = failure && notSignedIn(failure);

  return (
    <form {...form}>
      <NeedsScript />
      {said && (
        <Alert
          tone="bad"
          role="alert"
          title={said.title}
          ref={alert}
          action={waiting !== null && <MailAgain mailing={confirmationAgain} to={waiting} />}
        >
          {said.text}
        </Alert>
      )}
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("password")} type="password" autoComplete="current-password" />
      <Submit size="wide" busy={isSending} words={words.signIn} busyWords={words.signingIn} />
      <TextLink to={forgotAddress(search)}>{french(words.forgot)}</TextLink>
    </form>
  );
};
