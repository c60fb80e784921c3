import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "../kit/Alert.tsx";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import { $isSending, $problem, signInFormLeft, signInSent } from "./signIn.ts";
import { words } from "./words.ts";

const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

/**
 * Uncontrolled: what is typed before the page's script has arrived stays. It is posted, so that without a script no
 * password can end up in an address.
 */
export const SignInForm = () => {
  const { problem, isSending, send, leave } = useUnit({
    problem: $problem,
    isSending: $isSending,
    send: signInSent,
    leave: signInFormLeft,
  });
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => () => leave(), [leave]);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ email: textIn(event.currentTarget, "email"), password: textIn(event.currentTarget, "password") });
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <noscript>
        <Alert tone="wait" title={words.needsScriptTitle}>
          {words.needsScript}
        </Alert>
      </noscript>
      {problem && <Alert tone="bad" role="alert" title={problem} ref={alert} />}
      <Field label={words.email} name="email" type="email" autoComplete="email" required />
      <Field label={words.password} name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" size="wide" busy={isSending}>
        {isSending ? words.signingIn : words.signInButton}
        <Icon name="arrow" />
      </Button>
    </form>
  );
};
