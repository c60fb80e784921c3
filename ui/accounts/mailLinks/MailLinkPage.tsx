import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { MailLinkKind, MailToken } from "../../../domain/accounts/ports.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button, ButtonLink } from "../../design/components/actions/Button.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useLinkToken } from "../../lib/page/linkToken.ts";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { hasLinkSession, linkKindIn, mailLinkReads, settingsAddress, signInAddress } from "../address.ts";
import { Lead } from "../signIn/auth.styles.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { LinkSessionPage } from "./LinkSessionPage.tsx";
import { Entered, Onward } from "../signIn/Entered.tsx";
import { FirstSteps } from "../signIn/FirstSteps.tsx";
import type { Said } from "../signIn/signInWords.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { linkFailure, linkWords, words } from "./linkWords.ts";
import { MailForm } from "../mails/MailForm.tsx";
import { anotherConfirmation } from "../mails/mailing.ts";
import { isOver, mailLink } from "./mailLink.ts";
import { words as mailWords } from "../mails/mailWords.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { ResetPage } from "./ResetPage.tsx";
import { $account, $session } from "../session/session.ts";
import type { PageHandle } from "../../lib/page/handle.ts";

type Kind = keyof typeof linkWords;

/**
 * The next steps after an expired link of a new account. A signed-in member may have come with another account's link: their own
 * is named, and they can ask for another mail too. Nothing is shown until the session is known, so that the text doesn't change.
 */
const Instead = () => {
  const { session, account } = useUnit({ session: $session, account: $account });
  if (session.status === "checking") return null;
  return (
    <>
      {account && (
        <>
          <Alert tone="ok" title={words.isSignedIn(account.email)} />
          <Onward />
          <Lead>{typeset(words.otherAddress)}</Lead>
        </>
      )}
      <MailForm mailing={anotherConfirmation} act={words.anotherMail} text={mailWords.toWhoWaits} />
      {!account && (
        <>
          <Lead>{typeset(words.isActive)}</Lead>
          <TextLink to={signInAddress("/")}>{words.signIn}</TextLink>
        </>
      )}
    </>
  );
};

const Over = ({ kind, said }: { readonly kind: Kind; readonly said: Said }) => (
  <ExpiredLink {...said}>
    {kind === "email-change" ? (
      <ButtonLink size="wide" to={settingsAddress}>
        {words.settings}
      </ButtonLink>
    ) : (
      <Instead />
    )}
  </ExpiredLink>
);

const Act = ({
  kind,
  token,
  failure,
}: {
  readonly kind: Kind;
  readonly token: string;
  readonly failure: Said | null;
}) => {
  const { link, press } = useUnit({ link: mailLink.$link, press: mailLink.pressed });
  const alert = useFocusOnChange(link);
  const said = linkWords[kind];
  const outcome = link.status === "done" ? link.result : null;
  if (outcome === "done") {
    return (
      <Entered {...said.done}>
        <Onward />
        {kind === "sign-up" && <FirstSteps />}
      </Entered>
    );
  }
  return (
    <>
      {failure && (
        <Alert tone="bad" role="alert" title={failure.title} ref={alert}>
          {failure.text}
        </Alert>
      )}
      {outcome === "one-more" && (
        <Alert tone="wait" role="status" title={words.oneMore.title} ref={alert}>
          {words.oneMore.text}
        </Alert>
      )}
      {outcome === null && (
        <Button size="wide" busy={link.status === "pending"} onClick={() => press({ kind, token: token as MailToken })}>
          {link.status === "pending" ? said.acting : said.act}
          <Icon name="arrow" />
        </Button>
      )}
    </>
  );
};

/** A button spends the link, not the visit: mail scanners open links too. */
const SpendPage = ({ kind }: { readonly kind: Kind }) => {
  const { link, open } = useUnit({ link: mailLink.$link, open: mailLink.opened });
  const token = useLinkToken("token");
  useEffect(() => void open(token), [open, kind, token]);
  const { title, lead, spent } = linkWords[kind];
  const failure = link.status === "failed" ? linkFailure(link.error, spent) : null;
  const isDone = link.status === "done" && link.result === "done";
  if (failure && isOver(link)) return <Over kind={kind} said={failure} />;
  return (
    <>
      <LinkHead title={title} />
      <AuthFrame title={isDone ? words.isDone : title} lead={isDone ? undefined : lead}>
        <NeedsScript />
        <Act kind={kind} token={token} failure={failure} />
      </AuthFrame>
    </>
  );
};

const BrokenPage = () => (
  <ExpiredLink {...words.broken}>
    <TextLink to={signInAddress("/")}>{words.signIn}</TextLink>
  </ExpiredLink>
);

const pageOf = (kind: MailLinkKind | undefined) => {
  if (kind === undefined) return <BrokenPage />;
  return kind === "recovery" ? <ResetPage /> : <SpendPage kind={kind} />;
};

/** The page that links in account mails open. */
export const MailLinkPage = () => {
  const { search } = useLocation();
  return hasLinkSession(search) ? <LinkSessionPage /> : pageOf(linkKindIn(search));
};

export { MailLinkPage as Component };
export const handle: PageHandle = { reads: mailLinkReads, startsAtOnce: true };
