import { useLocation } from "react-router-dom";
import { TextLink } from "../kit/TextLink.tsx";
import { Head } from "../page/Head.tsx";
import { signInAddress, wayBack } from "./address.ts";
import { AuthFrame } from "./AuthFrame.tsx";
import { words } from "./linkWords.ts";
import { MailForm } from "./MailForm.tsx";
import { recovery } from "./mailing.ts";
import { words as mailWords } from "./mailWords.ts";
import { useWayShown } from "./useWayShown.ts";

/** For whoever has forgotten their password. */
export const ForgotPage = () => {
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
