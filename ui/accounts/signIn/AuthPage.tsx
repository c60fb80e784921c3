import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { $club } from "../../lib/page/club.ts";
import { Head } from "../../lib/page/Head.tsx";
import { TabPanel, Tabs } from "../../design/components/steps/Tabs.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { signInAddress, tabAddress, tabOf, wayBack } from "../address.ts";
import { DiscordWay } from "../discord/DiscordWay.tsx";
import { AuthFrame } from "./AuthFrame.tsx";
import { words } from "./signInWords.ts";
import { $intent, returnPathTaken } from "../session/intent.ts";
import { $session } from "../session/session.ts";
import { signInForm } from "./signIn.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUp } from "./SignUp.tsx";
import { signUpForm } from "./signUp.ts";
import { useWayShown } from "./useWayShown.ts";

/** Leads a signed-in member on: to the page or the act that asked for the session. Returns its path. */
const useWayOn = (search: string): string => {
  const { session, intent, go } = useUnit({ session: $session, intent: $intent, go: returnPathTaken });
  const navigate = useNavigate();
  const asked = wayBack(search);
  const way = asked === "/" ? (intent?.path ?? asked) : asked;
  const isMember = session.status === "member";
  useWayShown(search);
  useEffect(() => {
    if (!isMember) return;
    void navigate(way, { replace: true });
    go();
  }, [isMember, way, navigate, go]);
  return way;
};

export const AuthPage = () => {
  const { search } = useLocation();
  const tab = tabOf(search);
  const { club, leaveSignIn, leaveSignUp } = useUnit({
    club: $club,
    leaveSignIn: signInForm.left,
    leaveSignUp: signUpForm.left,
  });
  const { title, lead } = club.texts.entrance;
  const way = useWayOn(search);
  // The typed fields survive a change of tab. Leaving the page clears the passwords.
  useEffect(() => () => (leaveSignIn(), leaveSignUp()), [leaveSignIn, leaveSignUp]);

  return (
    <>
      <Head title={words.tabs[tab]} description={lead} path={signInAddress("/")} />
      <AuthFrame title={title} lead={lead}>
        <Tabs
          label={words.tabsLabel}
          panel="auth-panel"
          chosen={tab}
          tabs={[
            { key: "sign-in", words: words.tabs["sign-in"], to: tabAddress(search, "sign-in") },
            { key: "sign-up", words: words.tabs["sign-up"], to: tabAddress(search, "sign-up") },
          ]}
        />
        <TabPanel panel="auth-panel" chosen={tab}>
          {tab === "sign-in" ? <SignInForm /> : <SignUp />}
        </TabPanel>
        <DiscordWay path={way} isAgreed={tab === "sign-up"} />
      </AuthFrame>
    </>
  );
};
