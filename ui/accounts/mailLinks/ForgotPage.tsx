import { useLocation } from "react-router-dom";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { forgotReads, signInAddress, wayBack } from "../address.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { words } from "./linkWords.ts";
import { MailForm } from "../mails/MailForm.tsx";
import { recovery } from "../mails/mailing.ts";
import { words as mailWords } from "../mails/mailWords.ts";
import { useWayShown } from "../signIn/useWayShown.ts";
import type { PageHandle } from "../../lib/page/handle.ts";

/** Asks for the mail that resets a forgotten password. */
export const Component = () => {
  const { search } = useLocation();
  useWayShown(search);
  const { title, lead, act } = words.forgot;
  return (
    <>
      <Head title={title} />
      <AuthFrame title={title} lead={lead}>
        <MailForm mailing={recovery} act={act} text={mailWords.toRecover} />
        <TextLink way="back" to={signInAddress(wayBack(search))}>
          {words.signIn}
        </TextLink>
      </AuthFrame>
    </>
  );
};

export const handle: PageHandle = { reads: forgotReads };
