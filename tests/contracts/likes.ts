import { describe, expect, it } from "vitest";
import { camille, type NewDevice, sarah, signedIn, noArticle, nobody, noTip } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import type { FaultCalls } from "./files.ts";

/** What every implementation of `Likes` must do. */
const likesOf = <Id extends string>(backend: string, newDevice: NewDevice, subject: Subject<Id>) =>
  describe(`[BE-4] likes of ${subject.name} on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, camille);
      const { id } = await subject.open(ports);
      const likes = subject.likes(ports);
      await likes.set(id, member.id, false);
      return { ports, likes, member: member.id, id, before: await likes.count(id) };
    };

    it("[TP-6] keeps a like, and counts it", async () => {
      const { ports, likes, member, id, before } = await begin();
      expect(await likes.set(id, member, true)).toEqual({ ok: true });
      expect(await likes.has(id, member)).toBe(true);
      expect(await likes.count(id)).toBe(before + 1);
      expect((await subject.open(ports)).likes).toBe(before + 1);
    });

    it("[TP-6] takes a like off, and counts that", async () => {
      const { ports, likes, member, id, before } = await begin();
      await likes.set(id, member, true);
      expect(await likes.set(id, member, false)).toEqual({ ok: true });
      expect(await likes.has(id, member)).toBe(false);
      expect(await likes.count(id)).toBe(before);
      expect((await subject.open(ports)).likes).toBe(before);
    });

    it.each([true, false])("says %s twice as it says it once", async (liked) => {
      const { likes, member, id, before } = await begin();
      await likes.set(id, member, liked);
      expect(await likes.set(id, member, liked)).toEqual({ ok: true });
      expect(await likes.count(id)).toBe(before + Number(liked));
    });

    it("[BE-3] refuses a visitor", async () => {
      const { ports, likes, member, id, before } = await begin();
      await ports.session.signOut();
      expect(await likes.set(id, member, true)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      expect(await likes.count(id)).toBe(before);
    });

    it("[BE-3] refuses a like in another member's name", async () => {
      const { likes, id, before } = await begin();
      const other = await signedIn(await newDevice(), sarah);
      const answer = await likes.set(id, other.id, true);
      expect(answer.ok).toBe(false);
      expect(await likes.count(id)).toBe(before);
    });

    it("says that what isn't there is gone", async () => {
      const { likes, member } = await begin();
      expect(await likes.set(subject.none, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("[HS-4] tells nobody else, whether visitor, member or staff, who likes it", async () => {
      const { ports, likes, member, id, before } = await begin();
      await likes.set(id, member, true);
      const others = await newDevice();
      expect(await subject.likes(others).has(id, member)).toBe(false);
      await signedIn(others, sarah);
      expect(await subject.likes(others).has(id, member)).toBe(false);
      expect(await subject.likes(others).count(id)).toBe(before + 1);
      await ports.session.signOut();
      expect(await likes.has(id, member)).toBe(false);
    });

    it("shows one device what another did", async () => {
      const { likes, member, id } = await begin();
      const elsewhere = await newDevice();
      await signedIn(elsewhere, camille);
      await likes.set(id, member, true);
      expect(await subject.likes(elsewhere).has(id, member)).toBe(true);
    });
  });

export const contract = (backend: string, newDevice: NewDevice): void => {
  likesOf(backend, newDevice, tips);
  likesOf(backend, newDevice, articles);
};

export const faultCalls: FaultCalls = {
  "tipLikes.set": { call: ({ tipLikes }) => tipLikes.set(noTip, nobody, true), at401: "signed-out" },
  "tipLikes.count": { call: ({ tipLikes }) => tipLikes.count(noTip) },
  "tipLikes.has": { call: ({ tipLikes }) => tipLikes.has(noTip, nobody), at401: { gives: false } },
  "articleLikes.set": { call: ({ articleLikes }) => articleLikes.set(noArticle, nobody, true), at401: "signed-out" },
  "articleLikes.count": { call: ({ articleLikes }) => articleLikes.count(noArticle) },
  "articleLikes.has": { call: ({ articleLikes }) => articleLikes.has(noArticle, nobody), at401: { gives: false } },
  "tipLikes.set, off": { call: ({ tipLikes }) => tipLikes.set(noTip, nobody, false), at401: "signed-out" },
};
