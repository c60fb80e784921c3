import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { shortestPassword } from "../../../domain/accounts/password.ts";
import type { SignUpField } from "../../../domain/accounts/signUp.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Field } from "../../design/components/forms/Field.tsx";
import { Fields } from "../../design/components/forms/Fields.tsx";
import { french } from "../../design/components/text/french.ts";
import { useOnChange, useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { layout } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { forgotAddress, tabAddress } from "../address.ts";
import { Agreement } from "../signIn/Agreement.tsx";
import { fieldNames, fieldProblem, words as entranceWords } from "../signIn/entranceWords.ts";
import { MailAgain } from "../mails/MailAgain.tsx";
import { confirmationAgain } from "../mails/mailing.ts";
import { NewPassword } from "../mailLinks/NewPassword.tsx";
import { textIn, useFirstWrong, useTyping } from "../forms/typed.ts";
import * as model from "./form.ts";
import { authLeft } from "./wanted.ts";
import { words } from "./words.ts";

/** A line with a link of touch height. */
const Way = styled.p`
  a {
    display: inline-flex;
    align-items: center;

    ${when.touch} {
      min-height: ${layout.touch};
    }
  }
`;

type FieldsOf = (field: (name: SignUpField) => Parameters<typeof Field>[0]) => ReactNode;

type ModeFormProps<Filled> = {
  readonly id: string;
  readonly read: (form: HTMLFormElement) => Filled;
  readonly type: (filled: Filled) => void;
  readonly send: (filled: Filled) => void;
  readonly children: FieldsOf;
};

/** Both forms of the dialog: the failure above, each field's error beside it. */
const ModeForm = <Filled,>({ id, children, ...typing }: ModeFormProps<Filled>) => {
  const { typed, problems, tries, failure, waiting } = useUnit({
    typed: model.$typed,
    problems: model.$problems,
    tries: model.$tries,
    failure: model.$failure,
    waiting: model.$waiting,
  });
  const form = useTyping({ before: typed, ...typing });
  const alert = useFocusOnChange(tries);
  useFirstWrong(form.ref, tries);
  const field = (name: SignUpField) => ({
    name,
    label: fieldNames[name],
    error: problems[name] && fieldProblem(name, problems[name]),
    required: true,
  });
  return (
    <Fields as="form" id={id} {...form}>
      {failure && (
        <Alert
          tone="bad"
          role="alert"
          title={failure.title}
          ref={alert}
          action={waiting !== null && <MailAgain mailing={confirmationAgain} to={waiting} />}
        >
          {failure.text}
        </Alert>
      )}
      {children(field)}
    </Fields>
  );
};

const credentialsIn = (form: HTMLFormElement) => ({ email: textIn(form, "email"), password: textIn(form, "password") });
const newcomerIn = (form: HTMLFormElement) => ({ pseudo: textIn(form, "pseudo"), ...credentialsIn(form) });

/** Switches the dialog's mode. In another tab, and without a script, it opens the page. */
const Toggle = ({ to }: { readonly to: model.Mode }) => {
  const choose = useUnit(model.modeChosen);
  const { question, words: way } = to === "signup" ? words.toSignup : words.toLogin;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    choose(to);
  };
  return (
    <Way>
      {french(question)}{" "}
      <Link to={tabAddress("", to === "signup" ? "sign-up" : "sign-in")} onClick={press}>
        {way}
      </Link>
    </Way>
  );
};

const LoginForm = ({ id }: { readonly id: string }) => {
  const { type, send, leave } = useUnit({ type: model.loginTyped, send: model.loginSent, leave: authLeft });
  return (
    <>
      <ModeForm id={id} read={credentialsIn} type={type} send={send}>
        {(field) => (
          <>
            <Field {...field("email")} type="email" autoComplete="email" />
            <Field
              {...field("password")}
              type="password"
              autoComplete="current-password"
              minLength={shortestPassword}
            />
          </>
        )}
      </ModeForm>
      <Way>
        <Link to={forgotAddress("")} onClick={() => leave()}>
          {french(entranceWords.forgot)}
        </Link>
      </Way>
      <Toggle to="signup" />
    </>
  );
};

const SignupForm = ({ id }: { readonly id: string }) => {
  const { strength, type, send } = useUnit({
    strength: model.$strength,
    type: model.signupTyped,
    send: model.signupSent,
  });
  return (
    <>
      <ModeForm id={id} read={newcomerIn} type={type} send={send}>
        {(field) => (
          <>
            <Field {...field("pseudo")} autoComplete="username" hint={entranceWords.publicName} />
            <Field {...field("email")} type="email" autoComplete="email" />
            <NewPassword {...field("password")} minLength={shortestPassword} strength={strength} />
          </>
        )}
      </ModeForm>
      <Agreement />
      <Toggle to="login" />
    </>
  );
};

/** One form per purpose: browsers tell a new password from a current one by the form. */
export const DialogForm = ({ id }: { readonly id: string }) => {
  const mode = useUnit(model.$mode);
  // The pressed link is removed. On touch screens no field is focused: the keyboard would cover the text.
  useOnChange(mode, () => {
    if (!matchMedia("(pointer: coarse)").matches) document.getElementById(id)?.querySelector("input")?.focus();
  });
  return mode === "login" ? <LoginForm id={id} /> : <SignupForm id={id} />;
};
