import type { Account } from "../../domain/accounts/member.ts";
import { NewPassword } from "../accounts/NewPassword.tsx";
import { textIn, useFirstWrong, useTyping } from "../accounts/typed.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { useUnit } from "../page/useUnit.ts";
import {
  $isPasswordSending,
  $passwordChanges,
  $passwordFailure,
  $passwordTries,
  $strength,
  passwordSent,
  passwordTyped,
} from "./login.ts";
import { passwordProblem, words } from "./settingsWords.ts";

const passwordIn = (form: HTMLFormElement) => textIn(form, "password");

const Form = ({ account }: { readonly account: Account }) => {
  const { failure, tries, strength, isSending, type, send } = useUnit({
    failure: $passwordFailure,
    tries: $passwordTries,
    strength: $strength,
    isSending: $isPasswordSending,
    type: passwordTyped,
    send: passwordSent,
  });
  const form = useTyping({ before: {}, read: passwordIn, type, send });
  useFirstWrong(form.ref, tries);

  return (
    <form {...form}>
      {/* Password managers want to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <NewPassword name="password" label={words.password.next} error={passwordProblem(failure)} strength={strength} />
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
