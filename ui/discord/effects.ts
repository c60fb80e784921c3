import { createEffect } from "effector";
import type { MatchId } from "../../domain/club/matches/match.ts";
import type { ItemRef } from "../../domain/content/editing/contentItem.ts";
import type { AnnounceWish, DiscordChannel, DiscordPost, DiscordPosts } from "../../domain/discord/discordPosts.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export type AnnounceFailure = RefusalOf<DiscordPosts["set"]> | Unexpected;

export const discordChannelFx = createEffect<void, DiscordChannel, RefusalOf<DiscordPosts["channel"]> | Unexpected>();
export const discordPostFx = createEffect<ItemRef, DiscordPost | null, Unexpected>();
export const matchPostsFx = createEffect<MatchId, readonly DiscordPost[], Unexpected>();
export const announceFx = createEffect<AnnounceWish, void, AnnounceFailure>();
