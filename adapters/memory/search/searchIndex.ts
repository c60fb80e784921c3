import { findIn, lexemesOf } from "../../../domain/search/findIn.ts";
import { finderOf, windowIn } from "../../../domain/search/marks.ts";
import { type SearchIndex, type StoredKind, storedKinds } from "../../../domain/search/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import { type Entry, visibleEntries } from "./visibleEntries.ts";

/** Those with all words in their titles first, then the newest, then by their addresses. */
const inOrder = (one: Entry & { readonly isInTitle: boolean }, other: typeof one): number =>
  Number(other.isInTitle) - Number(one.isInTitle) ||
  Date.parse(other.at ?? "1970-01-01") - Date.parse(one.at ?? "1970-01-01") ||
  (one.slug < other.slug ? -1 : 1);

export const memorySearchIndex = (backend: MemoryBackend): SearchIndex => ({
  async find({ words, kinds, most, withText }) {
    await backend.enter("read published articles");
    const searched = visibleEntries(backend).map((entry) => ({
      ...entry,
      inTitle: lexemesOf(entry.title),
      inAll: lexemesOf(`${entry.title} ${entry.body}`),
    }));
    const { found, near } = findIn(searched, words);
    const isFound = finderOf(words, near);
    const ofKind = (kind: StoredKind) => found.filter((entry) => entry.kind === kind);
    const hits = kinds.flatMap((kind) =>
      ofKind(kind)
        .toSorted(inOrder)
        .slice(0, most)
        .map(({ slug, title, at, body }) => ({
          kind,
          slug,
          title,
          at: at === null ? null : new Date(at).toISOString(),
          ...(withText ? windowIn(body, isFound) : { text: "", isTail: false }),
        })),
    );
    const totals = Object.fromEntries(storedKinds.map((kind) => [kind, ofKind(kind).length])) as Record<
      StoredKind,
      number
    >;
    return { hits, totals, near };
  },
});
