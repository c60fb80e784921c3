import type { Account } from "../../../../domain/accounts/member.ts";
import { NewPassword } from "../../mailLinks/NewPassword.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import { $strength, passwordForm, passwordProof } from "./login.ts";
import { words } from "./settingsWords.ts";

/** Changes the password, then empties the form. */
export const PasswordForm = ({ account }: { readonly account: Account }) => {
  const { strength, why } = useUnit({ strength: $strength, why: passwordProof.$asked });
  const form = useForm(passwordForm);
  return (
    <form {...form.props}>
      {/* Password managers store the password with this name. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <NewPassword {...form.field("password")} label={words.password.next} strength={strength} />
      {why && <CurrentPassword why={why} />}
      <QuietButton type="submit" busy={form.isPending}>
        {form.isPending ? words.password.acting : words.password.act}
      </QuietButton>
    </form>
  );
};
