import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { shortestPassword } from "../../../domain/accounts/password.ts";
import type { SignUpField } from "../../../domain/accounts/signUp.ts";
import { Field } from "../../design/components/forms/Field.tsx";
import { Fields } from "../../design/components/forms/Fields.tsx";
import { french } from "../../design/components/text/french.ts";
import { useOnChange } from "../../lib/focusOnChange.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { layout } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";
import { forgotAddress, tabAddress } from "../address.ts";
import { Agreement } from "../signIn/Agreement.tsx";
import { fieldNames, words as signInWords } from "../signIn/signInWords.ts";
import { FailureAlert } from "../forms/FailureAlert.tsx";
import { MailAgain } from "../mails/MailAgain.tsx";
import { confirmationAgain } from "../mails/mailing.ts";
import { NewPassword } from "../mailLinks/NewPassword.tsx";
import { $mode, loginForm, type Mode, modeChosen, signupForm } from "./form.ts";
import { authLeft } from "./wanted.ts";
import { notSignedIn, notSignedUp, words } from "./words.ts";

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

/** Switches the dialog's mode. In another tab, and without a script, it opens the page. */
const Toggle = ({ to }: { readonly to: Mode }) => {
  const choose = useUnit(modeChosen);
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
  const { failure, unconfirmed, leave } = useUnit({
    failure: loginForm.$failure,
    unconfirmed: loginForm.$unconfirmed,
    leave: authLeft,
  });
  const { alert, ...form } = useForm(loginForm);
  return (
    <>
      <Fields as="form" id={id} {...form.props}>
        <FailureAlert
          failure={failure && notSignedIn(failure)}
          action={unconfirmed !== null && <MailAgain mailing={confirmationAgain} to={unconfirmed} />}
          ref={alert}
        />
        <Field {...form.field("email")} label={fieldNames.email} required type="email" autoComplete="email" />
        <Field
          {...form.field("password")}
          label={fieldNames.password}
          required
          type="password"
          autoComplete="current-password"
          minLength={shortestPassword}
        />
      </Fields>
      <Way>
        <Link to={forgotAddress("")} onClick={() => leave()}>
          {french(signInWords.forgot)}
        </Link>
      </Way>
      <Toggle to="signup" />
    </>
  );
};

const SignupForm = ({ id }: { readonly id: string }) => {
  const { failure, strength } = useUnit({ failure: signupForm.$failure, strength: signupForm.$strength });
  const { alert, ...form } = useForm(signupForm);
  const field = (name: SignUpField) => ({ ...form.field(name), label: fieldNames[name], required: true });
  return (
    <>
      <Fields as="form" id={id} {...form.props}>
        <FailureAlert failure={failure && notSignedUp(failure)} ref={alert} />
        <Field {...field("pseudo")} autoComplete="username" hint={signInWords.publicName} />
        <Field {...field("email")} type="email" autoComplete="email" />
        <NewPassword {...field("password")} minLength={shortestPassword} strength={strength} />
      </Fields>
      <Agreement />
      <Toggle to="login" />
    </>
  );
};

/** One form per purpose: browsers tell a new password from a current one by the form. */
export const DialogForm = ({ id }: { readonly id: string }) => {
  const mode = useUnit($mode);
  // The pressed link is removed. On touch screens no field is focused: the keyboard would cover the text.
  useOnChange(mode, () => {
    if (!matchMedia("(pointer: coarse)").matches) document.getElementById(id)?.querySelector("input")?.focus();
  });
  return mode === "login" ? <LoginForm id={id} /> : <SignupForm id={id} />;
};
