import type { Profiles, Roles, Session } from "../domain/accounts/ports.ts";
import type { Drafts } from "../domain/drafts.ts";
import type { Sharing } from "../domain/sharing/sharePage.ts";
import type { ReadContent } from "../domain/tips/content.ts";
import type { TipComments, TipLikes, Tips, TipViews } from "../domain/tips/ports.ts";
import type { Visitor } from "../domain/tips/viewTip.ts";
import { token } from "./token.ts";

export const SessionToken = token<Session>("Session");
export const ProfilesToken = token<Profiles>("Profiles");
export const RolesToken = token<Roles>("Roles");
export const TipsToken = token<Tips>("Tips");
export const TipLikesToken = token<TipLikes>("TipLikes");
export const TipCommentsToken = token<TipComments>("TipComments");
export const TipViewsToken = token<TipViews>("TipViews");
export const ReadContentToken = token<ReadContent>("ReadContent");
export const VisitorToken = token<Visitor>("Visitor");
export const SharingToken = token<Sharing>("Sharing");
export const DraftsToken = token<Drafts>("Drafts");
