import { useEffect } from "react";
import type { Account } from "../../../domain/accounts/member.ts";
import { displayNameOf } from "../session/displayName.ts";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { TabPanel, Tabs } from "../../design/components/steps/Tabs.tsx";
import { $club } from "../../lib/page/club.ts";
import { NewsSince } from "../../notifications/NewsSince.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { type MemberTab, useSlot } from "../../lib/page/slots.ts";
import { firstTab, profileTabAddress, settingsTab } from "./address.ts";
import { $picture } from "./avatar.ts";
import { Who } from "./profile.styles.ts";
import { $neededTabs, spaceShown } from "./listedTabs.ts";
import { ProfileTabPanel } from "./ProfileTabPanel.tsx";
import { SettingsTabPanel } from "./settings/SettingsTabPanel.tsx";
import { words } from "./words.ts";

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

/** A member's personal space, with its tabs. */
export const Space = ({ account, asked }: { readonly account: Account; readonly asked: string | null }) => {
  const tabs = [profileTab, ...useSlot("memberTab"), settings];
  const { key: chosen, Panel } = tabs.find(({ key }) => key === asked) ?? profileTab;
  const { needed, show } = useUnit({ needed: $neededTabs, show: spaceShown });
  useEffect(() => void show(), [show]);
  const listed = tabs.filter(({ key, isForFew }) => !isForFew || key === chosen || needed.includes(key));
  return (
    <>
      <Identity account={account} />
      <Tabs
        label={words.title}
        panel="profile-panel"
        chosen={chosen}
        tabs={listed.map(({ key, words }) => ({ key, words, to: profileTabAddress(key) }))}
      />
      <TabPanel panel="profile-panel" chosen={chosen}>
        {chosen === firstTab && <NewsSince />}
        <Panel account={account} />
      </TabPanel>
    </>
  );
};
