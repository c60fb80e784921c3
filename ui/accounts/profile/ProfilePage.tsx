import { useLocation } from "react-router-dom";
import type { Account } from "../../../domain/accounts/member.ts";
import { displayNameOf } from "../session/displayName.ts";
import { signInAddress } from "../address.ts";
import { SignInGate } from "../signIn/SignInGate.tsx";
import { $session } from "../session/session.ts";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { TabPanel, Tabs } from "../../design/components/steps/Tabs.tsx";
import { $club } from "../../lib/page/club.ts";
import { Head } from "../../lib/page/Head.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { type MemberTab, useSlot } from "../../lib/page/slots.ts";
import { firstTab, profileReads, profileTabAddress, profileTabIn, settingsTab } from "./address.ts";
import { $picture } from "./avatar.ts";
import { Page, Who } from "./profile.styles.ts";
import { ProfileTabPanel } from "./ProfileTabPanel.tsx";
import { SettingsTabPanel } from "./settings/SettingsTabPanel.tsx";
import { useMembersOnly } from "./useMembersOnly.ts";
import { words } from "./words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";

const profileTab: MemberTab = { key: firstTab, words: words.tabs.profile, Panel: ProfileTabPanel };

const Identity = ({ account }: { readonly account: Account }) => {
  const { picture, club } = useUnit({ picture: $picture, club: $club });
  const name = displayNameOf(account);
  return (
    <Who>
      <Face name={account.email} picture={picture} drawing={memberFace(account.username)} size="own" />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {account.role && <Badge>{words.staff(club.name)}</Badge>}
        <p>{account.username !== null && account.username !== name ? account.username : account.email}</p>
      </div>
    </Who>
  );
};

const settings: MemberTab = { key: settingsTab, words: words.tabs.settings, Panel: SettingsTabPanel };

const Space = ({ account, asked }: { readonly account: Account; readonly asked: string | null }) => {
  const tabs = [profileTab, ...useSlot("memberTab"), settings];
  const { key: chosen, Panel } = tabs.find(({ key }) => key === asked) ?? profileTab;
  return (
    <>
      <Identity account={account} />
      <Tabs
        label={words.title}
        panel="profile-panel"
        chosen={chosen}
        tabs={tabs.map(({ key, words }) => ({ key, words, to: profileTabAddress(key) }))}
      />
      <TabPanel panel="profile-panel" chosen={chosen}>
        <Panel account={account} />
      </TabPanel>
    </>
  );
};

/** The personal space: profile, what features bring, settings. */
export const Component = () => {
  const session = useUnit($session);
  const { pathname, search } = useLocation();
  useMembersOnly();
  return (
    <Page>
      <Head title={words.title} description={words.description} />
      {session.status === "member" ? (
        <Space key={session.account.id} account={session.account} asked={profileTabIn(search)} />
      ) : (
        <SignInGate title={words.title} way={signInAddress(pathname + search)} words={words} />
      )}
    </Page>
  );
};

export const handle: PageHandle = { reads: profileReads, startsAtOnce: true };
