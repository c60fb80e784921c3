import { describe, expect, it } from "vitest";
import { camille, type NewDevice, noTip, sarah, signedIn, siteForTwo, tipOf } from "./ports.ts";

/** What every implementation of `TipLikes` must do. */
export const tipLikesContract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] likes on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, camille);
      const { id } = await tipOf(ports, siteForTwo);
      await ports.likes.set(id, member.id, false);
      return { ports, member: member.id, tip: id, before: await ports.likes.count(id) };
    };

    it("[TP-6] keeps a like, and counts it", async () => {
      const { ports, member, tip, before } = await begin();
      expect(await ports.likes.set(tip, member, true)).toEqual({ ok: true });
      expect(await ports.likes.has(tip, member)).toBe(true);
      expect(await ports.likes.count(tip)).toBe(before + 1);
      expect((await tipOf(ports, siteForTwo)).likes).toBe(before + 1);
    });

    it("[TP-6] takes a like off, and counts that", async () => {
      const { ports, member, tip, before } = await begin();
      await ports.likes.set(tip, member, true);
      expect(await ports.likes.set(tip, member, false)).toEqual({ ok: true });
      expect(await ports.likes.has(tip, member)).toBe(false);
      expect(await ports.likes.count(tip)).toBe(before);
      expect((await tipOf(ports, siteForTwo)).likes).toBe(before);
    });

    it.each([true, false])("says %s twice as it says it once", async (liked) => {
      const { ports, member, tip, before } = await begin();
      await ports.likes.set(tip, member, liked);
      expect(await ports.likes.set(tip, member, liked)).toEqual({ ok: true });
      expect(await ports.likes.count(tip)).toBe(before + Number(liked));
    });

    it("[BE-3] refuses a visitor", async () => {
      const { ports, member, tip, before } = await begin();
      await ports.session.signOut();
      expect(await ports.likes.set(tip, member, true)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      expect(await ports.likes.count(tip)).toBe(before);
    });

    it("[BE-3] lets nobody like for somebody else", async () => {
      const { ports, tip, before } = await begin();
      const other = await signedIn(await newDevice(), sarah);
      const answer = await ports.likes.set(tip, other.id, true);
      expect(answer.ok).toBe(false);
      expect(await ports.likes.count(tip)).toBe(before);
    });

    it("says that a tip which isn't there is gone", async () => {
      const { ports, member } = await begin();
      expect(await ports.likes.set(noTip, member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("shows one device what another did", async () => {
      const { ports, member, tip } = await begin();
      const elsewhere = await newDevice();
      await signedIn(elsewhere, camille);
      await ports.likes.set(tip, member, true);
      expect(await elsewhere.likes.has(tip, member)).toBe(true);
    });
  });
