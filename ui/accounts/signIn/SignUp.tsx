import { useLocation } from "react-router-dom";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { tabAddress } from "../address.ts";
import { confirmationAgain } from "../mails/mailing.ts";
import { MailSent } from "../mails/MailSent.tsx";
import { words } from "../mails/mailWords.ts";
import { $mailedTo, signUpMended } from "./signUp.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { useMending } from "../forms/typed.ts";

/** The sign-up form, then the address that its mail was sent to. */
export const SignUp = () => {
  const { mailedTo, mend } = useUnit({ mailedTo: $mailedTo, mend: signUpMended });
  const { search } = useLocation();
  const said = useFocusOnChange(mailedTo);
  useMending(mailedTo);
  if (mailedTo === null) return <SignUpForm />;
  return (
    <MailSent to={mailedTo} text={words.toSignUp} mailing={confirmationAgain} onMend={mend} said={said}>
      <TextLink to={tabAddress(search, "sign-in")}>{words.activated}</TextLink>
    </MailSent>
  );
};
