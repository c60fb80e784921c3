import { useEffect } from "react";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { Button, ButtonLink } from "../../design/components/actions/Button.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { adviceOn } from "../../lib/feedback/failure.ts";
import { LinkHead } from "../../lib/page/Head.tsx";
import { useFocusOnChange } from "../../lib/focusOnChange.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { forgotAddress, settingsAddress, signInAddress } from "../address.ts";
import { Lead } from "../signIn/auth.styles.ts";
import { AuthFrame } from "../signIn/AuthFrame.tsx";
import { $linkSession, linkSessionLeft, linkSessionOpened, type LinkSessionState } from "./linkSession.ts";
import { Entered } from "../signIn/Entered.tsx";
import { unforeseen } from "../signIn/signInWords.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { linkFailure, words as allWords } from "./linkWords.ts";
import { $account } from "../session/session.ts";

const words = allWords.linkSession;

const Home = () => (
  <ButtonLink size="wide" to="/">
    {allWords.home}
  </ButtonLink>
);

type Asked = Extract<LinkSessionState, { readonly email: string }>;

const Question = ({ state }: { readonly state: Asked }) => {
  const { account, open } = useUnit({ account: $account, open: linkSessionOpened });
  const alert = useFocusOnChange(state.status);
  const isOpening = state.status === "opening";
  return (
    <>
      {state.status === "failed" && (
        <Alert tone="bad" role="alert" title={unforeseen} ref={alert}>
          {adviceOn(state.why)}
        </Alert>
      )}
      {account && account.email !== state.email && <Lead>{typeset(words.instead(account.email))}</Lead>}
      <Lead>{typeset(words.doubt)}</Lead>
      <Button size="wide" busy={isOpening} onClick={() => open()}>
        {isOpening ? words.acting : allWords.onward}
      </Button>
      <TextLink to="/">{words.cancel}</TextLink>
    </>
  );
};

const Unknown = ({ answer }: Extract<LinkSessionState, { readonly status: "unknown" }>) => {
  const open = useUnit(linkSessionOpened);
  return (
    <>
      <Alert tone="bad" role="alert" title={unforeseen}>
        {adviceOn({ answer })}
      </Alert>
      <Button size="wide" onClick={() => open()}>
        {words.again}
      </Button>
    </>
  );
};

const Body = ({ state }: { readonly state: LinkSessionState }) => {
  if ("email" in state) return <Question state={state} />;
  if (state.status === "unknown") return <Unknown {...state} />;
  if (state.status === "checking") return <p role="status">{typeset(words.checking)}</p>;
  if (state.status !== "done") return null;
  if (!state.isRecovery) return <Entered {...words.done} />;
  return (
    <Entered {...words.recovered}>
      <ButtonLink size="wide" to={settingsAddress}>
        {words.choose}
      </ButtonLink>
    </Entered>
  );
};

/** Where the backend's own links lead. Asks before a session from the address is opened: any page can link to such an address. */
export const LinkSessionPage = () => {
  const { state, leave } = useUnit({ state: $linkSession, leave: linkSessionLeft });
  useEffect(() => () => leave(), [leave]);
  if (state.status === "none") {
    return (
      <ExpiredLink {...allWords.broken}>
        <Home />
      </ExpiredLink>
    );
  }
  if (state.status === "spent") {
    return (
      <ExpiredLink {...linkFailure({ kind: "spent-link" }, words.spent)}>
        <ButtonLink size="wide" to={signInAddress("/")}>
          {allWords.signIn}
        </ButtonLink>
        <TextLink to={forgotAddress("")}>{words.forgot}</TextLink>
      </ExpiredLink>
    );
  }
  if (state.status === "one-more") {
    return (
      <ExpiredLink {...allWords.oneMore}>
        <Home />
      </ExpiredLink>
    );
  }
  const isDone = state.status === "done";
  return (
    <>
      <LinkHead title={words.title} />
      <AuthFrame
        title={isDone ? allWords.isDone : words.title}
        lead={"email" in state ? words.lead(state.email) : undefined}
      >
        <Body state={state} />
      </AuthFrame>
    </>
  );
};
