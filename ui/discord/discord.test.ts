import { allSettled, fork } from "effector";
import { describe, expect, it } from "vitest";
import { firstBlocks } from "../../domain/content/editing/blocks.ts";
import type { ItemId } from "../../domain/content/editing/contentItem.ts";
import type { AnnounceWish, DiscordPost } from "../../domain/discord/discordPosts.ts";
import { itemFor } from "../../tests/contentTab.ts";
import { createItemFx, saveItemFx } from "../content/admin/effects.ts";
import { $toasts, toastActed } from "../lib/feedback/toasts.ts";
import { $channel, $hasChannel, $post, announcePressed, channelWanted, postWanted } from "./discord.ts";
import { announceFx, discordChannelFx, discordPostFx } from "./effects.ts";

const item = { kind: "article", id: "un" as ItemId } as const;
const post: DiscordPost = { ...item, title: "Un", isWanted: true, isLive: false, state: "waiting" };

const tab = ({ state = "open" as "open" | "none", fails = false } = {}) => {
  const wishes: AnnounceWish[] = [];
  let announced: DiscordPost | null = null;
  const scope = fork({
    handlers: [
      [discordChannelFx, () => ({ state, stopped: [] })],
      [discordPostFx, () => announced],
      [
        announceFx,
        (wish: AnnounceWish) => {
          if (fails) throw { kind: "unexpected" };
          wishes.push(wish);
          announced = wish.isWanted ? post : null;
        },
      ],
      [createItemFx, () => itemFor("un")],
      [saveItemFx, () => itemFor("un")],
    ],
  });
  return { scope, wishes, toasts: () => scope.getState($toasts) };
};

const creation = (isAnnounced: boolean) => ({
  kind: "article" as const,
  title: "Un",
  slug: "",
  category: "",
  excerpt: "",
  featuredImage: "",
  difficulty: "",
  readTime: "",
  blocks: firstBlocks,
  isPublished: true,
  isRetry: false,
  isAnnounced,
});

describe("[DI-1] announcing", () => {
  it("is offered where a channel is set", async () => {
    for (const state of ["open", "none"] as const) {
      const { scope } = tab({ state });
      expect(scope.getState($hasChannel)).toBe(false);
      await allSettled(channelWanted, { scope });
      expect(scope.getState($hasChannel)).toBe(state === "open");
      expect(scope.getState($channel)?.state).toBe(state);
    }
  });

  it("follows the creation of an item, when it was chosen", async () => {
    const { scope, wishes } = tab();
    await allSettled(createItemFx, { scope, params: creation(false) });
    expect(wishes).toEqual([]);
    await allSettled(createItemFx, { scope, params: creation(true) });
    expect(wishes).toEqual([{ ...item, isWanted: true }]);
  });

  it("shows at once what is stored, and takes it back", async () => {
    const { scope, wishes } = tab();
    await allSettled(postWanted, { scope, params: item });
    expect(scope.getState($post)).toBeNull();
    await allSettled(announcePressed, { scope, params: { ...item, isWanted: true } });
    expect(scope.getState($post)).toEqual(post);
    await allSettled(announcePressed, { scope, params: { ...item, isWanted: false } });
    expect(scope.getState($post)).toBeNull();
    expect(wishes.map(({ isWanted }) => isWanted)).toEqual([true, false]);
  });

  it("that fails is told, and offered again", async () => {
    const { scope, toasts } = tab({ fails: true });
    await allSettled(createItemFx, { scope, params: creation(true) });
    const [toast] = toasts();
    expect(toast).toMatchObject({ tone: "bad", title: "L'annonce sur Discord n'est pas enregistrée" });
    const again = tab();
    if (!toast?.act) throw new Error("No action is offered");
    await allSettled(toastActed, { scope: again.scope, params: toast.act });
    expect(again.wishes).toEqual([{ ...item, isWanted: true }]);
  });
});
