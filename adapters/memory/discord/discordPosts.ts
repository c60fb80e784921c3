import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import { type DiscordPost, type DiscordPosts, postStateOf } from "../../../domain/discord/discordPosts.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "../content/items.ts";

/** A channel in memory, which takes every announcement at once. */
export const memoryDiscordPosts = (backend: MemoryBackend): DiscordPosts => {
  const { discordPosts, enter, refuseOthers } = backend;
  const items = itemsOn(backend);

  const postOf = ({ kind, id }: ItemRef): DiscordPost | null => {
    const item = items.find({ kind, id });
    if (!item || !discordPosts.read().some((post) => post.on === id)) return null;
    const { title, isPublished: isLive } = item;
    const state = postStateOf({ isPosted: isLive, isDue: false, problem: null });
    return { kind, id, title, isWanted: true, isLive, state };
  };

  return {
    async channel() {
      if (!(await enter("announce on Discord"))) return refuseOthers();
      return done({ state: "open", stopped: [] });
    },

    async of(item) {
      return (await enter("learn what is announced on Discord")) ? postOf(item) : null;
    },

    async set({ kind, id, isWanted }) {
      if (!(await enter("announce on Discord"))) return refuseOthers();
      if (isWanted && !items.find({ kind, id })) return refused({ kind: "gone" });
      const others = discordPosts.read().filter((post) => post.on !== id);
      discordPosts.write(isWanted ? [...others, { kind, on: id }] : others);
      return done();
    },
  };
};

/** A message as the channel in memory shows it. */
export type ShownPost = { readonly id: string; readonly title: string; readonly text: string; readonly at: string };

/** The messages of the channel, newest first. */
export const channelInMemory = (backend: MemoryBackend): readonly ShownPost[] => {
  const items = itemsOn(backend);
  return backend.discordPosts.read().flatMap(({ kind, on: id }) => {
    const item = items.find({ kind, id });
    if (!item?.isPublished) return [];
    const path = `/${kind === "tip" ? "tips" : "news"}/${item.slug}`;
    const text = [item.excerpt, path].filter(Boolean).join("\n\n");
    return [{ id, title: item.title, text, at: item.publishedAt ?? "" }];
  });
};
