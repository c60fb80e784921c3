import type { DiscordPosts } from "../../domain/discord/discordPosts.ts";
import type { RefusalOf } from "../../domain/shared/result.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { act } from "../lib/act.ts";

export type AnnounceFailure = RefusalOf<DiscordPosts["set"]> | Unexpected;

export const discordChannelFx = act("readDiscordChannel");
export const discordPostFx = act("readDiscordPost");
export const matchPostsFx = act("readMatchPosts");
export const announceFx = act("announceOnDiscord");
