import { countedPage } from "../../../domain/club/reading/countedPage.ts";
import type { PageViews } from "../../../domain/club/reading/pageViews.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import type { MemoryBackend } from "../backend.ts";
import { visibleEntries } from "../search/visibleEntries.ts";

export const memoryPageViews = (backend: MemoryBackend): PageViews => ({
  async add(path, source) {
    const { enter, now, pageViews } = backend;
    await enter("count a view of a page");
    const page = countedPage(path);
    if (!page) return;
    const { kind, slug } = page;
    const isThere = kind === "page" || visibleEntries(backend).some((one) => one.kind === kind && one.slug === slug);
    if (!isThere) return;
    const day = dayInParis(now().getTime());
    const all = pageViews.read();
    const known = all.find((one) => one.day === day && one.kind === kind && one.slug === slug && one.source === source);
    const counted = { day, kind, slug, source, views: (known?.views ?? 0) + 1 };
    pageViews.write([...all.filter((one) => one !== known), counted]);
  },
});
