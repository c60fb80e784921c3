import { ContainerModule } from "inversify";
import { changeAvatar } from "../../domain/accounts/changeAvatar.ts";
import { changeEmail } from "../../domain/accounts/changeEmail.ts";
import { changePassword } from "../../domain/accounts/changePassword.ts";
import { deleteMyAccount } from "../../domain/accounts/deleteMyAccount.ts";
import { exportMyData } from "../../domain/accounts/exportMyData.ts";
import { mailRecovery } from "../../domain/accounts/mailRecovery.ts";
import { myStatistics } from "../../domain/accounts/myStatistics.ts";
import { reauthenticate } from "../../domain/accounts/reauthenticate.ts";
import { removeAvatar } from "../../domain/accounts/removeAvatar.ts";
import { resetPassword } from "../../domain/accounts/resetPassword.ts";
import { saveProfile } from "../../domain/accounts/saveProfile.ts";
import { signIn } from "../../domain/accounts/signIn.ts";
import { signUp } from "../../domain/accounts/signUp.ts";
import { whoAmI } from "../../domain/accounts/whoAmI.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const accountsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.WhoAmIToken, whoAmI, { session: p.SessionToken, profiles: p.ProfilesToken, roles: p.RolesToken });
  provide(t.SignInToken, signIn, { session: p.SessionToken });
  bind(t.SignOutToken).toResolvedValue((session) => session.signOut, [p.SessionToken]);
  provide(t.SignUpToken, signUp, { signUps: p.SignUpsToken });
  bind(t.SendConfirmationAgainToken).toResolvedValue((signUps) => signUps.sendAgain, [p.SignUpsToken]);
  bind(t.SpendMailLinkToken).toResolvedValue((links) => links.spend, [p.MailLinksToken]);
  bind(t.OwnerOfSessionToken).toResolvedValue((links) => links.ownerOf, [p.MailLinksToken]);
  bind(t.OpenSessionToken).toResolvedValue((links) => links.open, [p.MailLinksToken]);
  provide(t.MailRecoveryToken, mailRecovery, { logins: p.LoginsToken });
  provide(t.ResetPasswordToken, resetPassword, {
    session: p.SessionToken,
    links: p.MailLinksToken,
    logins: p.LoginsToken,
  });
  provide(t.ReauthenticateToken, reauthenticate, { session: p.SessionToken });
  provide(t.ChangePasswordToken, changePassword, { session: p.SessionToken, logins: p.LoginsToken });
  provide(t.ChangeEmailToken, changeEmail, { logins: p.LoginsToken });
  provide(t.SaveProfileToken, saveProfile, { session: p.SessionToken, profiles: p.ProfilesToken });
  provide(t.ChangeAvatarToken, changeAvatar, {
    session: p.SessionToken,
    profiles: p.ProfilesToken,
    avatars: p.AvatarsToken,
    editor: p.PictureEditorToken,
    log: p.LogToken,
  });
  provide(t.RemoveAvatarToken, removeAvatar, {
    session: p.SessionToken,
    profiles: p.ProfilesToken,
    avatars: p.AvatarsToken,
  });
  provide(t.MyStatisticsToken, myStatistics, { session: p.SessionToken, memberData: p.MemberDataToken });
  provide(t.ExportMyDataToken, exportMyData, {
    session: p.SessionToken,
    memberData: p.MemberDataToken,
    clock: p.ClockToken,
  });
  provide(t.DeleteMyAccountToken, deleteMyAccount, {
    session: p.SessionToken,
    logins: p.LoginsToken,
    profiles: p.ProfilesToken,
    avatars: p.AvatarsToken,
    log: p.LogToken,
  });
});
