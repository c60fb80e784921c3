import { type Category, type CategoryRef, mostCategories } from "../../../domain/content/categories/category.ts";
import type { CategoryLists } from "../../../domain/content/categories/ports.ts";
import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "./items.ts";

export const memoryCategoryLists = (backend: MemoryBackend): CategoryLists => {
  const { categories, enter, me, now, refuseOthers, revisions } = backend;
  const items = itemsOn(backend);
  const listOf = (kind: ContentKind) => categories.read().filter((one) => one.kind === kind);
  const isIt =
    ({ kind, slug }: CategoryRef) =>
    (one: CategoryRef): boolean =>
      one.kind === kind && one.slug === slug;
  const find = (kind: ContentKind, slug: string) => listOf(kind).find((one) => one.slug === slug);
  const isTaken = (kind: ContentKind, label: string, by?: string) =>
    listOf(kind).some((one) => one.slug !== by && searchKey(one.label) === searchKey(label));
  const usedIn = (kind: ContentKind) =>
    [...new Set(items.all(kind).map(({ category }) => category))]
      .filter((slug) => slug !== "")
      .toSorted()
      .map((slug) => ({ kind, slug, items: items.all(kind).filter(({ category }) => category === slug).length }));

  /** The values outside the list that content has under a name. */
  const outsideAs = (kind: ContentKind, label: string): readonly string[] =>
    usedIn(kind)
      .map(({ slug }) => slug)
      .filter((slug) => !find(kind, slug) && searchKey(slug) === searchKey(label));

  /** The slug of a new category: a value outside the list that content has under this name, else the name, with a number when taken. */
  const slugFor = (kind: ContentKind, label: string): string => {
    const outside = outsideAs(kind, label);
    const adopted = outside.find((slug) => slug === label) ?? outside[0];
    if (adopted !== undefined) return adopted;
    let slug = label;
    for (let number = 2; find(kind, slug); number++) slug = `${[...label].slice(0, 56).join("")} ${number}`;
    return slug;
  };

  const move = (kind: ContentKind, from: string, to: string) => {
    const at = now().toISOString();
    for (const item of items.all(kind).filter(({ category }) => category === from)) {
      const revision = (item.revision ?? 1) + 1;
      items.change(kind, item.id, { category: to, revision, updatedAt: at });
      const change = { on: item.id, revision, by: me()?.id ?? null, at, fields: ["category"] as const };
      revisions.update((all) => [...all, change]);
    }
  };

  return {
    async used() {
      if (!(await enter("count what a category has"))) return refuseOthers();
      return done([...usedIn("article"), ...usedIn("tip")]);
    },

    async add({ kind, label }) {
      if (!(await enter("change categories"))) return refuseOthers();
      if (isTaken(kind, label)) return refused({ kind: "label-taken" });
      if (listOf(kind).length >= mostCategories) return refused({ kind: "list-full" });
      const category: Category = { kind, slug: slugFor(kind, label), label, revision: 1 };
      categories.update((all) => [...all, category]);
      return done();
    },

    async rename({ kind, slug, label, revision }) {
      if (!(await enter("change categories"))) return refuseOthers();
      const category = find(kind, slug);
      if (!category) return refused({ kind: "gone" });
      if (category.revision !== revision) return refused({ kind: "stale" });
      if (isTaken(kind, label, slug)) return refused({ kind: "label-taken" });
      for (const outside of outsideAs(kind, label)) move(kind, outside, slug);
      if (category.label === label) return done();
      categories.update((all) =>
        all.map((one) => (isIt(category)(one) ? { ...category, label, revision: revision + 1 } : one)),
      );
      return done();
    },

    async place({ kind, slug, before }) {
      if (!(await enter("change categories"))) return refuseOthers();
      const category = find(kind, slug);
      const others = categories.read().filter((one) => !isIt({ kind, slug })(one));
      const at = before === null ? others.length : others.findIndex(isIt({ kind, slug: before }));
      if (!category || at < 0) return refused({ kind: "gone" });
      categories.write(others.toSpliced(at, 0, category));
      return done();
    },

    async remove({ kind, slug, heir }) {
      if (!(await enter("change categories"))) return refuseOthers();
      const isUsed = usedIn(kind).some((one) => one.slug === slug);
      if (heir === null && isUsed) return refused({ kind: "in-use" });
      if (heir !== null && (heir === slug || !find(kind, heir))) return refused({ kind: "gone" });
      if (heir !== null) move(kind, slug, heir);
      categories.update((all) => all.filter((one) => !isIt({ kind, slug })(one)));
      return done();
    },
  };
};
