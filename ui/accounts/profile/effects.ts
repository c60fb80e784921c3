import { createEffect } from "effector";
import type { ChangeAvatarRefusal, RemoveAvatarRefusal } from "../../../domain/accounts/changeAvatar.ts";
import type { ChangeEmailRefusal, ChangePasswordRefusal, NewPassword } from "../../../domain/accounts/changeLogin.ts";
import type { DeleteMyAccountRefusal } from "../../../domain/accounts/deleteMyAccount.ts";
import type { Names } from "../../../domain/accounts/names.ts";
import type { ChosenFile } from "../../../domain/shared/picture.ts";
import type { SignedOut, Statistics } from "../../../domain/accounts/ports.ts";
import type { ReauthenticateRefusal } from "../../../domain/accounts/session.ts";
import type { SaveProfileRefusal, TypedNames } from "../../../domain/accounts/saveProfile.ts";
import type { TextFile } from "../../../domain/shared/ports.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const saveProfileFx = createEffect<TypedNames, Names, SaveProfileRefusal | Unexpected>();
export const changeAvatarFx = createEffect<ChosenFile, string, ChangeAvatarRefusal | Unexpected>();
export const removeAvatarFx = createEffect<void, void, RemoveAvatarRefusal | Unexpected>();
/** Carries the current password. */
export const reauthenticateFx = createEffect<string, void, ReauthenticateRefusal | Unexpected>();
export const changePasswordFx = createEffect<NewPassword, void, ChangePasswordRefusal | Unexpected>();
export const changeEmailFx = createEffect<string, void, ChangeEmailRefusal | Unexpected>();
export const myStatisticsFx = createEffect<void, Statistics, SignedOut | Unexpected>();
export const exportMyDataFx = createEffect<void, TextFile, SignedOut | Unexpected>();
export const saveFileFx = createEffect<TextFile, void, Unexpected>();
export const deleteMyAccountFx = createEffect<void, void, DeleteMyAccountRefusal | Unexpected>();
