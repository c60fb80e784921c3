import { describe, expect, it, onTestFinished } from "vitest";
import { noFields } from "../../domain/content/editing/fields.ts";
import {
  followId,
  type FollowId,
  followStateOf,
  listFollowed,
  stopFollowing,
} from "../../domain/notifications/following.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import { somebodyElse } from "../security/audiences.ts";
import { type Cells, mine } from "../security/reach.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, type Ports, sarah, signedIn, valueIn } from "./ports.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const category = followId({ kind: "article", slug: "esport" });
const unknown = followId({ kind: "person", slug: "inconnue-au-club" });

/** The signed-in member follows nothing any more. */
export const followNothing = async (ports: Ports) => {
  for (const one of valueIn(await listFollowed(ports)())) await stopFollowing(ports)(one);
};

/** What every implementation of `Follows` must do. */
export const contract = (backend: string, newDevice: NewDevice, { clock }: Backstage) =>
  describe(`[BE-4] follows on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const { follows } = ports;
      await followNothing(ports);
      onTestFinished(async () => void (await follows.set(category, member, false)));
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      return { ports, follows, member, staff, author };
    };

    it("[FO-1] follows, and stops; both are idempotent; the backend knows what can be followed", async () => {
      const { ports, follows, member } = await begin();
      for (let times = 0; times < 2; times++) expect(await follows.set(category, member, true)).toEqual({ ok: true });
      expect(await followStateOf(ports)({ id: category })).toEqual({ count: 1, mine: true });
      for (let times = 0; times < 2; times++) expect(await follows.set(category, member, false)).toEqual({ ok: true });
      expect(await followStateOf(ports)({ id: category })).toEqual({ count: 0, mine: false });
      expect(await follows.set(unknown, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("[BE-3] refuses visitors, and hides what a member follows from others", async () => {
      const { ports, follows, member, staff } = await begin();
      await follows.set(category, member, true);
      expect(await staff.follows.has(category, member)).toBe(false);
      expect((await staff.follows.set(category, member, true)).ok).toBe(false);
      const all = valueIn(await ports.memberData.everything(member));
      expect(all["follows"]).toHaveLength(1);
      await follows.set(category, member, false);
      await ports.session.signOut();
      expect(await follows.set(category, member, true)).toEqual(signedOut);
      expect(await follows.has(category, member)).toBe(false);
    });

    it("[FO-2] tells who follows a category of what is published in it, once, and not the member who publishes", async () => {
      const { ports, follows, member, staff, author } = await begin();
      await follows.set(category, member, true);
      await staff.follows.set(category, author, true);
      onTestFinished(async () => void (await staff.follows.set(category, author, false)));
      const title = `Suivi ${crypto.randomUUID()}`;
      const fields = { ...noFields, title, category: "esport" };
      const slug = `suivi-${crypto.randomUUID()}` as Slug;
      const added = valueIn(
        await staff.contents.add({
          kind: "article",
          slug,
          fields,
          authorId: author,
          authorName: "S",
          isPublished: false,
        }),
      );
      const item = { kind: "article", id: added.id } as const;
      onTestFinished(async () => void (await staff.contents.remove(item)));
      const told = async (of: typeof ports, who: typeof member) =>
        valueIn(await of.notifications.list(who, 50)).filter((one) => one.title === title);
      expect(await told(ports, member)).toEqual([]);
      for (const isPublished of [true, false, true]) await staff.contents.setPublished(item, isPublished);
      expect(await told(ports, member)).toMatchObject([{ kind: "new-content", subject: "article", slug }]);
      expect(await told(staff, author)).toEqual([]);
    });

    it("[FO-4] follows a member, told of what they sign, once; a hidden one is neither followed nor listed", async () => {
      const { ports, follows, member, staff, author } = await begin();
      const of = followId({ kind: "member", slug: author });
      valueIn(await follows.set(of, member, true));
      onTestFinished(async () => void (await follows.set(of, member, false)));
      expect(await follows.has(of, member)).toBe(true);
      const gone = { ok: false, refusal: { kind: "gone" } };
      expect(await follows.set(followId({ kind: "member", slug: member }), member, true)).toEqual(gone);
      expect(await follows.set(followId({ kind: "member", slug: nobody }), member, true)).toEqual(gone);
      const sign = async (kind: "tip" | "article") => {
        const title = `Signé ${crypto.randomUUID()}`;
        const fields = {
          ...noFields,
          title,
          category: kind === "tip" ? "strategie" : "esport",
          ...(kind === "tip" ? { author: "Sarah" } : { authors: `@${author}` }),
        };
        const slug = `signe-${crypto.randomUUID()}` as Slug;
        const added = valueIn(
          await staff.contents.add({ kind, slug, fields, authorId: author, authorName: "S", isPublished: false }),
        );
        const item = { kind, id: added.id } as Parameters<typeof staff.contents.setPublished>[0];
        onTestFinished(async () => void (await staff.contents.remove(item)));
        // The one who publishes isn't told, so that only the follower counts here.
        for (const isPublished of [true, false, true]) await staff.contents.setPublished(item, isPublished);
        return valueIn(await ports.notifications.list(member, 50)).filter((one) => one.title === title);
      };
      expect(await sign("tip")).toMatchObject([{ kind: "new-content", subject: "tip" }]);
      expect(await sign("article")).toMatchObject([{ kind: "new-content", subject: "article" }]);
      const listed = { kind: "member", key: author, slug: "sarah", name: "sarah" };
      expect(valueIn(await follows.list(member))).toContainEqual(listed);
      onTestFinished(async () => void (await staff.memberPages.hide(author, false)));
      valueIn(await staff.memberPages.hide(author, true));
      expect(await sign("tip")).toEqual([]);
      expect(valueIn(await follows.list(member))).not.toContainEqual(listed);
      await follows.set(of, member, false);
      expect(await follows.set(of, member, true)).toEqual(gone);
      valueIn(await staff.memberPages.hide(author, false));
      expect(await follows.set(of, member, true)).toEqual({ ok: true });
    });

    it("[FO-5] lists all that a member follows, teams first, and stops each", async () => {
      const { ports, follows, member, author } = await begin();
      const person = (await ports.teams.bySlug(teams.teams[0]?.slug as Slug))?.members[0];
      const followed = [
        followId({ kind: "team", slug: teams.teams[0]?.slug ?? "" }),
        category,
        followId({ kind: "person", slug: person?.slug ?? "" }),
        followId({ kind: "member", slug: author }),
      ];
      for (const id of followed) valueIn(await follows.set(id, member, true));
      const all = valueIn(await listFollowed(ports)());
      expect(all.map(({ kind }) => kind)).toEqual(["team", "member", "person", "article"]);
      expect(all.every(({ name, slug }) => name !== "" && slug !== "")).toBe(true);
      for (const one of all) expect(await stopFollowing(ports)(one)).toEqual({ ok: true });
      expect(valueIn(await listFollowed(ports)())).toEqual([]);
      await ports.session.signOut();
      expect(await listFollowed(ports)()).toEqual(signedOut);
      expect(await stopFollowing(ports)({ kind: "team", key: "x" })).toEqual(signedOut);
      expect(await follows.list(member)).toEqual(signedOut);
    });

    it("[FO-3] tells who follows a player of the matches of their team", async () => {
      const { ports, follows, member, staff } = await begin();
      const [team] = teams.teams;
      const page = await ports.teams.bySlug(team?.slug as Slug);
      const player = page?.members.find(({ kind, departed }) => kind === "player" && departed === null)?.slug as Slug;
      const person = followId({ kind: "person", slug: player });
      valueIn(await follows.set(person, member, true));
      onTestFinished(async () => void (await follows.set(person, member, false)));
      const opponent = crypto.randomUUID();
      const start = new Date(clock() + 86_400_000).toISOString();
      const match = valueIn(await staff.matchRepository.add(newMatch(team?.slug as Slug, { start, opponent })));
      onTestFinished(async () => void (await staff.matchRepository.remove(match.id)));
      const told = valueIn(await ports.notifications.list(member, 50)).filter(({ title }) => title.includes(opponent));
      expect(told).toMatchObject([{ kind: "match-announced", slug: match.slug }]);
    });
  });

const taken = "delete from follows where category = 'esport' and user_id = $1 returning 1";
const row = (member: string) => ({ user_id: member, category_kind: "article", category: "esport" });

export const probes: Probes = {
  "follow a team, a person, a category or a member": {
    port: async ({ ports, me }) => {
      const isFollowed = (await ports.follows.set(category, me, true)).ok;
      if (isFollowed) await ports.follows.set(category, me, false);
      return isFollowed;
    },
    request: async ({ client, backend, me }) => {
      await client.from("follows").insert(row(me));
      return (await backend.query(taken, [me])).length > 0;
    },
  },
  "follow for somebody else": {
    port: async ({ ports }) => (await ports.follows.set(category, somebodyElse, true)).ok,
    request: async ({ client, backend }) => {
      await client.from("follows").insert(row(somebodyElse));
      return (await backend.query(taken, [somebodyElse])).length > 0;
    },
  },
  "follow a hidden member": {
    port: "the contract hides a member, who isn't followed then",
    request: async ({ client, backend, me }) => {
      await backend.query("update profiles set is_hidden = true where id = $1", [somebodyElse]);
      await client.from("follows").insert({ user_id: me, member: somebodyElse });
      await backend.query("update profiles set is_hidden = false where id = $1", [somebodyElse]);
      return (await backend.query("delete from follows where member = $1 returning 1", [somebodyElse])).length > 0;
    },
  },
  "learn what somebody else follows": {
    port: "asks for the caller's own only; the contract hides what a member follows from others",
    request: async ({ client, backend }) => {
      await backend.query("insert into follows (user_id, category_kind, category) values ($1, 'article', 'esport')", [
        somebodyElse,
      ]);
      const { data } = await client.from("follows").select().eq("user_id", somebodyElse);
      await backend.query(taken, [somebodyElse]);
      return (data?.length ?? 0) > 0;
    },
  },
};

export const privileges = [
  "authenticated: delete on follows",
  ...["category", "category_kind", "member", "person", "team", "user_id"].map(
    (column) => `authenticated: insert on follows (${column})`,
  ),
  "authenticated: select on follows",
];

export const rowsOfMember = ["insert into follows (user_id, category_kind, category) values ($1, 'article', 'esport')"];

export const cells: Cells = {
  rows: "insert into follows (user_id, category_kind, category) select id, 'article', 'esport' from profiles",
  reach: { "select public.follows": mine("user_id"), "delete public.follows": mine("user_id") },
  stored: { member: ["delete public.follows"] },
};

export const faultCalls: FaultCalls = {
  "follows.set": { call: ({ follows }) => follows.set(unknown as FollowId, nobody, true), at401: "signed-out" },
  "follows.list": { call: ({ follows }) => follows.list(nobody), at401: "signed-out" },
  "follows.has": { call: ({ follows }) => follows.has(unknown, nobody), at401: { gives: false } },
};
