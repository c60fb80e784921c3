import * as z from "zod";
import { memoryAvatars } from "../../../adapters/memory/accounts/avatars.ts";
import { memoryBadges } from "../../../adapters/memory/accounts/badges.ts";
import { memoryBlocks } from "../../../adapters/memory/accounts/blocks.ts";
import { memoryDiscordAccounts } from "../../../adapters/memory/accounts/discordAccounts.ts";
import { memoryLogins } from "../../../adapters/memory/accounts/logins.ts";
import { memoryMailLinks } from "../../../adapters/memory/accounts/mailLinks.ts";
import { memoryMemberData } from "../../../adapters/memory/accounts/memberData.ts";
import { memoryMemberPages } from "../../../adapters/memory/accounts/memberPages.ts";
import { memoryProfiles, memoryRoles } from "../../../adapters/memory/accounts/profiles.ts";
import { memorySession } from "../../../adapters/memory/accounts/session.ts";
import { memorySignUps } from "../../../adapters/memory/accounts/signUps.ts";
import { supabaseAvatars } from "../../../adapters/supabase/accounts/avatars.ts";
import { supabaseBadges } from "../../../adapters/supabase/accounts/badges.ts";
import { supabaseBlocks } from "../../../adapters/supabase/accounts/blocks.ts";
import { supabaseDiscordAccounts } from "../../../adapters/supabase/accounts/discordAccounts.ts";
import { supabaseLogins } from "../../../adapters/supabase/accounts/logins.ts";
import { supabaseMailLinks } from "../../../adapters/supabase/accounts/mailLinks.ts";
import { supabaseMemberData } from "../../../adapters/supabase/accounts/memberData.ts";
import { supabaseMemberPages } from "../../../adapters/supabase/accounts/memberPages.ts";
import { supabaseProfiles, supabaseRoles } from "../../../adapters/supabase/accounts/profiles.ts";
import { supabaseSession } from "../../../adapters/supabase/accounts/session.ts";
import { supabaseSignUps } from "../../../adapters/supabase/accounts/signUps.ts";
import { type Badges, readOwnBadges } from "../../../domain/accounts/badges.ts";
import { blockMember, type Blocks, listBlocked } from "../../../domain/accounts/blocking.ts";
import { changeAvatar, removeAvatar } from "../../../domain/accounts/changeAvatar.ts";
import { changeEmail, changePassword } from "../../../domain/accounts/changeLogin.ts";
import { type DiscordAccounts, linkDiscord } from "../../../domain/accounts/discordAccount.ts";
import { deleteMyAccount } from "../../../domain/accounts/deleteMyAccount.ts";
import { exportMyData, myActivity } from "../../../domain/accounts/exportMyData.ts";
import { hideMyPage, type MemberPages, readMember } from "../../../domain/accounts/memberPage.ts";
import { mailRecovery, resetPassword } from "../../../domain/accounts/recovery.ts";
import type {
  Avatars,
  Logins,
  MailLinks,
  MemberData,
  Profiles,
  Roles,
  Session,
  SignUps,
} from "../../../domain/accounts/ports.ts";
import { preferUsername } from "../../../domain/accounts/preferUsername.ts";
import { saveProfile } from "../../../domain/accounts/saveProfile.ts";
import { reauthenticate, signIn, whoAmI } from "../../../domain/accounts/session.ts";
import { sendConfirmationAgain, signUp } from "../../../domain/accounts/signUp.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { lagOfOneSecond, namesMembers, type PageChanges } from "../../server/cache/changes.ts";
import type { DevicePorts } from "./device.bind.ts";
import { read, text } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type AccountsPorts = {
  readonly session: Session;
  readonly signUps: SignUps;
  readonly mailLinks: MailLinks;
  readonly logins: Logins;
  readonly profiles: Profiles;
  readonly roles: Roles;
  readonly avatars: Avatars;
  readonly memberData: MemberData;
  readonly memberPages: MemberPages;
  readonly badges: Badges;
  readonly blocks: Blocks;
  readonly discord: DiscordAccounts;
};

const { provide, method } = bindingsOn<AccountsPorts & DevicePorts>();

export const useCases = {
  whoAmI: provide(whoAmI, { session: "session", profiles: "profiles", roles: "roles" }),
  signIn: provide(signIn, { session: "session" }),
  signOut: method("session", "signOut"),
  signUp: provide(signUp, { signUps: "signUps" }),
  sendConfirmationAgain: provide(sendConfirmationAgain, { signUps: "signUps" }),
  spendMailLink: method("mailLinks", "spend"),
  ownerOfSession: method("mailLinks", "ownerOf"),
  openSession: method("mailLinks", "open"),
  mailRecovery: provide(mailRecovery, { logins: "logins" }),
  resetPassword: provide(resetPassword, {
    session: "session",
    links: "mailLinks",
    logins: "logins",
  }),
  reauthenticate: provide(reauthenticate, { session: "session" }),
  changePassword: provide(changePassword, { session: "session", logins: "logins" }),
  changeEmail: provide(changeEmail, { logins: "logins" }),
  saveProfile: provide(saveProfile, { session: "session", profiles: "profiles" }),
  preferUsername: provide(preferUsername, { session: "session", profiles: "profiles" }),
  changeAvatar: provide(changeAvatar, {
    session: "session",
    profiles: "profiles",
    avatars: "avatars",
    editor: "pictureEditor",
    log: "log",
  }),
  removeAvatar: provide(removeAvatar, {
    session: "session",
    profiles: "profiles",
    avatars: "avatars",
  }),
  myActivity: provide(myActivity, { session: "session", memberData: "memberData" }),
  exportMyData: provide(exportMyData, {
    session: "session",
    memberData: "memberData",
    clock: "clock",
  }),
  readMember: provide(readMember, { pages: "memberPages" }),
  hideMyPage: provide(hideMyPage, { session: "session", pages: "memberPages" }),
  blockMember: provide(blockMember, { session: "session", blocks: "blocks" }),
  listBlocked: provide(listBlocked, { session: "session", blocks: "blocks" }),
  readOwnBadges: provide(readOwnBadges, { session: "session", badges: "badges" }),
  offersDiscord: method("discord", "isOffered"),
  goToDiscord: method("discord", "begin"),
  linkDiscord: provide(linkDiscord, { discord: "discord", logins: "logins" }),
  finishDiscord: method("discord", "finish"),
  myDiscord: method("discord", "mine"),
  unlinkDiscord: method("discord", "unlink"),
  deleteMyAccount: provide(deleteMyAccount, {
    session: "session",
    logins: "logins",
    profiles: "profiles",
    avatars: "avatars",
    log: "log",
  }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  readMember: read(z.strictObject({ slug: text() }), "tips", "articles", "teams", "members"),
});

export const supabase = ({ client, site, project }: Supabase): AccountsPorts => ({
  session: supabaseSession(client, project.solveCaptcha),
  signUps: supabaseSignUps(client, site, project.solveCaptcha),
  mailLinks: supabaseMailLinks(client),
  logins: supabaseLogins(client, site, project.solveCaptcha),
  profiles: supabaseProfiles(client),
  roles: supabaseRoles(client),
  avatars: supabaseAvatars(client),
  memberData: supabaseMemberData(client),
  memberPages: supabaseMemberPages(client),
  badges: supabaseBadges(client),
  blocks: supabaseBlocks(client),
  discord: supabaseDiscordAccounts(client, project, site),
});

export const memory = ({ backend, site, clubNames = [] }: Memory): AccountsPorts => ({
  session: memorySession(backend),
  signUps: memorySignUps(backend, site, clubNames),
  mailLinks: memoryMailLinks(backend),
  logins: memoryLogins(backend, site),
  profiles: memoryProfiles(backend, clubNames),
  roles: memoryRoles(backend),
  avatars: memoryAvatars(backend),
  memberData: memoryMemberData(backend),
  memberPages: memoryMemberPages(backend),
  badges: memoryBadges(backend),
  blocks: memoryBlocks(backend),
  discord: memoryDiscordAccounts(backend, clubNames),
});

export const changes = (): PageChanges => ({
  members: namesMembers(lagOfOneSecond),
  deleted_members: namesMembers(0),
});
