import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { MailLinkKind, MailToken } from "../../domain/accounts/ports.ts";
import { Alert } from "../kit/Alert.tsx";
import { Button } from "../kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { LinkHead } from "../page/LinkHead.tsx";
import { useLinkToken } from "../page/linkToken.ts";
import { useSaid } from "../page/said.ts";
import { useUnit } from "../page/useUnit.ts";
import { linkKindIn, signInAddress } from "./address.ts";
import { AuthFrame } from "./AuthFrame.tsx";
import { Entered } from "./Entered.tsx";
import { linkFailure, linkWords, words } from "./linkWords.ts";
import { MailForm } from "./MailForm.tsx";
import { anotherConfirmation } from "./mailing.ts";
import { $link, mailLinkOpened, mailLinkPressed } from "./mailLink.ts";
import { words as mailWords } from "./mailWords.ts";
import { NeedsScript } from "./NeedsScript.tsx";
import { ResetPage } from "./ResetPage.tsx";
import { $memberId } from "./session.ts";

type Kind = keyof typeof linkWords;

/** What there is to do with a link that is no longer good. */
const Instead = ({ kind }: { readonly kind: Kind }) => {
  const member = useUnit($memberId);
  if (kind === "email-change") return <TextLink to="/profile?onglet=parametres">{words.settings}</TextLink>;
  if (member !== null) return <TextLink to="/">{words.onward}</TextLink>;
  return (
    <>
      <MailForm mailing={anotherConfirmation} act={words.anotherMail} text={mailWords.toWhoWaits} />
      <TextLink to={signInAddress("/")}>{words.signIn}</TextLink>
    </>
  );
};

const Act = ({ kind, token }: { readonly kind: Kind; readonly token: string }) => {
  const { link, press } = useUnit({ link: $link, press: mailLinkPressed });
  const alert = useSaid(link);
  const said = linkWords[kind];
  const failure = link.status === "failed" ? linkFailure(link.why, said.spent) : null;
  const isOver = link.status === "failed" && (link.why === "spent-link" || link.why === "incomplete-link");

  if (link.status === "done") return <Entered {...said.done} />;
  return (
    <>
      {failure && (
        <Alert tone="bad" role="alert" title={failure.title} ref={alert}>
          {failure.text}
        </Alert>
      )}
      {link.status === "one-more" && (
        <Alert tone="wait" role="status" title={words.oneMore.title} ref={alert}>
          {words.oneMore.text}
        </Alert>
      )}
      {link.status !== "one-more" && !isOver && (
        <Button size="wide" busy={link.status === "acting"} onClick={() => press({ kind, token: token as MailToken })}>
          {link.status === "acting" ? said.acting : said.act}
          <Icon name="arrow" />
        </Button>
      )}
      {isOver && <Instead kind={kind} />}
    </>
  );
};

/** Does nothing by itself, because programs that look for dangers open links too: a button does. */
const SpendPage = ({ kind }: { readonly kind: Kind }) => {
  const { link, open } = useUnit({ link: $link, open: mailLinkOpened });
  const token = useLinkToken("token");
  useEffect(() => void open(token), [open, kind, token]);
  const { title, lead } = linkWords[kind];
  const isDone = link.status === "done";
  return (
    <>
      <LinkHead title={title} />
      <AuthFrame title={isDone ? words.isDone : title} lead={isDone ? undefined : lead}>
        <NeedsScript />
        <Act kind={kind} token={token} />
      </AuthFrame>
    </>
  );
};

const BrokenPage = () => (
  <>
    <LinkHead title={words.broken.title} />
    <AuthFrame title={words.broken.title} lead={words.broken.text}>
      <TextLink to={signInAddress("/")}>{words.signIn}</TextLink>
    </AuthFrame>
  </>
);

const pageOf = (kind: MailLinkKind | undefined) => {
  if (kind === undefined) return <BrokenPage />;
  return kind === "recovery" ? <ResetPage /> : <SpendPage kind={kind} />;
};

/** Where the links of mails lead. */
export const MailLinkPage = () => pageOf(linkKindIn(useLocation().search));
