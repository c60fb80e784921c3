import { findIn, lexemesOf } from "../../../domain/search/findIn.ts";
import { finderOf, windowIn } from "../../../domain/search/marks.ts";
import { type SearchIndex, type StoredKind, storedKinds } from "../../../domain/search/ports.ts";
import { spelled, spellings } from "../../../domain/search/spelled.ts";
import type { MemoryBackend } from "../backend.ts";
import { type Entry, gamesOf, visibleEntries } from "./visibleEntries.ts";

/** As the port says; at last by their addresses. */
const inOrder = (now: number) => {
  const rank = ({ kind, at }: Entry): number =>
    at === null ? 0 : kind === "match" ? Math.abs(Date.parse(at) - now) : -Date.parse(at);
  return (one: Entry & { readonly isInTitle: boolean }, other: typeof one): number =>
    Number(other.isInTitle) - Number(one.isInTitle) ||
    rank(one) - rank(other) ||
    (one.at === null ? [...one.title].length - [...other.title].length : 0) ||
    (one.slug < other.slug ? -1 : 1);
};

export const memorySearchIndex = (backend: MemoryBackend): SearchIndex => ({
  async find({ words, kinds, most, withText }) {
    await backend.enter("read published articles");
    const searched = visibleEntries(backend).map((entry) => ({
      ...entry,
      inTitle: lexemesOf(entry.title),
      inAll: lexemesOf(`${entry.title} ${entry.body}`),
    }));
    const games = gamesOf(backend);
    const question = spelled(words, games);
    const { found, near } = findIn(searched, question);
    const isFound = finderOf(spellings(question), near);
    const ofKind = (kind: StoredKind) => found.filter((entry) => entry.kind === kind);
    const hits = kinds.flatMap((kind) =>
      ofKind(kind)
        .toSorted(inOrder(backend.now().getTime()))
        .slice(0, most)
        .map(({ slug, title, at, body, person }) => ({
          kind,
          slug,
          title,
          ...(person && { person }),
          at: at === null ? null : new Date(at).toISOString(),
          ...(withText ? windowIn(body, isFound) : { text: "", isTail: false }),
        })),
    );
    const totals = Object.fromEntries(storedKinds.map((kind) => [kind, ofKind(kind).length])) as Record<
      StoredKind,
      number
    >;
    return { hits, totals, near, games };
  },
});
