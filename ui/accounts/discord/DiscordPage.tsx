import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { DiscordRefusal } from "../../../domain/accounts/discordAccount.ts";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button, ButtonLink } from "../../design/components/actions/Button.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { adviceOn } from "../../lib/feedback/failure.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useLinkToken } from "../../lib/page/linkToken.ts";
import { useUnit } from "../../lib/useUnit.ts";
import {
  discordAddress,
  forgotAddress,
  forgotReads,
  settingsAddress,
  signInAddress,
  tabAddress,
  wayBack,
} from "../address.ts";
import { NeedsScript } from "../forms/NeedsScript.tsx";
import { ExpiredLink } from "../mailLinks/ExpiredLink.tsx";
import { $account } from "../session/session.ts";
import { returnPathTaken } from "../session/intent.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { Lead } from "../signIn/auth.styles.ts";
import { SignInForm } from "../signIn/SignInForm.tsx";
import { unforeseen } from "../signIn/signInWords.ts";
import {
  $arrival,
  $isLinking,
  $returned,
  arrivalLeft,
  arrived,
  codeBrought,
  codeTried,
  linkPressed,
} from "./discord.ts";
import { DiscordButton } from "./DiscordButton.tsx";
import { $isNew } from "./firstName.ts";
import { FirstName } from "./FirstName.tsx";
import { knownLeft, knownShown } from "./knownAddress.ts";
import { returnFromDiscord } from "./returned.ts";
import { useLeaving } from "./useLeaving.ts";
import { refusals, words } from "./words.ts";

/** The address is a member's already: its password opens the account, and then Discord is linked. */
const KnownAddress = ({ way }: { readonly way: string }) => {
  const { account, isLinking, link, show, leave } = useUnit({
    account: $account,
    isLinking: $isLinking,
    link: linkPressed,
    show: knownShown,
    leave: knownLeft,
  });
  const isLeaving = useLeaving();
  const isMember = account !== null;
  useEffect(() => {
    show(discordAddress(way));
    return () => void leave();
  }, [way, show, leave]);
  return (
    <>
      <LinkHead title={words.known.title} />
      <AuthFrame title={words.known.title} lead={words.known.text}>
        {isMember ? (
          <>
            {(isLinking || isLeaving) && <p role="status">{typeset(words.known.going)}</p>}
            <Button size="wide" busy={isLinking} onClick={() => link({ back: discordAddress(way), isKnown: true })}>
              {words.setting.link}
            </Button>
            <TextLink to={way}>{words.known.without}</TextLink>
          </>
        ) : (
          <SignInForm />
        )}
      </AuthFrame>
    </>
  );
};

const Refused = ({ why, way }: { readonly why: DiscordRefusal; readonly way: string }) => {
  const account = useUnit($account);
  if (why === "email-taken") return <KnownAddress way={way} />;
  return (
    <ExpiredLink {...refusals[why]}>
      {account ? (
        <ButtonLink size="wide" to={settingsAddress}>
          {words.back}
        </ButtonLink>
      ) : (
        <>
          <DiscordButton path={way} words={words.again} />
          <TextLink to={tabAddress(onlyWay(way), "sign-up")}>{words.byMail}</TextLink>
          <TextLink to={signInAddress(way)}>{words.signIn}</TextLink>
        </>
      )}
    </ExpiredLink>
  );
};

/** A search with the way back alone: neither a code nor an error goes on to other pages. */
const onlyWay = (way: string): string => new URL(signInAddress(way), "http://site").search;

/** A session is open: a new member chooses a name, the others go on. */
const Opened = ({ way }: { readonly way: string }) => {
  const { account, isNew, go } = useUnit({ account: $account, isNew: $isNew, go: returnPathTaken });
  const navigate = useNavigate();
  const isNamed = Boolean(account?.username);
  useEffect(() => {
    if (!isNamed || isNew) return;
    void navigate(way, { replace: true });
    go();
  }, [isNamed, isNew, way, navigate, go]);
  return isNew ? <FirstName way={way} /> : <Waiting />;
};

const Waiting = () => (
  <AuthFrame title={words.title}>
    <NeedsScript />
    <p role="status">{typeset(words.opening)}</p>
  </AuthFrame>
);

const Returned = ({ code, way }: { readonly code: string; readonly way: string }) => {
  const { returned, bring, retry } = useUnit({ returned: $returned, bring: codeBrought, retry: codeTried });
  useEffect(() => void bring(code), [bring, code]);
  if (returned.status === "spent") return <Refused why="stale" way={way} />;
  if (returned.status === "open") return <Opened way={way} />;
  if (!("failure" in returned)) return <Waiting />;
  return (
    <AuthFrame title={words.title}>
      <Alert tone="bad" role="alert" title={unforeseen}>
        {adviceOn(returned.failure)}
      </Alert>
      <Button size="wide" onClick={() => retry()}>
        {words.retry}
      </Button>
      <Lead>{typeset(refusals.failed.text)}</Lead>
      <TextLink to={forgotAddress("")}>{words.forgot}</TextLink>
    </AuthFrame>
  );
};

/** The page to which Discord sends members back (OAuth's redirect). Its code is read in the browser alone, and leaves the address at once. */
export const DiscordPage = () => {
  const { search } = useLocation();
  const { arrival, arrive, leave } = useUnit({ arrival: $arrival, arrive: arrived, leave: arrivalLeft });
  const code = useLinkToken("code");
  const way = wayBack(search);
  useEffect(() => {
    const told = returnFromDiscord(new URLSearchParams(search));
    const why = told && "refusal" in told ? told.refusal : "stale";
    arrive(code === "" ? { refusal: why } : { code });
  }, [code, search, arrive]);
  useEffect(() => () => void leave(), [leave]);
  return (
    <>
      <LinkHead title={words.title} />
      {/* The server knows neither the code nor the refusal. */}
      {arrival === null && <Waiting />}
      {arrival && "refusal" in arrival && <Refused why={arrival.refusal} way={way} />}
      {arrival && "code" in arrival && <Returned key={arrival.code} code={arrival.code} way={way} />}
    </>
  );
};

export { DiscordPage as Component };
export const handle: PageHandle = { reads: forgotReads, startsAtOnce: true };
