import { useLocation } from "react-router-dom";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { french } from "../../design/components/text/french.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { forgotAddress } from "../address.ts";
import { $email } from "../mails/email.ts";
import { fieldNames, fieldProblem, notSignedIn, words } from "./entranceWords.ts";
import { MailAgain } from "../mails/MailAgain.tsx";
import { confirmationAgain } from "../mails/mailing.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { $failure, $isSending, $problems, $tries, $typed, $waiting, signInSent, signInTyped } from "./signIn.ts";
import { Submit } from "../forms/Submit.tsx";
import { textIn, useFirstWrong, useTyping } from "../forms/typed.ts";

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
