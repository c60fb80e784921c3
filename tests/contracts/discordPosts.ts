import { describe, expect, it } from "vitest";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { ItemId } from "../../domain/content/editing/contentItem.ts";
import type { MatchPostKind } from "../../domain/discord/matchPosts.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, noTip, sarah, signedIn, noArticle, nobody } from "./ports.ts";
import { type Cells, ofStaff } from "../security/reach.ts";
import type { MatchId } from "../../domain/club/matches/match.ts";
import { calls } from "../security/grants.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const notStaff = { ok: false, refusal: { kind: "not-staff" } };

/** What every implementation of `DiscordPosts` must do. */
export const contract = (backend: string, newDevice: NewDevice) => {
  ofItems(backend, newDevice);
  ofMatches(backend, newDevice);
};

const ofMatches = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] announcements of matches on ${backend}`, () => {
    const begin = async (start: string) => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      const [team] = await ports.matches.teams();
      const answer = await ports.matchRepository.add({
        slug: `annonce-${crypto.randomUUID()}` as Slug,
        team: team?.slug ?? ("" as Slug),
        opponent: "Solstice",
        opponentLogo: null,
        competition: "Ligue",
        stage: null,
        format: null,
        start,
        watch: null,
        vod: null,
        notes: null,
        lineup: [],
        isPublished: true,
      });
      if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
      const posts = ports.discordPosts;
      const want = (kind: MatchPostKind, isWanted = true) => posts.set({ kind, id: answer.value.id, isWanted });
      return { ports, posts, want, match: answer.value, title: `${team?.game} contre Solstice` };
    };

    it("[DI-11] are chosen one by one, and taken back", async () => {
      const { posts, want, match, title } = await begin("2060-11-28T20:00:00.000Z");
      const { id } = match;
      expect(await posts.ofMatch(id)).toEqual([]);
      for (const kind of ["match-result", "match-soon", "match-soon"] as const) {
        expect(await want(kind)).toEqual({ ok: true });
      }
      const post = { id, title, isWanted: true, isLive: true, state: "waiting" };
      const found = await posts.ofMatch(id);
      expect(found.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
        { ...post, kind: "match-result" },
        { ...post, kind: "match-soon" },
      ]);
      await want("match-soon", false);
      expect((await posts.ofMatch(id)).map(({ kind }) => kind)).toEqual(["match-result"]);
    });

    it("[DI-14] follow the time of the match, and say when it is too late", async () => {
      const { ports, posts, want, match } = await begin("2060-11-28T20:00:00.000Z");
      await want("match-soon");
      const move = async (start: string, revision: number) => {
        await ports.matchRepository.change({ id: match.id, revision, change: { start } });
        const [post] = await posts.ofMatch(match.id);
        return post;
      };
      expect(await move("2020-11-28T20:00:00.000Z", 1)).toMatchObject({ state: "late", isLive: false });
      expect(await move("2061-11-28T20:00:00.000Z", 2)).toMatchObject({ state: "waiting", isLive: true });
    });

    it("[DI-12] end with the match", async () => {
      const { ports, posts, want, match } = await begin("2060-11-28T20:00:00.000Z");
      await want("match-soon");
      await ports.matchRepository.remove(match.id);
      expect(await posts.ofMatch(match.id)).toEqual([]);
      expect(await want("match-soon")).toEqual({ ok: false, refusal: { kind: "gone" } });
      expect(await want("match-soon", false)).toEqual({ ok: true });
    });

    it("[BE-3] are the staff's alone", async () => {
      const { posts, want, match } = await begin("2060-11-28T20:00:00.000Z");
      await want("match-soon");
      const elsewhere = await newDevice();
      await signedIn(elsewhere, camille);
      const theirs = elsewhere.discordPosts;
      expect(await theirs.ofMatch(match.id)).toEqual([]);
      expect(await theirs.set({ kind: "match-soon", id: match.id, isWanted: false })).toEqual(notStaff);
      expect(await posts.ofMatch(match.id)).toHaveLength(1);
    });
  });

const ofItems = (backend: string, newDevice: NewDevice) =>
  describe.each(["article", "tip"] as const)(`[BE-4] announcements of a %s on ${backend}`, (kind) => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, sarah);
      const posts = ports.discordPosts;
      const answer = await ports.contents.add({
        kind,
        slug: `annonce-${crypto.randomUUID()}` as Slug,
        fields: { ...noFields, title: "À annoncer" },
        authorId: member,
        authorName: "Sarah",
        isPublished: false,
      });
      if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
      const { id } = answer.value;
      return { ports, posts, item: { kind, id } };
    };

    it("[DI-1] waits for the publication, and goes with it; both choices are idempotent", async () => {
      const { ports, posts, item } = await begin();
      expect(await posts.of(item)).toBeNull();
      for (let times = 0; times < 2; times++)
        expect(await posts.set({ ...item, isWanted: true })).toEqual({ ok: true });
      const post = { ...item, title: "À annoncer", isWanted: true };
      expect(await posts.of(item)).toEqual({ ...post, isLive: false, state: "waiting" });
      await ports.contents.setPublished(item, true);
      expect(await posts.of(item)).toMatchObject({ ...post, isLive: true });
      await ports.contents.setPublished(item, false);
      expect(await posts.of(item)).toEqual({ ...post, isLive: false, state: "waiting" });
      for (let times = 0; times < 2; times++) {
        expect(await posts.set({ ...item, isWanted: false })).toEqual({ ok: true });
      }
      expect(await posts.of(item)).toBeNull();
    });

    it("[DI-1] has the item's latest title, and ends with the item", async () => {
      const { ports, posts, item } = await begin();
      await posts.set({ ...item, isWanted: true });
      await ports.contents.save({ ...item, revision: 1, fields: { ...noFields, title: "Mieux dit" } });
      expect(await posts.of(item)).toMatchObject({ title: "Mieux dit" });
      await ports.contents.remove(item);
      expect(await posts.of(item)).toBeNull();
      expect(await posts.set({ ...item, isWanted: true })).toEqual({ ok: false, refusal: { kind: "gone" } });
      expect(await posts.set({ ...item, isWanted: false })).toEqual({ ok: true });
    });

    it("[BE-3] is the staff's alone", async () => {
      const { posts, item } = await begin();
      await posts.set({ ...item, isWanted: true });
      const elsewhere = await newDevice();
      const theirs = elsewhere.discordPosts;
      for (const refusal of [signedOut, notStaff]) {
        if (refusal === notStaff) await signedIn(elsewhere, camille);
        expect(await theirs.of(item)).toBeNull();
        expect(await theirs.channel()).toEqual(refusal);
        expect(await theirs.set({ ...item, isWanted: false })).toEqual(refusal);
      }
      expect(await posts.of(item)).not.toBeNull();
    });
  });

const ofTip = (id: string) => ({ kind: "tip" as const, id: id as ItemId });

export const probes: Probes = {
  "announce on Discord": {
    port: async ({ ports, draft }) => {
      const { ok } = await ports.discordPosts.set({ ...ofTip(draft.id), isWanted: true });
      await ports.discordPosts.set({ ...ofTip(draft.id), isWanted: false });
      return ok;
    },
    request: async ({ client, backend, tip }) => {
      await client.rpc("announce_on_discord", { kind: "tip", subject: tip, wanted: true });
      await client.from("discord_posts").insert({ kind: "tip", subject_id: tip, title: "Un", is_live: true });
      return (await backend.query("delete from discord_posts where subject_id = $1 returning 1", [tip])).length > 0;
    },
  },
  "learn what is announced on Discord": {
    port: async ({ ports }) => (await ports.discordPosts.channel()).ok,
    request: async ({ client, backend }) => {
      const row = "insert into discord_posts (kind, subject_id, title, is_live) values ('tip', $1, 'Un', false)";
      await backend.query(row, [noTip]);
      const { data } = await client.from("discord_posts").select("kind, subject_id, title, problem");
      await backend.query("delete from discord_posts where subject_id = $1", [noTip]);
      return (data?.length ?? 0) > 0;
    },
  },
  "reach the messages to Discord": {
    port: "no port has any",
    request: async ({ client, backend, tip }) => {
      const fingerprint = "0".repeat(64);
      await backend.query("insert into private.discord_channel (webhook_id, fingerprint) values ('1', $1)", [
        fingerprint,
      ]);
      const row = "insert into discord_posts (kind, subject_id, title, is_live) values ('tip', $1, 'Un', true)";
      await backend.query(row, [tip]);
      const seen = "select p::text, c::text from discord_posts p, private.discord_channel c order by 1";
      const before = JSON.stringify(await backend.query(seen));
      const answers = await Promise.all([
        client.from("discord_posts").update({ message_id: "1" }).eq("subject_id", tip),
        client.from("discord_posts").select("failure"),
        client.rpc("claim_discord_post", { fingerprint }),
        client.rpc("close_discord_post", { kind: "tip", subject: tip, claim: 0, outcome: "unknown" }),
        client.rpc("remember_discord", {}),
      ]);
      const isChanged = JSON.stringify(await backend.query(seen)) !== before;
      await backend.query("delete from discord_posts");
      await backend.query("delete from private.discord_channel");
      return isChanged || answers.some(({ error }) => error === null);
    },
  },
};

export const privileges = [
  ...calls("members", "definer", "announce_on_discord discord_channel"),
  ...[
    "kind",
    "subject_id",
    "title",
    "is_wanted",
    "is_live",
    "message_id",
    "due_at",
    "opens_at",
    "closes_at",
    "problem",
  ].map((column) => `authenticated: select on discord_posts (${column})`),
];

export const cells: Cells = {
  rows: "insert into discord_posts (kind, subject_id, title, is_live) select 'article', id, title, true from articles limit 1",
  reach: { "select public.discord_posts": ofStaff },
};

const noMatch = nobody as string as MatchId;

export const faultCalls: FaultCalls = {
  "discordPosts.channel": { call: ({ discordPosts }) => discordPosts.channel(), at401: "signed-out" },
  "discordPosts.of": {
    call: ({ discordPosts }) => discordPosts.of({ kind: "article", id: noArticle }),
    at401: { gives: null },
  },
  "discordPosts.ofMatch": { call: ({ discordPosts }) => discordPosts.ofMatch(noMatch), at401: { gives: [] } },
  "discordPosts.set": {
    call: ({ discordPosts }) => discordPosts.set({ kind: "article", id: noArticle, isWanted: true }),
    at401: "signed-out",
  },
};
