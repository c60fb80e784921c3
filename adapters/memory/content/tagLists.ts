import { type Tag, tagsOf } from "../../../domain/content/tags.ts";
import type { TagLists, TagUse } from "../../../domain/content/tagLists.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "./items.ts";

/** The one that stands there most often; of several the first by its characters. */
const mostUsed = (labels: readonly string[]): string | undefined => {
  const uses = (label: string) => labels.filter((one) => one === label).length;
  return labels.toSorted((one, other) => uses(other) - uses(one) || (one < other ? -1 : 1))[0];
};

/** The tags of all articles, drafts too, the most used first. */
export const tagUses = ({ articles }: MemoryBackend): readonly TagUse[] => {
  const all = articles.read().flatMap(({ tags = "" }) => tagsOf(tags));
  const slugs = [...new Set(all.map(({ slug }) => slug))];
  const bySlug: readonly (readonly Tag[])[] = slugs.map((slug) => all.filter((one) => one.slug === slug));
  return bySlug
    .toSorted(
      ([one, ...ones], [other, ...others]) =>
        others.length - ones.length || ((one?.slug ?? "") < (other?.slug ?? "") ? -1 : 1),
    )
    .flatMap((tags) => {
      const [first] = tags;
      const label = mostUsed(tags.map((tag) => tag.label));
      return first && label !== undefined ? [{ slug: first.slug, label, articles: tags.length }] : [];
    });
};

export const memoryTagLists = (backend: MemoryBackend): TagLists => {
  const { articles, enter, me, now, refuseOthers, revisions } = backend;
  const items = itemsOn(backend);
  return {
    async used() {
      if (!(await enter("learn who changed what was written"))) return refuseOthers();
      return done(tagUses(backend));
    },

    async rename({ slug, label }) {
      if (!(await enter("change categories"))) return refuseOthers();
      const named = tagsOf(label)[0]?.slug;
      const all = articles.read().map((article) => ({ article, tags: tagsOf(article.tags ?? "") }));
      const someHas = (isIt: (tag: Tag) => boolean) => all.some(({ tags }) => tags.some(isIt));
      // An act that is tried again, because its answer was lost, finds its own work.
      if (!someHas((tag) => tag.slug === slug))
        return someHas((tag) => tag.label === label) ? done() : refused({ kind: "gone" });
      const at = now().toISOString();
      for (const { article, tags } of all) {
        const written = tags.map((tag) => (tag.slug === slug || tag.slug === named ? label : tag.label));
        const next = [...new Set(written)].join("\n");
        if (next === (article.tags ?? "")) continue;
        const revision = (article.revision ?? 1) + 1;
        items.change("article", article.id, { tags: next, revision, updatedAt: at });
        const change = { on: article.id, revision, by: me()?.id ?? null, at, fields: ["tags"] as const };
        revisions.update((others) => [...others, change]);
      }
      return done();
    },
  };
};
