import { useEffect } from "react";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { ButtonLink } from "../../design/components/actions/ButtonLink.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { LinkHead } from "../../lib/page/LinkHead.tsx";
import { useLinkToken } from "../../lib/page/linkToken.ts";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { forgotAddress } from "../address.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { $email } from "../mails/email.ts";
import { Entered } from "../signIn/Entered.tsx";
import { newPasswordProblem } from "../signIn/entranceWords.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { linkOver, resetFailure, words } from "./linkWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { NewPassword } from "./NewPassword.tsx";
import {
  $failure,
  $isDone,
  $isSending,
  $strength,
  $tries,
  isOver,
  type NotReset,
  resetOpened,
  resetSent,
  resetTyped,
} from "./reset.ts";
import { Submit } from "../forms/Submit.tsx";
import { textIn, useFirstWrong, useTyping } from "../forms/typed.ts";

const passwordIn = (form: HTMLFormElement) => textIn(form, "password");

const ResetForm = ({ token, failure }: { readonly token: string; readonly failure: NotReset | null }) => {
  const { tries, strength, email, isSending, type, send } = useUnit({
    tries: $tries,
    strength: $strength,
    email: $email,
    isSending: $isSending,
    type: resetTyped,
    send: resetSent,
  });
  const form = useTyping({
    before: {},
    read: passwordIn,
    type,
    send: (password) => send({ token: token as MailToken, password }),
  });
  // The error is shown once: beside the field, or in the alert.
  const alert = useFocusOnChange(tries);
  useFirstWrong(form.ref, tries);
  const said = failure && resetFailure(failure);

  return (
    <form {...form}>
      <NeedsScript />
      {said && (
        <Alert tone="bad" role="alert" title={said.title} ref={alert}>
          {said.text}
        </Alert>
      )}
      {/* Password managers store the password with this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPassword
        name="password"
        label={words.reset.password}
        error={newPasswordProblem(failure)}
        strength={strength}
      />
      <Submit size="wide" busy={isSending} words={words.reset.act} busyWords={words.reset.acting} />
      <TextLink to={forgotAddress("")}>{words.anotherLink}</TextLink>
    </form>
  );
};

/** The page that a recovery mail's link opens. The link is spent when the new password is sent. */
export const ResetPage = () => {
  const { isDone, failure, open } = useUnit({ isDone: $isDone, failure: $failure, open: resetOpened });
  const token = useLinkToken("token");
  const { title, lead, done } = words.reset;
  useEffect(() => void open(token), [open, token]);
  if (failure && isOver(failure)) {
    return (
      <ExpiredLink {...linkOver(failure)}>
        <ButtonLink size="wide" to={forgotAddress("")}>
          {words.anotherLink}
        </ButtonLink>
      </ExpiredLink>
    );
  }
  return (
    <>
      <LinkHead title={title} />
      <AuthFrame title={isDone ? words.isDone : title} lead={isDone ? undefined : lead}>
        {isDone ? <Entered {...done} /> : <ResetForm token={token} failure={failure} />}
      </AuthFrame>
    </>
  );
};
