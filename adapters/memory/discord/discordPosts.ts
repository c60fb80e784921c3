import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import { type MatchStatus, scoreOf, startOf } from "../../../domain/club/matches/match.ts";
import type { ItemRef } from "../../../domain/content/editing/contentItem.ts";
import {
  type DiscordPost,
  type DiscordPosts,
  type PostRef,
  postStateOf,
} from "../../../domain/discord/discordPosts.ts";
import { type MatchPostKind, matchPostKinds, type MatchPostRef, timesOf } from "../../../domain/discord/matchPosts.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { matchesOn } from "../club/matchRows.ts";
import type { MemoryBackend } from "../backend.ts";
import type { DiscordPostRecord } from "../dataset.ts";
import { itemsOn } from "../content/items.ts";

const isOfMatch = (ref: PostRef): ref is MatchPostRef => ref.kind !== "article" && ref.kind !== "tip";

/** The channel's message about a match. A message stays when the match is cancelled or over. */
const matchPostOf = (backend: MemoryBackend, kind: MatchPostKind, match: MatchRow, { at = 0 }: DiscordPostRecord) => {
  const now = backend.now().getTime();
  // An announcement stands already when a match is cancelled, or over; a reminder waits for the new time of a postponed one.
  const isOwn = kind === "match-result" || match.status === "live";
  const isWaiting = match.status === "postponed" && kind !== "match-announced";
  const status = isOwn || isWaiting ? match.status : "scheduled";
  const { opens, closes } = timesOf(kind, { ...match, status });
  const isPosted = match.isPublished && opens <= now && at < closes;
  const isLate = closes <= now;
  return {
    title: `${matchesOn(backend).withGame(match).game} contre ${match.opponent}`,
    isLive: match.isPublished && !isLate,
    state: postStateOf({ isPosted, isDue: false, isLate, problem: null }),
  };
};

/** A channel in memory, which takes every announcement at once. */
export const memoryDiscordPosts = (backend: MemoryBackend): DiscordPosts => {
  const { discordPosts, enter, matches, refuseOthers } = backend;
  const items = itemsOn(backend);
  const recordOf = ({ kind, id }: PostRef) => discordPosts.read().find((post) => post.on === id && post.kind === kind);
  const matchOf = (id: MatchPostRef["id"]) => matches.read().find((match) => match.id === id);
  const isThere = (ref: PostRef): boolean => (isOfMatch(ref) ? matchOf(ref.id) : items.find(ref)) !== undefined;

  const postOf = ({ kind, id }: ItemRef): DiscordPost | null => {
    const item = items.find({ kind, id });
    if (!item || !recordOf({ kind, id })) return null;
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

    async ofMatch(id) {
      const match = matchOf(id);
      if (!(await enter("learn what is announced on Discord")) || !match) return [];
      return matchPostKinds.flatMap((kind): readonly DiscordPost[] => {
        const record = recordOf({ kind, id });
        return record ? [{ kind, id, isWanted: true, ...matchPostOf(backend, kind, match, record) }] : [];
      });
    },

    async set({ isWanted, ...ref }) {
      if (!(await enter("announce on Discord"))) return refuseOthers();
      if (isWanted && !isThere(ref)) return refused({ kind: "gone" });
      if (isWanted && recordOf(ref)) return done();
      const others = discordPosts.read().filter((post) => post.on !== ref.id || post.kind !== ref.kind);
      const record = { kind: ref.kind, on: ref.id, at: backend.now().getTime() };
      discordPosts.write(isWanted ? [...others, record] : others);
      return done();
    },
  };
};

/** A message as the channel in memory shows it. */
export type ShownPost = { readonly id: string; readonly title: string; readonly text: string; readonly at: string };

const labels = {
  "match-announced": "Match annoncé",
  "match-soon": "Match bientôt",
  "match-live": "En direct",
  "match-result": "Résultat",
} satisfies Record<MatchPostKind, string>;

const labelsOff: Partial<Record<MatchStatus, string>> = { cancelled: "Match annulé", postponed: "Match reporté" };

const shownMatch = (backend: MemoryBackend, kind: MatchPostKind, record: DiscordPostRecord): readonly ShownPost[] => {
  const match = backend.matches.read().find(({ id }) => id === record.on);
  const post = match && matchPostOf(backend, kind, match, record);
  if (!match || post?.state !== "posted") return [];
  const score = kind === "match-result" ? scoreOf(match) : null;
  const label = labelsOff[match.status] ?? labels[kind];
  const time = `<t:${startOf(match) / 1_000}:F>`;
  const lines = [match.competition, time, score && `||${score.ours}–${score.theirs}||`, `/matches/${match.slug}`];
  return [
    {
      id: `${kind} ${match.id}`,
      title: `${label} : ${post.title}`,
      text: lines.filter(Boolean).join("\n\n"),
      at: match.updatedAt,
    },
  ];
};

const shownItem = (backend: MemoryBackend, item: ItemRef): readonly ShownPost[] => {
  const found = itemsOn(backend).find(item);
  if (!found?.isPublished) return [];
  const path = `/${item.kind === "tip" ? "tips" : "news"}/${found.slug}`;
  const text = [found.excerpt, path].filter(Boolean).join("\n\n");
  return [{ id: item.id, title: found.title, text, at: found.publishedAt ?? "" }];
};

/** The messages of the channel, newest first. */
export const channelInMemory = (backend: MemoryBackend): readonly ShownPost[] =>
  backend.discordPosts.read().flatMap((record) => {
    const ref = { kind: record.kind, id: record.on } as PostRef;
    return isOfMatch(ref) ? shownMatch(backend, ref.kind, record) : shownItem(backend, ref);
  });
