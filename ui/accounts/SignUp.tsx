import { useLocation } from "react-router-dom";
import { TextLink } from "../kit/TextLink.tsx";
import { useFocusOnChange } from "../page/focusOnChange.ts";
import { useUnit } from "../page/useUnit.ts";
import { tabAddress } from "./address.ts";
import { confirmationAgain } from "./mailing.ts";
import { MailSent } from "./MailSent.tsx";
import { words } from "./mailWords.ts";
import { $mailedTo, signUpMended } from "./signUp.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { useMending } from "./typed.ts";

/** The form, then where its mail went. */
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
