import { describe, expect, it, onTestFinished } from "vitest";
import { type Badge, badges } from "../../domain/accounts/badges.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import { given } from "../security/attempts.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, newVisitor, nobody, type NewDevice, type Ports, sarah, signedIn, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const team = teams.teams[0]?.slug as Slug;

/** What every implementation of `Badges`, and of those on a member's page, must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] badges on ${backend}`, () => {
    const begin = async (who = camille) => {
      const own = await newDevice();
      const { id } = await signedIn(own, who);
      const visitor = await newDevice();
      const reached = async (wanted: Badge) =>
        valueIn(await own.badges.of(id)).find(({ badge }) => badge === wanted)?.reached;
      const shown = async (username: string) => (await visitor.memberPages.of(username))?.badges;
      return { own, id, visitor, reached, shown };
    };

    it("[BG-1] counts a member's own for them alone; others see the earned ones, with the page", async () => {
      const { own, id, visitor, reached, shown } = await begin();
      expect(valueIn(await own.badges.of(id)).map(({ badge }) => badge)).toEqual(badges);
      expect([await reached("staff"), await reached("first-tip"), await reached("a-year")]).toEqual([0, 0, 12]);
      expect(await shown("camille")).toEqual(["a-year"]);
      expect(await shown("sarah")).toEqual(["staff", "a-year"]);
      expect(await visitor.badges.of(id)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      onTestFinished(async () => void (await own.memberPages.hide(id, false)));
      valueIn(await own.memberPages.hide(id, true));
      expect(await shown("camille")).toBeUndefined();
      expect((await own.memberPages.of("camille"))?.badges).toEqual(["a-year"]);
    });

    const publishedTip = async (staff: Ports, authorId: string, author: string) => {
      const { id } = valueIn(
        await staff.contents.add({
          kind: "tip",
          slug: `badge-${crypto.randomUUID()}` as Slug,
          fields: { ...noFields, title: "Un badge", author },
          authorId: authorId as never,
          authorName: author,
          isPublished: true,
        }),
      );
      const item = { kind: "tip", id } as const;
      onTestFinished(async () => void (await staff.contents.remove(item)));
      return item;
    };

    it("[BG-1] counts the published tips that a member of the staff signs, and their readings", async () => {
      const { own: staff, id, visitor, reached, shown } = await begin(sarah);
      await publishedTip(staff, id, "Camille");
      expect([await reached("first-tip"), await shown("camille")]).toEqual([0, ["a-year"]]);
      const item = await publishedTip(staff, id, "SÂRAH");
      expect([await reached("first-tip"), await reached("hundred-readers")]).toEqual([1, 0]);
      const read = async (times: number) => {
        for (let time = 0; time < times; time++) {
          await visitor.views.add(item.id as string as TipId, newVisitor());
        }
      };
      await read(99);
      expect(await reached("hundred-readers")).toBe(99);
      expect(await shown("sarah")).toEqual(["staff", "first-tip", "a-year"]);
      await read(2);
      expect(await reached("hundred-readers")).toBe(100);
      expect(await shown("sarah")).toEqual(["staff", "first-tip", "hundred-readers", "a-year"]);
      valueIn(await staff.contents.setPublished(item, false));
      expect(await shown("sarah")).toEqual(["staff", "a-year"]);
    });

    it("[BG-1] counts predictions of the right winner, in all seasons", async () => {
      const { own, id, reached, shown } = await begin();
      const staff = await newDevice();
      await signedIn(staff, sarah);
      const before = (await reached("ten-right")) ?? 0;
      const play = async (year: number, theirs: number) => {
        const start = `${year}-10-01T19:00:00.000Z`;
        const added = valueIn(await staff.matchRepository.add(newMatch(team, { start, format: "bo3" })));
        onTestFinished(async () => void (await staff.matchRepository.remove(added.id)));
        const prediction = { outcome: "won", score: null } as const;
        expect(await own.predictions.set(added.slug, id, prediction)).toEqual({ ok: true });
        const maps = [1, 2].map(() => ({ name: "" as const, ours: 7, theirs }));
        const { revision } = added;
        valueIn(await staff.matchRepository.change({ id: added.id, revision, change: { status: "finished", maps } }));
      };
      await play(2060, 13);
      expect(await reached("ten-right")).toBe(before);
      for (let right = before + 1; right <= 10; right++) {
        expect(await shown("camille")).toEqual(["a-year"]);
        await play(2060 + right, 3);
        expect(await reached("ten-right")).toBe(right);
      }
      expect(await shown("camille")).toEqual(["ten-right", "a-year"]);
    });
  });

export const probes: Probes = {
  "read one's own badges": {
    port: async ({ ports, me }) => (await ports.badges.of(me)).ok,
    request: async ({ client }) => given((await client.rpc("read_own_badges")).data),
  },
};

export const privileges = calls("members", "definer", "read_own_badges");

export const faultCalls: FaultCalls = {
  "badges.of": { call: ({ badges: port }) => port.of(nobody), at401: "signed-out" },
};
