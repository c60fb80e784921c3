import { afterEach, describe, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { type Category, mostCategories } from "../../domain/content/categories/category.ts";
import { inClubOrder } from "../../domain/content/categories/clubOrder.ts";
import type { ContentKind, ItemRef } from "../../domain/content/editing/contentItem.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";
import { type Cells, ofAll } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const done = { ok: true, value: undefined };
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** What every implementation of `Categories` and `CategoryLists` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe.each(["article", "tip"] as const)(`[BE-4] categories of %ss on ${backend}`, (kind: ContentKind) => {
    const items: ItemRef[] = [];
    const begin = async () => {
      const ports = await newDevice();
      const { id: authorId } = await signedIn(ports, sarah);
      const lists = ports.categoryLists;
      const listed = async () => (await ports.categories.list()).filter((one) => one.kind === kind);
      const named = async (label: string): Promise<Category> => {
        const found = (await listed()).find((one) => one.label === label);
        if (!found) throw new Error(`No category ${label}`);
        return found;
      };
      const add = async (label = unique("Coulisses")) => {
        expect(await lists.add({ kind, label })).toEqual(done);
        return named(label);
      };
      const write = async (category: string, isPublished = true) => {
        const added = await ports.contents.add({
          kind,
          slug: `categorie-${crypto.randomUUID()}` as Slug,
          fields: { ...noFields, title: "Rangé", category, author: "Sarah" },
          authorId,
          authorName: "Sarah",
          isPublished,
        });
        if (!added.ok) throw new Error("The item was refused");
        items.push({ kind, id: added.value.id });
        return added.value;
      };
      const open = async (item: ItemRef) => {
        const opened = await ports.contents.open(item);
        if (!opened) throw new Error("The item is gone");
        return opened;
      };
      const usedBy = async (slug: string) => {
        const used = await lists.used();
        return used.ok && used.value.find((one) => one.kind === kind && one.slug === slug)?.items;
      };
      return { ports, lists, listed, named, add, write, open, usedBy };
    };
    afterEach(async () => {
      const ports = await newDevice();
      await signedIn(ports, sarah);
      for (const item of items.splice(0)) await ports.contents.remove(item);
      const first = new Set(seed.categories.map((one) => `${one.kind} ${one.slug}`));
      for (const { slug, ...one } of await ports.categories.list()) {
        if (!first.has(`${one.kind} ${slug}`)) {
          await ports.categoryLists.remove({ kind: one.kind, slug, heir: null });
        }
      }
    });

    it("[CA-1] begins with the specified ones, in their order, for everybody", async () => {
      const { listed } = await begin();
      expect(await listed()).toEqual(seed.categories.filter((one) => one.kind === kind));
      const visitor = await newDevice();
      expect((await visitor.categories.list()).length).toBe(seed.categories.length);
    });

    it("[CA-1] adds one at the end, which content may have at once, and counts drafts in it", async () => {
      const { listed, add, write, usedBy } = await begin();
      const { label, slug, revision } = await add();
      expect((await listed()).at(-1)).toEqual({ kind, label, slug, revision: 1 });
      expect(revision).toBe(1);
      expect(await write(slug, false)).toMatchObject({ categoryLabel: label, fields: { category: slug } });
      expect(await usedBy(slug)).toBe(1);
    });

    it("[CA-2] renames one: its content has the new label and the same slug, without a revision of its own", async () => {
      const { ports, lists, add, named, write, open } = await begin();
      const category = await add();
      const before = await write(category.slug);
      const label = unique("Vie d'équipe");
      expect(await lists.rename({ ...category, label })).toEqual(done);
      expect(await named(label)).toEqual({ ...category, label, revision: 2 });
      const after = await open(before);
      expect(after).toEqual({ ...before, categoryLabel: label });
      const visible = kind === "tip" ? ports.tips : ports.articles;
      expect(await visible.bySlug(before.slug)).toMatchObject({ category: category.slug, categoryLabel: label });
      const wanted = { category: category.slug, from: 0, count: 2 };
      const [first] =
        kind === "tip"
          ? await ports.tips.slice({ ...wanted, sort: "recent" })
          : await ports.articles.slice({ ...wanted, sort: "category" });
      expect(first).toMatchObject({ slug: before.slug, categoryLabel: label });
    });

    it("[CA-3] refuses a rename that started from an earlier name, and of a removed one", async () => {
      const { lists, add, named } = await begin();
      const category = await add();
      const theirs = unique("Le leur");
      await lists.rename({ ...category, label: theirs });
      expect(await lists.rename({ ...category, label: unique("Le mien") })).toEqual(refusal("stale"));
      expect((await named(theirs)).slug).toBe(category.slug);
      expect(await lists.rename({ ...category, slug: unique("Rien"), label: "Rien" })).toEqual(refusal("gone"));
    });

    it("[CA-4] refuses a name that differs in capitals and accents alone, in one list only", async () => {
      const { lists, add, named } = await begin();
      const { label } = await add(unique("Événements"));
      const other = await add(unique("Autres"));
      const alike = label.toUpperCase().replace("ÉVÉNEMENTS", "EVENEMENTS");
      expect(await lists.add({ kind, label: alike })).toEqual(refusal("label-taken"));
      expect(await lists.rename({ ...other, label: alike })).toEqual(refusal("label-taken"));
      const own = label.replace("É", "E");
      expect(await lists.rename({ ...(await named(label)), label: own })).toEqual(done);
      const elsewhere = kind === "tip" ? "article" : "tip";
      expect(await lists.add({ kind: elsewhere, label })).toEqual(done);
    });

    it.each(["X", "🦊", "أخبار", "Œ", "a'\"<b>&;--"])("[CA-4] keeps the name %s as it is written", async (label) => {
      const { lists, named, write, add } = await begin();
      const { slug } = await add(label);
      expect(await named(label)).toMatchObject({ slug, label });
      expect((await write(slug)).categoryLabel).toBe(label);
      expect(await lists.remove({ kind, slug, heir: (await add()).slug })).toEqual(done);
    });

    it("[CA-4] gives a new one another slug when a renamed one has it, also at sixty characters", async () => {
      const { lists, add, named } = await begin();
      const label = unique("Longue").padEnd(60, "é");
      const category = await add(label);
      await lists.rename({ ...category, label: unique("Renommée") });
      expect((await add(label)).slug).not.toBe(category.slug);
      expect([...(await named(label)).slug].length).toBeLessThanOrEqual(60);
    });

    it("[CA-5] puts one before another, or at the end; idempotent", async () => {
      const { lists, listed, add } = await begin();
      const order = async () => (await listed()).map(({ slug }) => slug);
      const before = await order();
      const [one, other] = [await add(), await add()];
      const place = (slug: string, next: string | null) => lists.place({ kind, slug, before: next });
      for (let times = 0; times < 2; times++) expect(await place(other.slug, before[0] ?? null)).toEqual(done);
      expect(await order()).toEqual([other.slug, ...before, one.slug]);
      expect(await place(other.slug, null)).toEqual(done);
      expect(await order()).toEqual([...before, one.slug, other.slug]);
      expect(await place(other.slug, unique("Rien"))).toEqual(refusal("gone"));
      expect(await place(unique("Rien"), null)).toEqual(refusal("gone"));
      expect(await order()).toEqual([...before, one.slug, other.slug]);
    });

    it("[CA-6] removes one only after its content has moved, drafts too; idempotent", async () => {
      const { lists, listed, add, write, open, usedBy } = await begin();
      const [category, heir] = [await add(), await add()];
      const { slug } = category;
      const [published, draft] = [await write(slug), await write(slug, false)];
      expect(await lists.remove({ kind, slug, heir: null })).toEqual(refusal("in-use"));
      expect(await lists.remove({ kind, slug, heir: slug })).toEqual(refusal("gone"));
      expect(await lists.remove({ kind, slug, heir: unique("Rien") })).toEqual(refusal("gone"));
      expect(await usedBy(slug)).toBe(2);
      expect(await lists.remove({ kind, slug, heir: heir.slug })).toEqual(done);
      for (const item of [published, draft]) {
        expect(await open(item)).toMatchObject({
          fields: { category: heir.slug },
          categoryLabel: heir.label,
          revision: item.revision + 1,
        });
      }
      expect((await listed()).map((one) => one.slug)).not.toContain(slug);
      expect(await lists.remove({ kind, slug, heir: null })).toEqual(done);
    });

    it("[CA-7] shows a value outside the list as it is; adding its name takes its content in", async () => {
      const { ports, lists, add, named, write, open, usedBy } = await begin();
      const value = unique("Vie du Club");
      const item = await write(value);
      expect(item.categoryLabel).toBe(value);
      expect(await usedBy(value)).toBe(1);
      const totals = await (kind === "tip" ? ports.tips : ports.articles).totals();
      const names = totals.categories.map(({ name }) => ({ name }));
      const used = inClubOrder(await ports.categories.list(), kind, names);
      expect(used.at(-1)).toMatchObject({ name: value, label: value });
      const label = value.toLowerCase();
      await lists.add({ kind, label });
      expect(await named(label)).toMatchObject({ slug: value });
      expect((await open(item)).categoryLabel).toBe(label);
      const heir = await add();
      const outside = await write(unique("Ailleurs"));
      expect(await lists.remove({ kind, slug: outside.fields.category, heir: heir.slug })).toEqual(done);
      expect((await open(outside)).fields.category).toBe(heir.slug);
    });

    it("[CA-7] takes in what content has under its new name, outside the list", async () => {
      const { lists, add, write, open } = await begin();
      const category = await add();
      const value = unique("Vie du Club");
      const items = [await write(value), await write(value.toUpperCase())];
      const other = await write(unique("Ailleurs"));
      expect(await lists.rename({ ...category, label: value })).toEqual(done);
      for (const item of items) {
        expect(await open(item)).toMatchObject({ fields: { category: category.slug }, categoryLabel: value });
      }
      expect((await open(other)).fields.category).toBe(other.fields.category);
    });

    it("[CA-8] refuses more than fifty", async () => {
      const { lists, listed } = await begin();
      for (let count = (await listed()).length; count < mostCategories; count++) {
        expect(await lists.add({ kind, label: unique("Une de plus") })).toEqual(done);
      }
      expect(await lists.add({ kind, label: unique("Une de trop") })).toEqual(refusal("list-full"));
    });

    it("[BE-3] refuses visitors and members", async () => {
      const ports = await newDevice();
      const lists = ports.categoryLists;
      const [first] = seed.categories;
      if (!first) throw new Error("The seed has no category");
      const acts = () => [
        lists.add({ kind, label: "Pirate" }),
        lists.rename({ ...first, label: "Pirate" }),
        lists.place({ ...first, before: null }),
        lists.remove({ kind: first.kind, slug: first.slug, heir: null }),
        lists.used(),
      ];
      for (const act of acts()) expect(await act).toEqual(refusal("signed-out"));
      await signedIn(ports, camille);
      for (const act of acts()) expect(await act).toEqual(refusal("not-staff"));
      expect(await ports.categories.list()).toEqual(seed.categories);
    });
  });

/** Adds one and removes it. */
const changed = async ({ ports }: { readonly ports: Ports }): Promise<boolean> => {
  const lists = ports.categoryLists;
  const label = unique("Essai");
  if (!(await lists.add({ kind: "tip", label })).ok) return false;
  return (await lists.remove({ kind: "tip", slug: label, heir: null })).ok;
};

export const probes: Probes = {
  "read categories": {
    port: async ({ ports }) => (await ports.categories.list()).length > 0,
    request: async ({ client }) => ((await client.from("categories").select()).data?.length ?? 0) > 0,
  },
  "change categories": {
    port: changed,
    request: async ({ client, backend }) => {
      const label = unique("Essai");
      await client.from("categories").insert({ kind: "tip", slug: label, label, position: 99 });
      await client.from("categories").update({ label: "Essai" }).eq("slug", "merch");
      await client.from("categories").delete().eq("slug", "merch");
      await client.rpc("add_category", { of_kind: "tip", new_label: label });
      const found = await backend.query("delete from categories where label = $1 returning 1", [label]);
      return found.length > 0;
    },
  },
  "count what a category has": {
    port: async ({ ports }) => (await ports.categoryLists.used()).ok,
    request: async ({ client }) => (await client.rpc("category_use")).error === null,
  },
};

export const privileges = [
  ...calls("members", "definer", "add_category category_use place_category remove_category rename_category"),
  "anon: select on categories",
  "authenticated: select on categories",
];

export const cells: Cells = { reach: { "select public.categories": ofAll } };

const category = { kind: "article", slug: "merch" } as const;

export const faultCalls: FaultCalls = {
  "categories.list": { call: ({ categories }) => categories.list() },
  "categoryLists.used": { call: ({ categoryLists }) => categoryLists.used(), at401: "signed-out" },
  "categoryLists.add": {
    call: ({ categoryLists }) => categoryLists.add({ kind: "tip", label: "Essai" }),
    at401: "signed-out",
  },
  "categoryLists.rename": {
    call: ({ categoryLists }) => categoryLists.rename({ ...category, label: "Essai", revision: 1 }),
    at401: "signed-out",
  },
  "categoryLists.place": {
    call: ({ categoryLists }) => categoryLists.place({ ...category, before: null }),
    at401: "signed-out",
  },
  "categoryLists.remove": {
    call: ({ categoryLists }) => categoryLists.remove({ ...category, heir: null }),
    at401: "signed-out",
  },
};
