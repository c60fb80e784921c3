import type { Account } from "../../domain/accounts/member.ts";
import { textIn, useFirstWrong, useTyping } from "../accounts/typed.ts";
import { Alert } from "../kit/Alert.tsx";
import { Field } from "../kit/Field.tsx";
import { QuietButton } from "../kit/QuietButton.tsx";
import { useUnit } from "../page/useUnit.ts";
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

const emailIn = (form: HTMLFormElement) => ({ wish: textIn(form, "email").trim(), current: textIn(form, "current") });

/** Another e-mail, which is theirs once both mailboxes have said so. */
export const EmailForm = ({ account }: { readonly account: Account }) => {
  const { newEmail, failure, tries, why, proofTries, awaited, isSending, type, send, prove } = useUnit({
    newEmail: $newEmail,
    failure: $emailFailure,
    tries: $emailTries,
    why: emailProof.$asked,
    proofTries: emailProof.$tries,
    awaited: $awaited,
    isSending: $isEmailSending,
    type: emailTyped,
    send: emailChosen,
    prove: emailProof.sent,
  });
  const form = useTyping({
    before: { email: newEmail },
    read: emailIn,
    type: ({ wish }) => type(wish),
    send: (typed) => (why ? prove(typed) : send(typed.wish)),
  });
  useFirstWrong(form.ref, tries + proofTries);

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
