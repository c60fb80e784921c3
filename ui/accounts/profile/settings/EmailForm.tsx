import type { Account } from "../../../../domain/accounts/member.ts";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { CurrentPassword } from "./CurrentPassword.tsx";
import { $awaited, emailForm, emailProof } from "./login.ts";
import { words } from "./settingsWords.ts";

/** Changes the e-mail. The change takes effect once both mailboxes have confirmed it. */
export const EmailForm = ({ account }: { readonly account: Account }) => {
  const { awaited, why } = useUnit({ awaited: $awaited, why: emailProof.$asked });
  const form = useForm(emailForm);
  return (
    <form {...form.props}>
      <Field label={words.email.current} name="current" value={account.email} readOnly />
      <Field
        {...form.field("email")}
        label={words.email.next}
        type="email"
        autoComplete="email"
        required
        hint={words.email.hint}
      />
      {why && <CurrentPassword why={why} />}
      {awaited !== null && (
        <Alert tone="plain" title={words.email.waiting}>
          {words.email.waitingText(account.email, awaited)}
        </Alert>
      )}
      <QuietButton type="submit" busy={form.isPending}>
        {form.isPending ? words.email.acting : words.email.act}
      </QuietButton>
    </form>
  );
};
