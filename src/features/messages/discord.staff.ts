import { memoryDiscordPosts } from "../../../adapters/memory/discord/discordPosts.ts";
import { supabaseDiscordPosts } from "../../../adapters/supabase/discord/discordPosts.ts";
import type { DiscordPosts } from "../../../domain/discord/discordPosts.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type DiscordStaffPorts = {
  readonly discordPosts: DiscordPosts;
};

const { method } = bindingsOn<DiscordStaffPorts>();

export const useCases = {
  readDiscordChannel: method("discordPosts", "channel"),
  readDiscordPost: method("discordPosts", "of"),
  readMatchPosts: method("discordPosts", "ofMatch"),
  announceOnDiscord: method("discordPosts", "set"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): DiscordStaffPorts => ({
  discordPosts: supabaseDiscordPosts(client),
});

export const memory = ({ backend }: Memory): DiscordStaffPorts => ({
  discordPosts: memoryDiscordPosts(backend),
});
