import { useEffect } from "react";
import { styled } from "styled-components";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { french } from "../../design/components/text/french.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useLinkToken } from "../../lib/page/linkToken.ts";
import { size } from "../../design/tokens/measures.ts";
import { useForm } from "../../lib/useForm.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { forgotAddress } from "../address.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { $email } from "../mails/email.ts";
import { Entered, Onward } from "../signIn/Entered.tsx";
import { NamesForm } from "../profile/NamesForm.tsx";
import { $account } from "../session/session.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { linkOver, resetFailure, words } from "./linkWords.ts";
import { FailureAlert } from "../forms/FailureAlert.tsx";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { $linkOver, $notReset, $strength, $wasNameless, resetForm, resetOpened } from "./reset.ts";
import { Submit } from "../forms/Submit.tsx";

const ResetForm = () => {
  const { failure, strength, email } = useUnit({ failure: $notReset, strength: $strength, email: $email });
  const { alert, ...form } = useForm(resetForm);
  return (
    <form {...form.props}>
      <NeedsScript />
      <FailureAlert failure={failure && resetFailure(failure)} ref={alert} />
      {/* Password managers store the password with this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPassword {...form.field("password")} label={words.reset.password} strength={strength} />
      <Submit size="wide" busy={form.isPending} words={words.reset.act} busyWords={words.reset.acting} />
      <TextLink to={forgotAddress("")}>{words.anotherLink}</TextLink>
    </form>
  );
};

const Question = styled.h2`
  font-size: ${size.title3};
`;

/** Asks a member for a name who never gave one, as the first admin. It can wait. */
const Named = () => (
  <>
    <Question>{french(words.reset.name)}</Question>
    <p>{french(words.reset.whyName)}</p>
    <NamesForm />
    <Onward isQuiet />
  </>
);

/** After the new password. The message is another one, and has the focus, once a name that was asked for is saved. */
const Done = () => {
  const { account, wasAsked } = useUnit({ account: $account, wasAsked: $wasNameless });
  if (account?.username === null) {
    return (
      <Entered {...words.reset.done}>
        <Named />
      </Entered>
    );
  }
  return wasAsked ? <Entered key="named" {...words.reset.named} /> : <Entered {...words.reset.done} />;
};

/** The page that a recovery mail's link opens. The link is spent when the new password is sent. */
export const ResetPage = () => {
  const { isDone, over, open } = useUnit({ isDone: resetForm.$isDone, over: $linkOver, open: resetOpened });
  const token = useLinkToken("token");
  const { title, lead } = words.reset;
  useEffect(() => void open(token), [open, token]);
  if (over) {
    return (
      <ExpiredLink {...linkOver(over)}>
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
        {isDone ? <Done /> : <ResetForm />}
      </AuthFrame>
    </>
  );
};
