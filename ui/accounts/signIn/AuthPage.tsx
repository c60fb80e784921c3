import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { $club } from "../../lib/page/club.ts";
import { Head } from "../../lib/page/Head.tsx";
import { TabPanel } from "../../design/components/steps/TabPanel.tsx";
import { Tabs } from "../../design/components/steps/Tabs.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { tabAddress, tabOf, wayBack } from "../address.ts";
import { AuthFrame } from "./AuthFrame.tsx";
import { words } from "./entranceWords.ts";
import { $intent, returnPathTaken } from "../session/intent.ts";
import { $session } from "../session/session.ts";
import { signInLeft } from "./signIn.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUp } from "./SignUp.tsx";
import { signUpLeft } from "./signUp.ts";
import { useWayShown } from "./useWayShown.ts";

/** Whoever is signed in already, or is by now, goes on to where they were going, or to what they meant. */
const useWayOn = (search: string) => {
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
};

export const AuthPage = () => {
  const { search } = useLocation();
  const tab = tabOf(search);
  const { club, leaveSignIn, leaveSignUp } = useUnit({ club: $club, leaveSignIn: signInLeft, leaveSignUp: signUpLeft });
  const { title, lead } = club.texts.entrance;
  useWayOn(search);
  // From one tab to the other nothing is lost. Whoever leaves the page leaves no password behind.
  useEffect(() => () => (leaveSignIn(), leaveSignUp()), [leaveSignIn, leaveSignUp]);

  return (
    <>
      <Head title={words.tabs[tab]} description={lead} />
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
      </AuthFrame>
    </>
  );
};
