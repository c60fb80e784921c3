import { describe, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { type NewDevice, newVisitor, noTip, sarah, signedIn, siteForTwo, tipOf } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

const published = seed.tips.filter(({ isPublished }) => isPublished);
const draft = seed.tips.find(({ isPublished }) => !isPublished);

const words = "légende Ici.\ndescription Là.\n";
const plan = "```schema\nDépart 1, 2\n";
const tooLong = `trajet nous ${"10 10 > ".repeat(250)}1 1`;

/** Texts, and the drawing of the first plan in each: tests/firstPlan.test.ts has all that may be written. */
const texts: readonly (readonly [content: string, plan: string | null])[] = [
  ["Un texte.", null],
  [`Un texte.\n\n${plan}${words}\`\`\`\n\nUn autre.`, "depart,1,2"],
  [`${plan}${words}\`\`\``.replace(/\n/g, "\r\n"), "depart,1,2"],
  [`${plan}${words}`, "depart,1,2"],
  [`${plan}${words}\n## Un titre`, null],
  [`${plan}eux 3 4\n${words}\`\`\`\n${plan}${words}\`\`\``, "depart,1,2;eux,3,4"],
  [`${plan}${tooLong}\n${words}\`\`\``, null],
  [`${plan}${tooLong}\n${words}\`\`\`\n\n${plan}${words}\`\`\``, "depart,1,2"],
  [`\`\`\`\`text\n${plan}${words}\`\`\`\n\`\`\`\``, null],
  [`${plan}étape Un.\nnous 3 4\nétape Deux.\nnous 5 6\n${words}\`\`\``, "depart,1,2;nous,3,4"],
];

/** What every backend must return of its published tips. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] tips on ${backend}`, () => {
    it("[TP-10] gives all published tips, newest first", async () => {
      const { tips } = await newDevice();
      const all = await tips.slice({ sort: "recent", from: 0, count: 100 });
      expect(all.map(({ slug }) => slug)).toEqual(
        published
          .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
          .map(({ slug }) => slug),
      );
    });

    it("[TP-1] gives the most viewed first", async () => {
      const { tips } = await newDevice();
      const views = (await tips.slice({ sort: "popular", from: 0, count: 100 })).map((tip) => tip.views);
      expect(views).toEqual(views.toSorted((one, other) => other - one));
      expect(views).toHaveLength(published.length);
    });

    it("[TP-1] gives one category", async () => {
      const { tips } = await newDevice();
      const found = await tips.slice({ category: "Aim Training", sort: "recent", from: 0, count: 100 });
      expect(found).toHaveLength(published.filter(({ category }) => category === "Aim Training").length);
      expect(await tips.slice({ category: "Cuisine", sort: "recent", from: 0, count: 100 })).toEqual([]);
    });

    it.each(["recent", "popular"] as const)("gives %s pages that neither skip a tip nor repeat one", async (sort) => {
      const { tips } = await newDevice();
      const pages = await Promise.all([0, 5, 10, 15].map((from) => tips.slice({ sort, from, count: 5 })));
      expect(pages.flat().map(({ id }) => id)).toEqual(
        (await tips.slice({ sort, from: 0, count: 100 })).map(({ id }) => id),
      );
    });

    it("has nothing beyond its end", async () => {
      const { tips } = await newDevice();
      expect(await tips.slice({ sort: "recent", from: 9_000, count: 9 })).toEqual([]);
    });

    it("[TP-2] gives a whole tip by its slug", async () => {
      const { tips } = await newDevice();
      const record = published.find(({ slug }) => slug === siteForTwo);
      expect(await tips.bySlug(siteForTwo)).toMatchObject({
        title: record?.title,
        content: record?.content,
        difficulty: record?.difficulty,
        readTime: record?.readTime,
        author: record?.author,
        heroImage: null,
      });
    });

    it("[BE-3] gives no draft, by its slug or in a list", async () => {
      const { tips } = await newDevice();
      expect(draft).toBeDefined();
      expect(await tips.bySlug(draft?.slug as Slug)).toBeUndefined();
      const all = await tips.slice({ sort: "recent", from: 0, count: 100 });
      expect(all.map(({ slug }) => slug)).not.toContain(draft?.slug);
    });

    it("[MA-49] gives the tips of an author, newest first, and no draft", async () => {
      const { tips } = await newDevice();
      const author = published[0]?.author ?? "";
      const own = published.filter((tip) => tip.author === author).map(({ slug }) => slug);
      expect((await tips.byAuthor(author, 9)).map(({ slug }) => slug)).toEqual(own);
      expect(await tips.byAuthor(author, 1)).toHaveLength(1);
      expect(await tips.byAuthor("Personne, 'ici'", 9)).toEqual([]);
    });

    it("[LK-32] gives the drawing of a tip's first plan, in lists too, and the new one after a change", async () => {
      const { tips, savedTips, contents, session } = await newDevice();
      const { id: member } = await signedIn({ session }, sarah);
      const fields = { ...noFields, title: "Un plan", author: `Plan ${crypto.randomUUID()}` };
      const slug = `plan-${crypto.randomUUID()}` as Slug;
      const draft = { kind: "tip", slug, fields, authorId: member, authorName: "Sarah", isPublished: true } as const;
      const added = await contents.add(draft);
      if (!added.ok) throw new Error("The tip was refused");
      const { id } = added.value;
      try {
        const tip = await tipOf({ tips }, slug);
        await savedTips.set(tip.id, member, true);
        for (const [at, [content, drawing]] of texts.entries()) {
          expect(
            await contents.save({ kind: "tip", id, revision: at + 1, fields: { ...fields, content } }),
          ).toMatchObject({
            ok: true,
          });
          expect((await tipOf({ tips }, slug)).plan).toBe(drawing);
          expect((await tips.byAuthor(fields.author, 1)).map((one) => one.plan)).toEqual([drawing]);
          const saved = await savedTips.list(member);
          expect(saved.ok && saved.value[0]?.plan).toBe(drawing);
        }
      } finally {
        await contents.remove({ kind: "tip", id });
      }
    });

    it("has nothing under an unknown slug", async () => {
      const { tips } = await newDevice();
      expect(await tips.bySlug("n-importe-quoi" as Slug)).toBeUndefined();
    });

    it("[TP-10] sums up what the tips say one by one", async () => {
      const { tips } = await newDevice();
      const all = await tips.slice({ sort: "recent", from: 0, count: 100 });
      const sum = (column: "views" | "likes" | "comments") => all.reduce((total, tip) => total + tip[column], 0);
      const totals = await tips.totals();
      expect(totals).toMatchObject({
        totalTips: all.length,
        totalViews: sum("views"),
        totalLikes: sum("likes"),
        totalComments: sum("comments"),
      });
      expect(totals.averageRating).toBeGreaterThanOrEqual(1);
      expect(totals.averageRating).toBeLessThanOrEqual(5);
      for (const { name, tips: count } of totals.categories) {
        expect(count).toBe(all.filter(({ category }) => category === name).length);
      }
    });

    it("[TP-14] counts a view once for a visitor and a day", async () => {
      const ports = await newDevice();
      const { id, views: before } = await tipOf(ports, siteForTwo);
      const visitor = newVisitor();
      await ports.views.add(id, visitor);
      await ports.views.add(id, visitor);
      await ports.views.add(id, newVisitor());
      expect((await tipOf(ports, siteForTwo)).views).toBe(before + 2);
    });

    it("counts no view of what isn't there", async () => {
      const { views, tips } = await newDevice();
      const before = await tips.totals();
      await views.add(noTip, newVisitor()).catch(() => {});
      expect((await tips.totals()).totalViews).toBe(before.totalViews);
    });
  });

export const faultCalls: FaultCalls = {
  "tips.slice": { call: ({ tips }) => tips.slice({ sort: "recent", from: 0, count: 9 }) },
  "tips.bySlug": { call: ({ tips }) => tips.bySlug(siteForTwo) },
  "tips.byAuthor": { call: ({ tips }) => tips.byAuthor("Nival", 3) },
  "tips.featured": { call: ({ tips }) => tips.featured() },
  "tips.totals": { call: ({ tips }) => tips.totals() },
  "tipViews.add": { call: ({ tipViews }) => tipViews.add(noTip, newVisitor()) },
  "tips.slice, of a category": {
    call: ({ tips }) => tips.slice({ category: "Une", sort: "popular", from: 9, count: 9 }),
  },
};
