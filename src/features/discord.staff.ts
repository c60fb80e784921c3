import { memoryDiscordPosts } from "../../adapters/memory/discord/discordPosts.ts";
import { supabaseDiscordPosts } from "../../adapters/supabase/discord/discordPosts.ts";
import type { DiscordPosts } from "../../domain/discord/discordPosts.ts";
import { type BindPort, type Memory, type Supabase, method, token } from "../bindings.ts";
import { type PageChanges, nothing } from "../server/pages/pageChanges.ts";

export const DiscordPostsToken = token<DiscordPosts>("DiscordPosts");

export const useCases = {
  readDiscordChannel: method(DiscordPostsToken, "channel"),
  readDiscordPost: method(DiscordPostsToken, "of"),
  readMatchPosts: method(DiscordPostsToken, "ofMatch"),
  announceOnDiscord: method(DiscordPostsToken, "set"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(DiscordPostsToken, supabaseDiscordPosts(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(DiscordPostsToken, memoryDiscordPosts(backend));
};

export const changes = (): PageChanges => ({
  "rpc/announce_on_discord": nothing,
  "rpc/discord_channel": nothing,
});
