import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import type { DialogProps } from "../../design/components/overlays/OpenDialog.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useOnChange, useFocusOnChange } from "../../lib/focusOnChange.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { weight } from "../../design/tokens/measures.ts";
import { words as signInWords } from "../signIn/signInWords.ts";
import { DiscordWay } from "../discord/DiscordWay.tsx";
import { $intent } from "../session/intent.ts";
import { confirmationAgain } from "../mails/mailing.ts";
import { MailSent } from "../mails/MailSent.tsx";
import { words as mailWords } from "../mails/mailWords.ts";
import { $memberId } from "../session/session.ts";
import { Submit } from "../forms/Submit.tsx";
import { DialogForm } from "./DialogForm.tsx";
import { $isPending, $mailedTo, $mode, $step, dialogClosed, loginAgain, signupMended, type Step } from "./form.ts";
import { $isWanted, authLeft } from "./wanted.ts";
import { words } from "./words.ts";

/** The act that needs a session. */
const Purpose = styled.p`
  font-weight: ${weight.bold};
`;

const Sent = () => {
  const { mailedTo, mend } = useUnit({ mailedTo: $mailedTo, mend: signupMended });
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return <MailSent to={mailedTo} text={mailWords.toSignUp} mailing={confirmationAgain} onMend={mend} said={alert} />;
};

/** Goes back to the sign-in form; for a member who has signed in, closes the dialog. */
const Onward = () => {
  const { member, close, login } = useUnit({ member: $memberId, close: dialogClosed, login: loginAgain });
  return member === null ? (
    <Button onClick={() => login()}>{words.backToLogin}</Button>
  ) : (
    <Button onClick={() => close()}>{words.onward}</Button>
  );
};

/** Signs in or up without leaving the page, for an act that needs a session. */
export const AuthDialog = ({ returnTo }: Required<Pick<DialogProps, "returnTo">>) => {
  const { isWanted, intent, step, mode, isPending, close, leave, lost, login } = useUnit({
    isWanted: $isWanted,
    intent: $intent,
    step: $step,
    mode: $mode,
    isPending: $isPending,
    close: dialogClosed,
    leave: authLeft,
    lost: partLoadFailed,
    login: loginAgain,
  });
  const form = useId();
  const { pathname, search } = useLocation();
  const purpose = intent?.purpose;
  const said = useFocusOnChange(step);
  // The element that opened this step is removed with it.
  useOnChange(step, () => {
    if (isWanted && step === "auth") document.querySelector<HTMLElement>("[role=dialog] [name=email]")?.focus();
  });
  const isLogin = mode === "login";
  const titles: Record<Step, string> = {
    auth: words[mode],
    "email-sent": words.sent,
    "email-confirmed": words.activated,
  };
  const feet: Record<Step, ReactNode> = {
    auth: (
      <Submit
        form={form}
        busy={isPending}
        disabled={isPending}
        words={isLogin ? signInWords.signIn : signInWords.signUp}
        busyWords={isLogin ? signInWords.signingIn : signInWords.signingUp}
      />
    ),
    "email-sent": <QuietButton onClick={() => login()}>{mailWords.activated}</QuietButton>,
    "email-confirmed": <Onward />,
  };
  const bodies: Record<Step, ReactNode> = {
    auth: (
      <>
        {purpose && <Purpose>{typeset(purpose)}</Purpose>}
        <DialogForm id={form} />
        <DiscordWay path={intent?.path ?? pathname + search} isAgreed={!isLogin} />
      </>
    ),
    "email-sent": <Sent />,
    "email-confirmed": (
      <Alert tone="ok" role="status" title={words.confirmed} ref={said}>
        {words.confirmedText}
      </Alert>
    ),
  };
  return (
    <Dialog
      isOpen={isWanted}
      size="small"
      returnTo={returnTo}
      title={titles[step]}
      onClose={close}
      onLoadError={() => (leave(), lost())}
      foot={feet[step]}
    >
      {bodies[step]}
    </Dialog>
  );
};
