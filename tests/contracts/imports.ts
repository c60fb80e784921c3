import { describe, expect, it, onTestFinished } from "vitest";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import { fieldsFrom, type ItemRef } from "../../domain/content/editing/contentItem.ts";
import type { FormerPath } from "../../domain/content/editing/formerPath.ts";
import { type ImportId, mostAdded, type MovedItem, type NewImport } from "../../domain/content/moving/ports.ts";
import { takeBackImport } from "../../domain/content/moving/takeBackImport.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, noTip, type Ports, sarah, signedIn, yanis, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

const newImport = (): NewImport => ({
  id: crypto.randomUUID() as string as ImportId,
  source: "markdown",
  fileNames: "textes.zip",
});

const moved = (more: Partial<MovedItem> = {}): MovedItem => {
  const key = crypto.randomUUID();
  const kind = more.kind ?? "article";
  return {
    kind,
    origin: `markdown::${key}`,
    slug: `repris-${key}` as Slug,
    oldSlugs: [],
    fields: fieldsFrom(kind, {
      title: `Repris ${key}`,
      content: kind === "tip" ? "Un **texte**" : "<p>Un <b>texte</b></p>",
      category: "esport",
      excerpt: "Un extrait",
      featuredImage: "https://exemple.fr/a.jpg",
      ...(kind === "tip" && {
        author: "Lya",
        difficulty: "Expert",
        readTime: "5 min",
        heroImage: "https://exemple.fr/b.jpg",
      }),
    }),
    byline: kind === "tip" ? "" : "Lya Fontaine",
    isFeatured: false,
    isPinned: false,
    isPublished: true,
    publishedAt: "2019-05-01T10:00:00.000Z",
    createdAt: "2019-04-30T10:00:00.000Z",
    ...more,
  };
};

const noImport = noTip as string as ImportId;

/** What every implementation of `Imports` and `Archive` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] content from elsewhere on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, sarah);
      const made = newImport();
      onTestFinished(async () => void (await takeBackImport(ports)(made.id)));
      return {
        ports,
        member,
        made,
        add: async (...items: readonly MovedItem[]) => valueIn(await ports.imports.add({ of: made, items })),
        listed: async () => valueIn(await ports.imports.list()).find(({ id }) => id === made.id),
      };
    };
    const stored = async ({ contents }: Ports, { kind, slug }: Pick<MovedItem, "kind" | "slug">) => {
      const item = await contents.open({ kind, slug });
      if (!item) throw new Error(`There is no ${slug}`);
      return item;
    };

    it.each(["article", "tip"] as const)("[NW-80] adds an %s with its fields, dates and author", async (kind) => {
      const { ports, add } = await begin();
      const [item, draft] = [moved({ kind }), moved({ kind, isPublished: false, publishedAt: null })];
      expect(await add(item, draft)).toEqual(
        [item, draft].map(({ origin, slug }) => ({ origin, slug, outcome: "added" })),
      );
      const there = await stored(ports, item);
      expect(there).toMatchObject({ fields: item.fields, isPublished: true, revision: 1 });
      expect(there.byline).toBe(kind === "tip" ? null : "Lya Fontaine");
      expect(new Date(there.publishedAt ?? "").toISOString()).toBe(item.publishedAt);
      expect(new Date(there.createdAt).toISOString()).toBe(item.createdAt);
      expect(await stored(ports, draft)).toMatchObject({ isPublished: false, publishedAt: null });
      const visitor = await newDevice();
      expect(await visitor.contents.open({ kind, slug: draft.slug })).toBeUndefined();
    });

    it("[NW-81] adds the same origins once, in any import, and tells which are there", async () => {
      const { ports, add } = await begin();
      const [item, other] = [moved(), moved()];
      await add(item);
      expect(await add(item, other)).toMatchObject([{ outcome: "known", slug: item.slug }, { outcome: "added" }]);
      const again = valueIn(await ports.imports.add({ of: newImport(), items: [item, other] }));
      expect(again.map(({ outcome }) => outcome)).toEqual(["known", "known"]);
      const fresh = moved();
      const checked = valueIn(await ports.imports.check([fresh, item]));
      expect(checked).toEqual([
        { origin: fresh.origin, isKnown: false, slug: fresh.slug },
        { origin: item.origin, isKnown: true, slug: item.slug },
      ]);
    });

    it("[NW-81] knows the items of an export of its own", async () => {
      const { ports, add } = await begin();
      const item = moved();
      await add(item);
      const { id } = await stored(ports, item);
      const exported = moved({ origin: `club:article:${id}`, slug: item.slug });
      expect(valueIn(await ports.imports.check([exported]))).toMatchObject([{ isKnown: true, slug: item.slug }]);
      const odd = moved({ origin: "club:article:42" });
      expect(valueIn(await ports.imports.check([odd]))).toMatchObject([{ isKnown: false }]);
    });

    it("[NW-81] adds an item again after it was deleted", async () => {
      const { ports, add } = await begin();
      const item = moved();
      await add(item);
      await ports.contents.remove(await stored(ports, item));
      expect(await add(item)).toMatchObject([{ outcome: "added" }]);
    });

    it("[NW-80] gives a taken slug a number", async () => {
      const { ports, add } = await begin();
      const [item, same] = [moved(), moved()];
      expect(await add(item, { ...same, slug: item.slug })).toMatchObject([
        { slug: item.slug },
        { slug: `${item.slug}-2` },
      ]);
      expect(valueIn(await ports.imports.check([moved({ slug: item.slug })]))).toMatchObject([
        { slug: `${item.slug}-3`, isKnown: false },
      ]);
      const long = "a".repeat(200) as Slug;
      await add(moved({ slug: long }));
      expect(await add(moved({ slug: long }))).toMatchObject([{ slug: `${"a".repeat(198)}-2` }]);
    });

    it("[NW-113] keeps the old slugs that are free, and what search engines read", async () => {
      const { ports, add, listed } = await begin();
      const own = moved();
      const old = ["a", "b"].map((end) => `${own.slug}-${end}` as Slug);
      const fields = { ...own.fields, searchTitle: "Autrement", searchDescription: "Décrit" };
      const item = { ...own, fields, oldSlugs: [own.slug, ...old] };
      await add(item);
      const there = await stored(ports, item);
      expect(there).toMatchObject({ fields, oldSlugs: old });
      const numbered = `${old[0]}-2` as Slug;
      expect(await add({ ...moved(), slug: old[0] as Slug, oldSlugs: old })).toMatchObject([
        { outcome: "added", slug: numbered },
      ]);
      expect((await stored(ports, { kind: "article", slug: numbered })).oldSlugs).toEqual([]);
      expect(await listed()).toMatchObject({ items: 2, changed: 0 });
      await ports.contents.setSlug(there, `${item.slug}-c` as Slug);
      expect(await listed()).toMatchObject({ items: 2, changed: 1 });
    });

    it.each(["article", "tip"] as const)(
      "[NW-252] finds a published %s by the paths at which it stood elsewhere",
      async (kind) => {
        const { ports, add } = await begin();
        const item = moved({ kind });
        const paths = [
          `/2021/05/${item.slug}`,
          `/?p=${item.slug}`,
          `/a,b "c" {d} \\ é/${item.slug}`,
        ] as string[] as FormerPath[];
        await add({ ...item, oldSlugs: paths });
        const at = async (path: FormerPath) =>
          (kind === "tip" ? await ports.tips.bySlug(path) : await ports.articles.bySlug(path))?.slug;
        expect(await Promise.all(paths.map(at))).toEqual(paths.map(() => item.slug));
        await add({ ...moved({ kind }), oldSlugs: paths });
        expect(await at(paths[0] as FormerPath)).toBe(item.slug);
        await ports.contents.setPublished(await stored(ports, item), false);
        expect(await at(paths[0] as FormerPath)).toBeUndefined();
      },
    );

    it("[NW-82] takes an import back, but what was changed since", async () => {
      const { ports, add, made, listed, member } = await begin();
      const items = [
        moved(),
        moved({ kind: "tip" }),
        moved(),
        moved(),
        moved({ kind: "tip", isPublished: false, publishedAt: null }),
      ];
      await add(...items);
      expect(await listed()).toMatchObject({ ...made, items: 5, changed: 0, card: { isStaff: true } });
      const [saved, , hidden, commented] = await Promise.all(items.map((item) => stored(ports, item)));
      if (!saved || !hidden || !commented) throw new Error("They aren't there");
      const fields = { ...saved.fields, title: "Retravaillé" };
      await ports.contents.save({ ...saved, fields });
      await ports.contents.setPublished(hidden, false);
      await ports.articleComments.add(commented.id as ArticleId, member.id, "Bien vu");
      expect(await listed()).toMatchObject({ items: 5, changed: 3 });
      const taken = valueIn(await takeBackImport(ports)(made.id));
      expect(taken.removed).toBe(2);
      expect(taken.kept.map(({ slug }) => slug).toSorted()).toEqual(
        [saved, hidden, commented].map(({ slug }) => slug).toSorted(),
      );
      expect(taken.kept.find(({ slug }) => slug === saved.slug)).toMatchObject({
        kind: "article",
        title: "Retravaillé",
      });
      expect(await listed()).toMatchObject({ items: 3, changed: 3 });
      expect(valueIn(await takeBackImport(ports)(made.id)).removed).toBe(0);
      const refs: readonly ItemRef[] = [saved, hidden, commented];
      for (const ref of refs) await ports.contents.remove(ref);
      expect(await listed()).toBeUndefined();
    });

    it("[NW-82] takes back more than a batch, and nothing of an unknown import", async () => {
      const { ports, made, listed } = await begin();
      for (let at = 0; at < 5; at++) {
        valueIn(await ports.imports.add({ of: made, items: Array.from({ length: mostAdded }, () => moved()) }));
      }
      expect(await ports.imports.takeBack(made.id)).toEqual({ ok: true, value: { removed: 100, rest: 25 } });
      expect(valueIn(await takeBackImport(ports)(made.id))).toEqual({ removed: 25, kept: [] });
      expect(await listed()).toBeUndefined();
      expect(valueIn(await takeBackImport(ports)(noImport))).toEqual({ removed: 0, kept: [] });
    });

    it("[NW-80] takes as many items at once as are told", async () => {
      const { ports, made } = await begin();
      const items = Array.from({ length: mostAdded + 1 }, () => moved());
      await expect(ports.imports.add({ of: made, items })).rejects.toThrow();
    });

    it("[NW-83] gives all items in slices, oldest first, to the staff the drafts too", async () => {
      const { ports, add } = await begin();
      const draft = moved({ isPublished: false, publishedAt: null, createdAt: "1999-01-01T00:00:00.000Z" });
      await add(draft);
      const [first] = await ports.contentArchive.slice("article", 0, 1);
      expect(first).toMatchObject({ slug: draft.slug, fields: draft.fields });
      const all = await ports.contentArchive.slice("article", 0, 1_000);
      const pages = await Promise.all([0, 3].map((from) => ports.contentArchive.slice("article", from, 3)));
      expect(pages.flat()).toEqual(all.slice(0, 6));
      const visitor = await newDevice();
      const shown = await visitor.contentArchive.slice("article", 0, 1_000);
      expect(shown.map(({ slug }) => slug)).not.toContain(draft.slug);
    });

    it.each(["article", "tip"] as const)(
      "[NW-253] gives the comments on %ss in slices, oldest first, the hidden ones to the staff",
      async (kind) => {
        const { ports } = await begin();
        const all = await ports.contentArchive.comments(kind, 0, 1_000);
        expect(all.length).toBeGreaterThan(1);
        const dates = all.map(({ createdAt }) => Date.parse(createdAt));
        expect(dates).toEqual(dates.toSorted((one, other) => one - other));
        expect(await ports.contentArchive.comments(kind, 1, 1)).toEqual(all.slice(1, 2));
        const visitor = await newDevice();
        const shown = await visitor.contentArchive.comments(kind, 0, 1_000);
        expect(shown.filter(({ hiddenBecause }) => hiddenBecause !== null)).toEqual([]);
      },
    );

    it("[NW-253] gives the members in slices, by their usernames", async () => {
      const { ports } = await begin();
      const all = await ports.contentArchive.members(0, 1_000);
      expect(all).toContainEqual({ username: "camille", isStaff: false });
      expect(await ports.contentArchive.members(1, 1)).toEqual(all.slice(1, 2));
    });

    it("[NW-80] is the staff's", async () => {
      const { made, listed } = await begin();
      const elsewhere = await newDevice();
      const tries = () => [
        elsewhere.imports.check([moved()]),
        elsewhere.imports.add({ of: made, items: [moved()] }),
        elsewhere.imports.list(),
        elsewhere.imports.takeBack(made.id),
        elsewhere.imports.changedOf(made.id),
      ];
      for (const answer of await Promise.all(tries()))
        expect(answer).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      await signedIn(elsewhere, camille);
      for (const answer of await Promise.all(tries()))
        expect(answer).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      expect(await listed()).toBeUndefined();
      await signedIn(elsewhere, yanis);
      expect((await elsewhere.imports.list()).ok).toBe(true);
    });
  });

export const probes: Probes = {
  "import what was written elsewhere": {
    port: async ({ ports }) => {
      const made = newImport();
      const added = await ports.imports.add({ of: made, items: [moved()] });
      return added.ok && (await ports.imports.takeBack(made.id)).ok;
    },
    request: async ({ client, backend }) => {
      const { id, source, fileNames } = newImport();
      const { slug, origin } = moved();
      const item = {
        kind: "tip",
        origin,
        slug,
        title: "Repris",
        content: "",
        category: "",
        author: "Lya",
        is_published: true,
      };
      const written = JSON.stringify({ of: { id, source, file_names: fileNames }, items: [item] });
      await client.rpc("import_items", { written });
      await client.from("imported_items").delete().eq("origin", origin);
      const added = await backend.query("delete from tips where slug = $1 returning 1", [slug]);
      await backend.query("delete from imports where id = $1", [id]);
      return added.length > 0;
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "changed_imports check_imports import_items list_imports take_back_import",
);

export const rowsOfMember = [
  "insert into imports (id, source, file_names, imported_by) values (gen_random_uuid(), 'markdown', 'a.md', $1)",
];

export const faultCalls: FaultCalls = {
  "imports.check": { call: ({ imports }) => imports.check([moved()]), at401: "signed-out" },
  "imports.add": { call: ({ imports }) => imports.add({ of: newImport(), items: [moved()] }), at401: "signed-out" },
  "imports.list": { call: ({ imports }) => imports.list(), at401: "signed-out" },
  "imports.takeBack": { call: ({ imports }) => imports.takeBack(noImport), at401: "signed-out" },
  "imports.changedOf": { call: ({ imports }) => imports.changedOf(noImport), at401: "signed-out" },
  "contentArchive.comments": { call: ({ contentArchive }) => contentArchive.comments("tip", 0, 15) },
  "contentArchive.members": { call: ({ contentArchive }) => contentArchive.members(0, 15) },
  "contentArchive.slice": { call: ({ contentArchive }) => contentArchive.slice("tip", 0, 15) },
};
