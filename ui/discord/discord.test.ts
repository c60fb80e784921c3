import { allSettled, fork } from "effector";
import { describe, expect, it } from "vitest";
import type { ItemId } from "../../domain/content/editing/contentItem.ts";
import type { AnnounceWish, DiscordPost } from "../../domain/discord/discordPosts.ts";
import { deviceDrafts } from "../../tests/deviceDrafts.ts";
import { itemFor } from "../../tests/contentTab.ts";
import { matchFor } from "../../tests/matchFor.ts";
import { sarah } from "../../tests/staffTab.ts";
import { whoAmIFx } from "../accounts/effects.ts";
import { sessionChanged } from "../accounts/session/session.ts";
import { addMatchFx } from "../club/matches/admin/effects.ts";
import { formClosed, formOpened, typedDiscarded } from "../club/matches/admin/edit/matchForm.ts";
import { createItemFx, saveItemFx } from "../content/admin/effects.ts";
import { $toasts, toastActed } from "../lib/feedback/toasts.ts";
import { $channel, $hasChannel, $post, announcePressed, channelWanted, postWanted } from "./discord.ts";
import { announceFx, discordChannelFx, discordPostFx, matchPostsFx } from "./effects.ts";
import {
  $matchPosts,
  $newPosts,
  isAnnounced,
  matchPostsLeft,
  matchPostsWanted,
  newPostChosen,
  newPostsWanted,
} from "./matchPosts.ts";
import { notAnnounced, titleOf, wishOf } from "./words.ts";
import { fakes } from "../../tests/fakes.ts";

const item = { kind: "article", id: "un" as ItemId } as const;
const post: DiscordPost = { ...item, title: "Un", isWanted: true, isLive: false, state: "waiting" };

const tab = ({ state = "open" as "open" | "none", fails = false } = {}) => {
  const wishes: AnnounceWish[] = [];
  let announced: DiscordPost | null = null;
  const scope = fork({
    handlers: fakes(
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
    ),
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
  match: "",
  authors: "",
  tags: "",
  difficulty: "",
  readTime: "",
  searchTitle: "",
  searchDescription: "",
  content: "",
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
    // Where the creation's own model is loaded, by another test of the process, it tells the success beside it.
    const toast = toasts().find(({ tone }) => tone === "bad");
    expect(toast).toMatchObject({ title: "L'annonce sur Discord n'est pas enregistrée" });
    const again = tab();
    if (!toast?.act) throw new Error("No action is offered");
    await allSettled(toastActed, { scope: again.scope, params: toast.act });
    expect(again.wishes).toEqual([{ ...item, isWanted: true }]);
  });
});

describe("[DI-11] announcing a match", () => {
  const match = matchFor("un");
  const begin = () => {
    const wishes: AnnounceWish[] = [];
    const device = new Map<string, string>();
    const open = async () => {
      const scope = fork({
        handlers: fakes(
          [whoAmIFx, () => sarah],
          [announceFx, (wish: AnnounceWish) => void wishes.push(wish)],
          [discordChannelFx, () => ({ state: "open", stopped: [] })],
          [
            matchPostsFx,
            () => [{ kind: "match-soon", id: match.id, title: "", isWanted: true, isLive: true, state: "late" }],
          ],
          [addMatchFx, () => match],
          ...deviceDrafts(device),
        ),
      });
      await allSettled(sessionChanged, { scope });
      return scope;
    };
    return { open, wishes };
  };

  it("sends what was chosen once the match is created, and nothing for the next one", async () => {
    const { open, wishes } = begin();
    const scope = await open();
    await allSettled(newPostsWanted, { scope });
    expect(scope.getState($newPosts)).toEqual([]);
    for (const kind of ["match-result", "match-soon", "match-live"] as const) {
      await allSettled(newPostChosen, { scope, params: { kind, isWanted: true } });
    }
    await allSettled(newPostChosen, { scope, params: { kind: "match-live", isWanted: false } });
    const elsewhere = await open();
    await allSettled(newPostsWanted, { scope: elsewhere });
    expect(elsewhere.getState($newPosts)).toEqual(["match-soon", "match-result"]);
    await allSettled(addMatchFx, { scope, params: {} as never });
    expect(wishes).toEqual([
      { kind: "match-soon", id: match.id, isWanted: true },
      { kind: "match-result", id: match.id, isWanted: true },
    ]);
    await allSettled(newPostsWanted, { scope });
    expect(scope.getState($newPosts)).toEqual([]);
  });

  it("forgets what was chosen when a new match is begun anew, and keeps it when another one is", async () => {
    const { open } = begin();
    const scope = await open();
    await allSettled(formOpened, { scope, params: null });
    await allSettled(newPostChosen, { scope, params: { kind: "match-soon", isWanted: true } });
    await allSettled(formClosed, { scope });
    await allSettled(formOpened, { scope, params: match });
    await allSettled(typedDiscarded, { scope });
    expect(scope.getState($newPosts)).toEqual(["match-soon"]);
    await allSettled(formClosed, { scope });
    await allSettled(formOpened, { scope, params: null });
    await allSettled(typedDiscarded, { scope });
    await allSettled(newPostsWanted, { scope });
    expect(scope.getState($newPosts)).toEqual([]);
  });

  it("shows how each stands", async () => {
    const scope = await begin().open();
    await allSettled(matchPostsWanted, { scope, params: match.id });
    const [post] = scope.getState($matchPosts) ?? [];
    expect(post).toMatchObject({ kind: "match-soon", state: "late" });
    expect([isAnnounced(post), isAnnounced(undefined)]).toEqual([true, false]);
    await allSettled(matchPostsLeft, { scope });
    expect(scope.getState($matchPosts)).toBeNull();
  });

  it("names the message of a stopped announcement", () => {
    expect(titleOf({ kind: "match-soon", title: "Valorant contre Solstice" })).toBe(
      "Valorant contre Solstice (une heure avant)",
    );
    expect(titleOf({ kind: "tip", title: "Un tip" })).toBe("Un tip");
    const wish = { kind: "match-live", id: match.id, isWanted: true } as const;
    const { act } = notAnnounced(wish, { kind: "unexpected" } as never, "/");
    expect(wishOf(act?.id ?? "")).toEqual(wish);
  });
});
