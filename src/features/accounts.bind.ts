import { memoryAvatars } from "../../adapters/memory/accounts/avatars.ts";
import { memoryLogins } from "../../adapters/memory/accounts/logins.ts";
import { memoryMailLinks } from "../../adapters/memory/accounts/mailLinks.ts";
import { memoryMemberData } from "../../adapters/memory/accounts/memberData.ts";
import { memoryProfiles, memoryRoles } from "../../adapters/memory/accounts/profiles.ts";
import { memorySession } from "../../adapters/memory/accounts/session.ts";
import { memorySignUps } from "../../adapters/memory/accounts/signUps.ts";
import { supabaseAvatars } from "../../adapters/supabase/accounts/avatars.ts";
import { supabaseLogins } from "../../adapters/supabase/accounts/logins.ts";
import { supabaseMailLinks } from "../../adapters/supabase/accounts/mailLinks.ts";
import { supabaseMemberData } from "../../adapters/supabase/accounts/memberData.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/accounts/profiles.ts";
import { supabaseSession } from "../../adapters/supabase/accounts/session.ts";
import { supabaseSignUps } from "../../adapters/supabase/accounts/signUps.ts";
import { changeAvatar, removeAvatar } from "../../domain/accounts/changeAvatar.ts";
import { changeEmail, changePassword } from "../../domain/accounts/changeLogin.ts";
import { deleteMyAccount } from "../../domain/accounts/deleteMyAccount.ts";
import { exportMyData, myActivity } from "../../domain/accounts/exportMyData.ts";
import { mailRecovery, resetPassword } from "../../domain/accounts/recovery.ts";
import type {
  Avatars,
  Logins,
  MailLinks,
  MemberData,
  Profiles,
  Roles,
  Session,
  SignUps,
} from "../../domain/accounts/ports.ts";
import { saveProfile } from "../../domain/accounts/saveProfile.ts";
import { reauthenticate, signIn, whoAmI } from "../../domain/accounts/session.ts";
import { sendConfirmationAgain, signUp } from "../../domain/accounts/signUp.ts";
import { type BindPort, type Memory, type Supabase, method, token, provide } from "../bindings.ts";
import { type PageChanges, ofMember, nothing } from "../server/pages/pageChanges.ts";
import { ClockToken, LogToken, PictureEditorToken } from "./device.bind.ts";

export const SessionToken = token<Session>("Session");
export const SignUpsToken = token<SignUps>("SignUps");
export const MailLinksToken = token<MailLinks>("MailLinks");
export const LoginsToken = token<Logins>("Logins");
export const ProfilesToken = token<Profiles>("Profiles");
export const RolesToken = token<Roles>("Roles");
export const AvatarsToken = token<Avatars>("Avatars");
export const MemberDataToken = token<MemberData>("MemberData");

export const useCases = {
  whoAmI: provide(whoAmI, { session: SessionToken, profiles: ProfilesToken, roles: RolesToken }),
  signIn: provide(signIn, { session: SessionToken }),
  signOut: method(SessionToken, "signOut"),
  signUp: provide(signUp, { signUps: SignUpsToken }),
  sendConfirmationAgain: provide(sendConfirmationAgain, { signUps: SignUpsToken }),
  spendMailLink: method(MailLinksToken, "spend"),
  ownerOfSession: method(MailLinksToken, "ownerOf"),
  openSession: method(MailLinksToken, "open"),
  mailRecovery: provide(mailRecovery, { logins: LoginsToken }),
  resetPassword: provide(resetPassword, {
    session: SessionToken,
    links: MailLinksToken,
    logins: LoginsToken,
  }),
  reauthenticate: provide(reauthenticate, { session: SessionToken }),
  changePassword: provide(changePassword, { session: SessionToken, logins: LoginsToken }),
  changeEmail: provide(changeEmail, { logins: LoginsToken }),
  saveProfile: provide(saveProfile, { session: SessionToken, profiles: ProfilesToken }),
  changeAvatar: provide(changeAvatar, {
    session: SessionToken,
    profiles: ProfilesToken,
    avatars: AvatarsToken,
    editor: PictureEditorToken,
    log: LogToken,
  }),
  removeAvatar: provide(removeAvatar, {
    session: SessionToken,
    profiles: ProfilesToken,
    avatars: AvatarsToken,
  }),
  myActivity: provide(myActivity, { session: SessionToken, memberData: MemberDataToken }),
  exportMyData: provide(exportMyData, {
    session: SessionToken,
    memberData: MemberDataToken,
    clock: ClockToken,
  }),
  deleteMyAccount: provide(deleteMyAccount, {
    session: SessionToken,
    logins: LoginsToken,
    profiles: ProfilesToken,
    avatars: AvatarsToken,
    log: LogToken,
  }),
};

export const supabase = (port: BindPort, { client, site, project: { solveCaptcha } }: Supabase): void => {
  port(SessionToken, supabaseSession(client, solveCaptcha));
  port(SignUpsToken, supabaseSignUps(client, site, solveCaptcha));
  port(MailLinksToken, supabaseMailLinks(client));
  port(LoginsToken, supabaseLogins(client, site, solveCaptcha));
  port(ProfilesToken, supabaseProfiles(client));
  port(RolesToken, supabaseRoles(client));
  port(AvatarsToken, supabaseAvatars(client));
  port(MemberDataToken, supabaseMemberData(client));
};

export const memory = (port: BindPort, { backend, site, clubNames = [] }: Memory): void => {
  port(SessionToken, memorySession(backend));
  port(SignUpsToken, memorySignUps(backend, site, clubNames));
  port(MailLinksToken, memoryMailLinks(backend));
  port(LoginsToken, memoryLogins(backend, site));
  port(ProfilesToken, memoryProfiles(backend, clubNames));
  port(RolesToken, memoryRoles(backend));
  port(AvatarsToken, memoryAvatars(backend));
  port(MemberDataToken, memoryMemberData(backend));
};

export const changes = (): PageChanges => ({
  profiles: ofMember("id"),
  user_roles: ofMember("user_id"),
  "rpc/export_my_data": nothing,
  "rpc/signed_in_lately": nothing,
});

export const parameters = () => ({});
