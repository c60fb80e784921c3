import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { $club } from "../page/club.ts";
import { Head } from "../page/Head.tsx";
import { Alert } from "../kit/Alert.tsx";
import { typeset } from "../kit/french.ts";
import { TabPanel } from "../kit/TabPanel.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { useUnit } from "../page/useUnit.ts";
import { AuthArt } from "./AuthArt.tsx";
import { authLook } from "./authLook.ts";
import { tabAddress, tabOf, wayBack } from "./address.ts";
import { $session } from "./session.ts";
import { SignInForm } from "./SignInForm.tsx";
import { words } from "./words.ts";

const Page = styled.div`
  ${authLook}
`;

/** Whoever is signed in already, or is by now, goes on to where they were going. */
const useWayOn = (search: string) => {
  const { status } = useUnit($session);
  const navigate = useNavigate();
  useEffect(() => {
    if (status === "member") void navigate(wayBack(search), { replace: true });
  }, [status, search, navigate]);
};

export const AuthPage = () => {
  const { search } = useLocation();
  const tab = tabOf(search);
  const { entrance } = useUnit($club).texts;
  useWayOn(search);

  return (
    <Page>
      <Head title={words.tabs[tab]} description={entrance.lead} />
      <div className="form">
        <h1>{typeset(entrance.title)}</h1>
        <p className="lead">{typeset(entrance.lead)}</p>
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
          {tab === "sign-in" ? (
            <SignInForm />
          ) : (
            <Alert tone="wait" title={words.signUpClosed}>
              {words.signUpClosedText}
            </Alert>
          )}
        </TabPanel>
      </div>
      <AuthArt />
    </Page>
  );
};
