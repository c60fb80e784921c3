import type { Account } from "../../../../domain/accounts/member.ts";
import { NewPassword } from "../../mailLinks/NewPassword.tsx";
import { textIn } from "../../forms/typed.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
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
import { useProof } from "./useProof.ts";

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
  const { form, why } = useProof({ before: {}, read: passwordIn, type, send, tries, proof: passwordProof });

  return (
    <form {...form}>
      {/* Password managers store the password with this name. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <NewPassword name="password" label={words.password.next} error={passwordProblem(failure)} strength={strength} />
      {why && <CurrentPassword why={why} />}
      <QuietButton type="submit" busy={isSending}>
        {isSending ? words.password.acting : words.password.act}
      </QuietButton>
    </form>
  );
};

/** Changes the password, then empties the form. */
export const PasswordForm = ({ account }: { readonly account: Account }) => {
  const changes = useUnit($passwordChanges);
  return <Form key={changes} account={account} />;
};
