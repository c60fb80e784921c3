import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import type { Account } from "../../domain/accounts/member.ts";
import { displayNameOf } from "../accounts/displayName.ts";
import { signInAddress } from "../accounts/address.ts";
import { SignInGate } from "../accounts/SignInGate.tsx";
import { $session } from "../accounts/session.ts";
import { Badge } from "../kit/Badge.tsx";
import { memberFace } from "../kit/drawnAddress.ts";
import { Face } from "../kit/Face.tsx";
import { TabPanel } from "../kit/TabPanel.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { $club } from "../page/club.ts";
import { Head } from "../page/Head.tsx";
import { useUnit } from "../page/useUnit.ts";
import { MyApplications } from "../recruitment/MyApplications.tsx";
import { type ProfileTab, profileTabAddress, profileTabOf } from "./address.ts";
import { $picture } from "./avatar.ts";
import { profileLook } from "./profileLook.ts";
import { ProfileTabPanel } from "./ProfileTabPanel.tsx";
import { SettingsTabPanel } from "./SettingsTabPanel.tsx";
import { useMembersOnly } from "./useMembersOnly.ts";
import { words } from "./words.ts";

const Page = styled.div`
  ${profileLook}
`;
const tabs: readonly ProfileTab[] = ["profile", "applications", "settings"];

const Who = ({ account }: { readonly account: Account }) => {
  const { picture, club } = useUnit({ picture: $picture, club: $club });
  const name = displayNameOf(account);
  return (
    <div className="who">
      <Face name={account.email} picture={picture} drawing={memberFace(account.username)} size="own" />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {account.role && <Badge>{words.staff(club.name)}</Badge>}
        <p>{account.username !== null && account.username !== name ? account.username : account.email}</p>
      </div>
    </div>
  );
};

const panels = {
  profile: ProfileTabPanel,
  applications: () => (
    <>
      <VisuallyHidden as="h2">{words.tabs.applications}</VisuallyHidden>
      <MyApplications />
    </>
  ),
  settings: SettingsTabPanel,
} satisfies Record<ProfileTab, (props: { readonly account: Account }) => ReactNode>;

const Space = ({ account, chosen }: { readonly account: Account; readonly chosen: ProfileTab }) => {
  const Panel = panels[chosen];
  return (
    <>
      <Who account={account} />
      <Tabs
        label={words.title}
        panel="profile-panel"
        chosen={chosen}
        tabs={tabs.map((key) => ({ key, words: words.tabs[key], to: profileTabAddress(key) }))}
      />
      <TabPanel panel="profile-panel" chosen={chosen}>
        <Panel account={account} />
      </TabPanel>
    </>
  );
};

/** The member's own space: their profile, what they applied for, their settings. */
export const ProfilePage = () => {
  const session = useUnit($session);
  const { pathname, search } = useLocation();
  useMembersOnly();
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      {session.status === "member" ? (
        <Space account={session.account} chosen={profileTabOf(search)} />
      ) : (
        <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />
      )}
    </Page>
  );
};
