import type { Account } from "../../../../domain/accounts/member.ts";
import { textIn } from "../../forms/typed.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import {
  $awaited,
  $emailFailure,
  $emailTries,
  $isEmailSending,
  $newEmail,
  emailChosen,
  emailProof,
  emailTyped,
} from "./login.ts";
import { emailProblem, words } from "./settingsWords.ts";
import { useProof } from "./useProof.ts";

const emailIn = (form: HTMLFormElement) => textIn(form, "email").trim();

/** Changes the e-mail. The change takes effect once both mailboxes have confirmed it. */
export const EmailForm = ({ account }: { readonly account: Account }) => {
  const { newEmail, failure, tries, awaited, isSending, type, send } = useUnit({
    newEmail: $newEmail,
    failure: $emailFailure,
    tries: $emailTries,
    awaited: $awaited,
    isSending: $isEmailSending,
    type: emailTyped,
    send: emailChosen,
  });
  const { form, why } = useProof({ before: { email: newEmail }, read: emailIn, type, send, tries, proof: emailProof });

  return (
    <form {...form}>
      <Field label={words.email.current} name="current" value={account.email} readOnly />
      <Field
        label={words.email.next}
        name="email"
        type="email"
        autoComplete="email"
        required
        hint={words.email.hint}
        error={emailProblem(failure)}
      />
      {why && <CurrentPassword why={why} />}
      {awaited !== null && (
        <Alert tone="plain" title={words.email.waiting}>
          {words.email.waitingText(account.email, awaited)}
        </Alert>
      )}
      <QuietButton type="submit" busy={isSending}>
        {isSending ? words.email.acting : words.email.act}
      </QuietButton>
    </form>
  );
};
