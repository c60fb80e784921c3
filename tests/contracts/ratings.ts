import { describe, expect, it } from "vitest";
import { camille, type NewDevice, noTip, sarah, signedIn, siteForTwo, tipOf, nobody } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

/** What every implementation of `TipRatings` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] ratings on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      const { id: tip } = await tipOf(ports, siteForTwo);
      await ports.ratings.set(tip, member, null);
      return { ports, ratings: ports.ratings, member, tip };
    };

    it("[TP-13] keeps one, changes it and takes it back, and the average follows", async () => {
      const { ports, ratings, member, tip } = await begin();
      const before = await ratings.average(tip);
      expect(await ratings.of(tip, member)).toBeNull();

      expect(await ratings.set(tip, member, 1)).toEqual({ ok: true });
      expect(await ratings.of(tip, member)).toBe(1);
      const lowest = await ratings.average(tip);

      expect(await ratings.set(tip, member, 5)).toEqual({ ok: true });
      expect(await ratings.of(tip, member)).toBe(5);
      expect(await ratings.average(tip)).toBeGreaterThan(lowest ?? 9);
      const average = (await ratings.average(tip)) ?? 0;
      expect((await tipOf(ports, siteForTwo)).rating).toBe(average);
      expect(average).toBe(Math.round(average * 100) / 100);

      expect(await ratings.set(tip, member, null)).toEqual({ ok: true });
      expect(await ratings.of(tip, member)).toBeNull();
      expect(await ratings.average(tip)).toBe(before);
    });

    it.each([4, null] as const)("says %s twice as it says it once", async (rating) => {
      const { ratings, member, tip } = await begin();
      await ratings.set(tip, member, rating);
      const once = await ratings.average(tip);
      expect(await ratings.set(tip, member, rating)).toEqual({ ok: true });
      expect(await ratings.average(tip)).toBe(once);
    });

    it("[BE-3] refuses a visitor, a rating in another member's name, and reading another member's rating", async () => {
      const { ports, ratings, member, tip } = await begin();
      await ratings.set(tip, member, 2);
      const other = await newDevice();
      const { id: neighbour } = await signedIn(other, sarah);
      expect((await other.ratings.set(tip, member, 5)).ok).toBe(false);
      expect(await other.ratings.of(tip, member)).toBeNull();
      expect((await ratings.set(tip, neighbour, 5)).ok).toBe(false);

      const average = await ratings.average(tip);
      await ports.session.signOut();
      expect(await ratings.set(tip, member, 5)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      expect(await ratings.average(tip)).toBe(average);
    });

    it("says that what isn't there is gone", async () => {
      const { ratings, member } = await begin();
      expect(await ratings.set(noTip, member, 3)).toEqual({ ok: false, refusal: { kind: "gone" } });
      expect(await ratings.average(noTip)).toBeNull();
    });
  });

export const faultCalls: FaultCalls = {
  "tipRatings.set": { call: ({ tipRatings }) => tipRatings.set(noTip, nobody, 4), at401: "signed-out" },
  "tipRatings.of": { call: ({ tipRatings }) => tipRatings.of(noTip, nobody), at401: { gives: null } },
  "tipRatings.average": { call: ({ tipRatings }) => tipRatings.average(noTip) },
  "tipRatings.set, back": { call: ({ tipRatings }) => tipRatings.set(noTip, nobody, null), at401: "signed-out" },
};
