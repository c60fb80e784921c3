import { useEffect } from "react";
import { Field } from "../../design/components/forms/Field.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $email } from "./email.ts";
import { fieldNames } from "../signIn/signInWords.ts";
import type { Mailing } from "./mailing.ts";
import { MailSent } from "./MailSent.tsx";
import { type SentWords, words } from "./mailWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { Submit } from "../forms/Submit.tsx";
import { useMending } from "../forms/typed.ts";

type MailFormProps = {
  readonly mailing: Mailing;
  readonly act: string;
  /** Text shown after the mail was sent. */
  readonly text: SentWords;
};

const AddressForm = ({ mailing, act }: Omit<MailFormProps, "text">) => {
  const form = useForm(mailing, { email: useUnit($email) });
  return (
    <form {...form.props}>
      <NeedsScript />
      <Field {...form.field("email")} label={fieldNames.email} type="email" autoComplete="email" required />
      <Submit size="wide" busy={form.isPending} words={act} busyWords={words.sending} />
    </form>
  );
};

/** Asks for an address, then confirms that the mail was sent. */
export const MailForm = ({ mailing, act, text }: MailFormProps) => {
  const { mailedTo, leave } = useUnit({ mailedTo: mailing.$mailedTo, leave: mailing.left });
  const said = useFocusOnChange(mailedTo);
  useMending(mailedTo);
  useEffect(() => () => leave(), [leave]);

  if (mailedTo === null) return <AddressForm mailing={mailing} act={act} />;
  return <MailSent to={mailedTo} text={text} mailing={mailing} onMend={() => leave()} said={said} />;
};
