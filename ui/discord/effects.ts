import type { MatchId } from "../../domain/club/matches/match.ts";
import type { ItemRef } from "../../domain/content/editing/contentItem.ts";
import type { AnnounceWish, DiscordChannel, DiscordPost, DiscordPosts } from "../../domain/discord/discordPosts.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { staffEffect } from "../lib/staffEffect.ts";

export type AnnounceFailure = RefusalOf<DiscordPosts["set"]> | Unexpected;

export const discordChannelFx = staffEffect("readDiscordChannel")<
  void,
  DiscordChannel,
  RefusalOf<DiscordPosts["channel"]> | Unexpected
>();
export const discordPostFx = staffEffect("readDiscordPost")<ItemRef, DiscordPost | null, Unexpected>();
export const matchPostsFx = staffEffect("readMatchPosts")<MatchId, readonly DiscordPost[], Unexpected>();
export const announceFx = staffEffect("announceOnDiscord")<AnnounceWish, void, AnnounceFailure>();
