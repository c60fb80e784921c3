import { useEffect } from "react";
import { Field } from "../../design/components/forms/Field.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $email } from "./email.ts";
import { fieldNames } from "../signIn/entranceWords.ts";
import type { Mailing } from "./mailing.ts";
import { MailSent } from "./MailSent.tsx";
import { notMailed, type SentWords, words } from "./mailWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { Submit } from "../forms/Submit.tsx";
import { textIn, useFirstWrong, useMending, useTyping } from "../forms/typed.ts";

type MailFormProps = {
  readonly mailing: Mailing;
  readonly act: string;
  /** Text shown after the mail was sent. */
  readonly text: SentWords;
};

const emailIn = (form: HTMLFormElement) => textIn(form, "email");

const AddressForm = ({ mailing, act }: Omit<MailFormProps, "text">) => {
  const { email, failure, tries, isMailing, type, send } = useUnit({
    email: $email,
    failure: mailing.$failure,
    tries: mailing.$tries,
    isMailing: mailing.$isMailing,
    type: mailing.typed,
    send: mailing.sent,
  });
  const form = useTyping({ before: { email }, read: emailIn, type, send });
  useFirstWrong(form.ref, tries);
  return (
    <form {...form}>
      <NeedsScript />
      <Field
        label={fieldNames.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={failure && notMailed(failure)}
      />
      <Submit size="wide" busy={isMailing} words={act} busyWords={words.sending} />
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
