import type { MatchId } from "../../domain/club/matches/match.ts";
import type { ItemRef } from "../../domain/content/editing/contentItem.ts";
import type { AnnounceWish, DiscordChannel, DiscordPost, DiscordPosts } from "../../domain/discord/discordPosts.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { effectOf } from "../lib/effectOf.ts";

export type AnnounceFailure = RefusalOf<DiscordPosts["set"]> | Unexpected;

export const discordChannelFx = effectOf("readDiscordChannel")<
  void,
  DiscordChannel,
  RefusalOf<DiscordPosts["channel"]> | Unexpected
>();
export const discordPostFx = effectOf("readDiscordPost")<ItemRef, DiscordPost | null, Unexpected>();
export const matchPostsFx = effectOf("readMatchPosts")<MatchId, readonly DiscordPost[], Unexpected>();
export const announceFx = effectOf("announceOnDiscord")<AnnounceWish, void, AnnounceFailure>();
