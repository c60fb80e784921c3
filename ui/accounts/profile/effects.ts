import type { ChangeAvatarRefusal, RemoveAvatarRefusal } from "../../../domain/accounts/changeAvatar.ts";
import type { ChangeEmailRefusal, ChangePasswordRefusal, NewPassword } from "../../../domain/accounts/changeLogin.ts";
import type { DeleteMyAccountRefusal } from "../../../domain/accounts/deleteMyAccount.ts";
import type { Names } from "../../../domain/accounts/names.ts";
import type { ChosenFile } from "../../../domain/shared/picture.ts";
import type { Activity, SignedOut } from "../../../domain/accounts/ports.ts";
import type { ReauthenticateRefusal } from "../../../domain/accounts/session.ts";
import type { SaveProfileRefusal, TypedNames } from "../../../domain/accounts/saveProfile.ts";
import type { TooMany } from "../../../domain/shared/limits.ts";
import type { TextFile } from "../../../domain/shared/ports.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const saveProfileFx = effectOf("saveProfile")<TypedNames, Names, SaveProfileRefusal | Unexpected>();
export const changeAvatarFx = effectOf("changeAvatar")<ChosenFile, string, ChangeAvatarRefusal | Unexpected>();
export const removeAvatarFx = effectOf("removeAvatar")<void, void, RemoveAvatarRefusal | Unexpected>();
/** Carries the current password. */
export const reauthenticateFx = effectOf("reauthenticate")<string, void, ReauthenticateRefusal | Unexpected>();
export const changePasswordFx = effectOf("changePassword")<NewPassword, void, ChangePasswordRefusal | Unexpected>();
export const changeEmailFx = effectOf("changeEmail")<string, void, ChangeEmailRefusal | Unexpected>();
export const myActivityFx = effectOf("myActivity")<void, Activity, SignedOut | Unexpected>();
export const exportMyDataFx = effectOf("exportMyData")<void, TextFile, SignedOut | TooMany | Unexpected>();
export const deleteMyAccountFx = effectOf("deleteMyAccount")<void, void, DeleteMyAccountRefusal | Unexpected>();
