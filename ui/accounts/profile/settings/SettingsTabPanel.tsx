import type { Account } from "../../../../domain/accounts/member.ts";
import { HideScores } from "../../../club/matches/hidden/HideScores.tsx";
import { useHasFeature } from "../../../lib/page/features.ts";
import { choicesAnchor } from "../../../notifications/address.ts";
import { ChannelChoices } from "../../../notifications/ChannelChoices.tsx";
import { FollowedList } from "../../../notifications/FollowedList.tsx";
import { PushSetting } from "../../../notifications/PushSetting.tsx";
import { choiceWords, followedWords } from "../../../notifications/words.ts";
import { BlockedList } from "../../blocks/BlockedList.tsx";
import { listWords as blockedWords } from "../../blocks/words.ts";
import { Activity } from "../Activity.tsx";
import { DataExport } from "./DataExport.tsx";
import { Deletion } from "./Deletion.tsx";
import { DiscordSetting } from "./DiscordSetting.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { HidePage } from "./HidePage.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Setting } from "./Setting.tsx";
import { words } from "./settingsWords.ts";
import { ShowUsername } from "./ShowUsername.tsx";

export const SettingsTabPanel = ({ account }: { readonly account: Account }) => (
  <>
    <Setting {...words.email}>
      <EmailForm account={account} />
    </Setting>
    <Setting {...words.password}>
      <PasswordForm account={account} />
    </Setting>
    <DiscordSetting />
    {useHasFeature("matches") && (
      <Setting {...words.scores}>
        <HideScores />
      </Setting>
    )}
    {account.username !== null && (
      <Setting {...words.shownName}>
        <ShowUsername />
      </Setting>
    )}
    <Setting {...words.page}>
      <HidePage account={account} />
    </Setting>
    <Setting title={choiceWords.title} text={choiceWords.text} anchor={choicesAnchor} wide>
      <ChannelChoices />
    </Setting>
    <PushSetting />
    <Setting title={followedWords.title} text={followedWords.text}>
      <FollowedList />
    </Setting>
    <Setting title={blockedWords.title} text={blockedWords.text}>
      <BlockedList />
    </Setting>
    <Setting {...words.activity} wide>
      <Activity />
    </Setting>
    <Setting {...words.data}>
      <DataExport />
    </Setting>
    <Setting {...words.deletion}>
      <Deletion />
    </Setting>
  </>
);
