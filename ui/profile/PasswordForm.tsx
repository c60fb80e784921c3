import type { Account } from "../../domain/accounts/member.ts";
import { NewPassword } from "../accounts/NewPassword.tsx";
import { textIn, useFirstWrong, useTyping } from "../accounts/typed.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { useUnit } from "../page/useUnit.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import {
  $isPasswordSending,
  $passwordChanges,
  $passwordFailure,
  $passwordTries,
  $strength,
  passwordProof,
  passwordSent,
  passwordTyped,
} from "./login.ts";
import { passwordProblem, words } from "./settingsWords.ts";

const passwordIn = (form: HTMLFormElement) => ({ wish: textIn(form, "password"), current: textIn(form, "current") });

const Form = ({ account }: { readonly account: Account }) => {
  const { failure, tries, why, proofTries, strength, isSending, type, send, prove } = useUnit({
    failure: $passwordFailure,
    tries: $passwordTries,
    why: passwordProof.$asked,
    proofTries: passwordProof.$tries,
    strength: $strength,
    isSending: $isPasswordSending,
    type: passwordTyped,
    send: passwordSent,
    prove: passwordProof.sent,
  });
  const form = useTyping({
    before: {},
    read: passwordIn,
    type: ({ wish }) => type(wish),
    send: (typed) => (why ? prove(typed) : send(typed.wish)),
  });
  useFirstWrong(form.ref, tries + proofTries);

  return (
    <form {...form}>
      {/* Password managers want to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <NewPassword name="password" label={words.password.next} error={passwordProblem(failure)} strength={strength} />
      {why && <CurrentPassword why={why} />}
      <QuietButton type="submit" busy={isSending}>
        {isSending ? words.password.acting : words.password.act}
      </QuietButton>
    </form>
  );
};

/** Another password. Once it is changed, the form is empty again. */
export const PasswordForm = ({ account }: { readonly account: Account }) => {
  const changes = useUnit($passwordChanges);
  return <Form key={changes} account={account} />;
};
