import { useUnit } from "effector-react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { Head } from "../app/Head.tsx";
import { Alert } from "../kit/Alert.tsx";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import type { IconName } from "../kit/icons.ts";
import { Tabs } from "../kit/Tabs.tsx";
import { authLook } from "./authLook.ts";
import { tabAddress, tabOf, wayBack } from "./address.ts";
import { $session } from "./session.ts";
import { SignInForm } from "./SignInForm.tsx";
import { words } from "./words.ts";

const Page = styled.div`
  ${authLook}
`;

const reasons: readonly (readonly [IconName, string, string])[] = [
  ["heart", words.why.likeTitle, words.why.like],
  ["users", words.why.dataTitle, words.why.data],
];

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
  useWayOn(search);

  return (
    <Page>
      <Head title={words.tabs[tab]} description={words.authLead} />
      <div className="form">
        <h1>{french(words.authTitle)}</h1>
        <p className="lead">{french(words.authLead)}</p>
        <Tabs
          label={words.tabsLabel}
          panel="auth-panel"
          chosen={tab}
          tabs={[
            { key: "sign-in", words: words.tabs["sign-in"], to: tabAddress(search, "sign-in") },
            { key: "sign-up", words: words.tabs["sign-up"], to: tabAddress(search, "sign-up") },
          ]}
        />
        <div id="auth-panel" role="tabpanel" aria-labelledby={`auth-panel-${tab}`}>
          {tab === "sign-in" ? (
            <SignInForm />
          ) : (
            <Alert tone="wait" title={words.signUpClosed}>
              {words.signUpClosedText}
            </Alert>
          )}
        </div>
      </div>
      <aside aria-label={words.why.label}>
        <ul>
          {reasons.map(([icon, title, text]) => (
            <li key={title}>
              <Icon name={icon} />
              <h2>{french(title)}</h2>
              <p>{french(text)}</p>
            </li>
          ))}
        </ul>
      </aside>
    </Page>
  );
};
