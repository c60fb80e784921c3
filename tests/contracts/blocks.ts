import { describe, expect, it, onTestFinished } from "vitest";
import { blockMember, listBlocked } from "../../domain/accounts/blocking.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import { followId } from "../../domain/notifications/following.ts";
import { changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import { type Cells, mine } from "../security/reach.ts";
import type { FaultCalls, Probes } from "./files.ts";
import {
  camille,
  type NewDevice,
  nobody,
  type Ports,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
  valueIn,
  yanis,
} from "./ports.ts";
import { calls } from "../security/grants.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const gone = { ok: false, refusal: { kind: "gone" } };

/** What every implementation of `Blocks` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] members whom a member blocks, on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const { blocks } = ports;
      const free = async () => {
        for (const { id } of valueIn(await blocks.list(member))) await blocks.set(member, id, false);
      };
      await free();
      onTestFinished(free);
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      return { ports, blocks, member, staff, author };
    };

    it("[MP-4] blocks and stops, seen by the one who blocks alone; both are idempotent", async () => {
      const { ports, blocks, member, staff, author } = await begin();
      const { id: admin } = await signedIn(await newDevice(), yanis);
      for (let times = 0; times < 2; times++) {
        expect(await blockMember(ports)({ member: author, isBlocked: true })).toEqual({ ok: true });
      }
      expect(await blocks.set(member, admin, true)).toEqual({ ok: true });
      const [last, ...others] = valueIn(await listBlocked(ports)());
      expect(last).toMatchObject({ id: admin, hasPage: true });
      expect(others).toEqual([{ id: author, username: "sarah", hasPage: true }]);
      expect((await ports.profiles.of(member))?.blocked?.toSorted()).toEqual([admin, author].toSorted());
      expect(valueIn(await staff.blocks.list(author))).toEqual([]);
      expect(await staff.profiles.of(author)).not.toHaveProperty("blocked");
      for (const id of [author, author, admin]) expect(await blocks.set(member, id, false)).toEqual({ ok: true });
      expect(valueIn(await blocks.list(member))).toEqual([]);
      expect(await ports.profiles.of(member)).not.toHaveProperty("blocked");
    });

    it("[MP-4] blocks no one who isn't there, nor oneself, and refuses visitors", async () => {
      const { ports, blocks, member, author } = await begin();
      expect(await blocks.set(member, crypto.randomUUID() as string as MemberId, true)).toEqual(gone);
      expect(await blocks.set(member, member, true)).toEqual(gone);
      await ports.session.signOut();
      expect(await blocks.set(member, author, true)).toEqual(signedOut);
      expect(await blocks.list(member)).toEqual(signedOut);
      expect(await blockMember(ports)({ member: author, isBlocked: true })).toEqual(signedOut);
      expect(await listBlocked(ports)()).toEqual(signedOut);
      await signedIn(ports, camille);
    });

    it("[MP-5] hears of no answer and no mention by a blocked member, who sees no difference", async () => {
      const { ports, blocks, member, staff, author } = await begin();
      const { id: tip } = await tipOf(ports, siteForTwo);
      const said = async (by: Ports, who: MemberId, text: string, answered?: CommentId) => {
        const { id } = valueIn(await by.tipComments.add(tip, who, `${text} ${crypto.randomUUID()}`, answered));
        onTestFinished(async () => void (await by.tipComments.remove(id)));
        return id;
      };
      const told = async (comment: CommentId) =>
        valueIn(await ports.notifications.list(member, 50)).filter((one) => one.comment === comment);
      const root = await said(ports, member, "Une question.");
      const before = await said(staff, author, "Oui.", root);
      expect(await told(before)).toMatchObject([{ isRead: false }]);
      valueIn(await blocks.set(member, author, true));
      expect(await told(before)).toMatchObject([{ isRead: true }]);
      for (const text of ["Non.", "@camille, si."])
        expect(await told(await said(staff, author, text, root))).toEqual([]);
      const named = await said(staff, author, "Je pense à @camille.");
      expect(await told(named)).toEqual([]);
      expect((await staff.tipComments.threadOf(tip, root))?.replies).toHaveLength(3);
      expect((await ports.tipComments.threadOf(tip, root))?.replies).toHaveLength(3);
      const theirs = await said(ports, member, "D'accord.", before);
      expect(
        valueIn(await staff.notifications.list(author, 50)).filter(({ comment }) => comment === theirs),
      ).toHaveLength(1);
      valueIn(await blocks.set(member, author, false));
      expect(await told(await said(staff, author, "Alors ?", root))).toMatchObject([{ kind: "answer" }]);
    });

    it("[MP-5] hears of a measure by a blocked member of the staff all the same", async () => {
      const { ports, blocks, member, staff, author } = await begin();
      valueIn(await blocks.set(member, author, true));
      const reason = `Un avertissement ${crypto.randomUUID()}`;
      const id = valueIn(await staff.measures.take({ member, kind: "warning", hours: null, reason }));
      onTestFinished(async () => void (await staff.measures.lift(id)));
      const [latest] = valueIn(await ports.notifications.list(member, 1));
      expect(latest).toMatchObject({ kind: "measure", isRead: false });
    });

    it("[MP-5] follows a blocked member no longer, and can't while they are blocked", async () => {
      const { ports, blocks, member, author } = await begin();
      const of = followId({ kind: "member", slug: author });
      onTestFinished(async () => void (await ports.follows.set(of, member, false)));
      valueIn(await ports.follows.set(of, member, true));
      valueIn(await blocks.set(member, author, true));
      expect(await ports.follows.has(of, member)).toBe(false);
      expect(await ports.follows.set(of, member, true)).toEqual(gone);
      valueIn(await blocks.set(member, author, false));
      expect(await ports.follows.has(of, member)).toBe(false);
      expect(await ports.follows.set(of, member, true)).toEqual({ ok: true });
    });

    it("[MP-4] exports whom a member blocks to them alone", async () => {
      const { ports, blocks, member, staff, author } = await begin();
      valueIn(await blocks.set(member, author, true));
      const own = valueIn(await ports.memberData.everything(member))["blocks"];
      expect(JSON.stringify(own)).toContain(author);
      const theirs = valueIn(await staff.memberData.everything(author))["blocks"];
      expect(theirs ?? []).toEqual([]);
    });
  });

const others = (member: string) =>
  `insert into blocks (user_id, member) select '${member}', id from member_cards where id <> '${member}' order by id limit 1`;

export const probes: Probes = {
  "block a member": {
    port: async ({ ports, me }) => {
      const isBlocked = (await ports.blocks.set(me, somebodyElse, true)).ok;
      if (isBlocked) await ports.blocks.set(me, somebodyElse, false);
      return isBlocked;
    },
    request: async ({ client, backend }) => {
      await client.rpc("set_block", { member: somebodyElse, is_blocked: true });
      return (await backend.query("delete from blocks returning 1")).length > 0;
    },
  },
  "follow a blocked member": {
    port: "the contract blocks a member, who isn't followed then",
    request: async ({ client, backend, me }) => {
      await backend.query(`insert into blocks (user_id, member) values ($1, $2) on conflict do nothing`, [
        me,
        somebodyElse,
      ]);
      await client.from("follows").insert({ user_id: me, member: somebodyElse });
      await backend.query("delete from blocks");
      return (await backend.query("delete from follows where member = $1 returning 1", [somebodyElse])).length > 0;
    },
  },
  "block for somebody else": {
    port: "asks for the caller's own only",
    request: async (attempt) => {
      const { client, backend, me } = attempt;
      await backend.query(others(somebodyElse));
      const isChanged = await changes(attempt, "select b::text from blocks b", [
        client.from("blocks").insert({ user_id: somebodyElse, member: me }),
        client.from("blocks").delete().eq("user_id", somebodyElse),
        client.from("blocks").update({ member: me }).eq("user_id", somebodyElse),
      ]);
      await backend.query("delete from blocks");
      return isChanged;
    },
  },
  "learn whom somebody else blocks": {
    port: "asks for the caller's own only; the contract hides whom a member blocks from others",
    request: async ({ client, backend, me }) => {
      await backend.query(others(somebodyElse));
      await backend.query("insert into blocks (user_id, member) values ($1, $2) on conflict do nothing", [
        somebodyElse,
        me,
      ]);
      const { data } = await client.from("blocks").select();
      const embedded = await client.from("member_cards").select("id, blocks(user_id)");
      await backend.query("delete from blocks");
      return given(data) || JSON.stringify(embedded.data ?? "").includes("user_id");
    },
  },
};

export const privileges = [...calls("members", "definer", "set_block"), "authenticated: select on blocks"];

export const rowsOfMember = [others("$1").replaceAll("'$1'", "$1::uuid")];

export const cells: Cells = {
  rows: "insert into blocks (user_id, member) select p.id, (select min(c.id::text)::uuid from member_cards c where c.id <> p.id) from profiles p",
  reach: { "select public.blocks": mine("user_id") },
};

export const faultCalls: FaultCalls = {
  "blocks.set": { call: ({ blocks }) => blocks.set(nobody, nobody, true), at401: "signed-out" },
  "blocks.list": { call: ({ blocks }) => blocks.list(nobody), at401: "signed-out" },
};
