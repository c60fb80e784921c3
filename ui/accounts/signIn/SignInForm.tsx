import { useLocation } from "react-router-dom";
import { Field } from "../../design/components/forms/Field.tsx";
import { french } from "../../design/components/text/french.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { forgotAddress } from "../address.ts";
import { $email } from "../mails/email.ts";
import { fieldNames, notSignedIn, words } from "./signInWords.ts";
import { MailAgain } from "../mails/MailAgain.tsx";
import { confirmationAgain } from "../mails/mailing.ts";
import { FailureAlert } from "../forms/FailureAlert.tsx";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { signInForm } from "./signIn.ts";
import { Submit } from "../forms/Submit.tsx";

export const SignInForm = () => {
  const { failure, unconfirmed, email } = useUnit({
    failure: signInForm.$failure,
    unconfirmed: signInForm.$unconfirmed,
    email: $email,
  });
  const { search } = useLocation();
  const { alert, ...form } = useForm(signInForm, { email });
  const field = (name: "email" | "password") => ({ ...form.field(name), label: fieldNames[name], required: true });

  return (
    <form {...form.props}>
      <NeedsScript />
      <FailureAlert
        failure={failure && notSignedIn(failure)}
        action={unconfirmed !== null && <MailAgain mailing={confirmationAgain} to={unconfirmed} />}
        ref={alert}
      />
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("password")} type="password" autoComplete="current-password" />
      <Submit size="wide" busy={form.isPending} words={words.signIn} busyWords={words.signingIn} />
      <TextLink to={forgotAddress(search)}>{french(words.forgot)}</TextLink>
    </form>
  );
};
