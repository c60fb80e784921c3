import { act } from "../../lib/act.ts";

export const saveProfileFx = act("saveProfile");
export const changeAvatarFx = act("changeAvatar");
export const removeAvatarFx = act("removeAvatar");
/** Carries the current password. */
export const reauthenticateFx = act("reauthenticate");
export const changePasswordFx = act("changePassword");
export const changeEmailFx = act("changeEmail");
export const myActivityFx = act("myActivity");
export const exportMyDataFx = act("exportMyData");
export const preferUsernameFx = act("preferUsername");
export const hideMyPageFx = act("hideMyPage");
export const deleteMyAccountFx = act("deleteMyAccount");
