import {
  fewestRatings,
  fewestSearches,
  keptDays,
  listOf,
  mostListed,
  readLists,
  type ReadershipFigures,
  type ReadList,
  type ReadPage,
  type SourceViews,
} from "../../../domain/club/reading/readingFigures.ts";
import { addDays, type Day, dayInParis } from "../../../domain/shared/parisDay.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { visibleEntries } from "../search/visibleEntries.ts";

/** The sums of numbers by key, in the order of the keys' first appearance. */
const sumsBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, numberOf: (row: Row) => number) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + numberOf(row));
  return [...sums].map(([key, sum]) => ({ key, sum }));
};

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const sourcesOf = ({ pageViews }: MemoryBackend, first: Day): readonly SourceViews[] =>
  sumsBy(
    pageViews.read().filter(({ day }) => day >= first),
    ({ day, source }) => `${day} ${source}`,
    ({ views }) => views,
  )
    .toSorted((one, other) => byText(one.key, other.key))
    .map(({ key, sum: views }) => {
      const [day, source] = key.split(" ") as [Day, SourceViews["source"]];
      return { day, source, views };
    });

const isItem = (kind: ReadPage["kind"]): boolean => kind === "article" || kind === "tip";

const mostReadSince = (backend: MemoryBackend, first: Day): readonly ReadPage[] => {
  const entries = visibleEntries(backend);
  const sums = sumsBy(
    backend.pageViews.read().filter(({ day }) => day >= first),
    ({ kind, slug }) => `${kind} ${slug}`,
    ({ views }) => views,
  );
  const known = sums.flatMap(({ key, sum: views }): readonly ReadPage[] => {
    const [kind, slug] = key.split(" ") as [ReadPage["kind"], string];
    const title = kind === "page" ? "" : entries.find((one) => one.kind === kind && one.slug === slug)?.title;
    return title === undefined ? [] : [{ kind, slug, title, views }];
  });
  const unread = entries.flatMap(({ kind, slug, title }): readonly ReadPage[] =>
    isItem(kind) && !known.some((one) => one.kind === kind && one.slug === slug)
      ? [{ kind, slug, title, views: 0 }]
      : [],
  );
  const inOrder = [...known, ...unread].toSorted(
    (one, other) => other.views - one.views || byText(one.kind, other.kind) || byText(one.slug, other.slug),
  );
  const most = (list: ReadList) => (isItem(list) ? mostListed.items : mostListed.read);
  return readLists.flatMap((list) => inOrder.filter(({ kind }) => listOf(kind) === list).slice(0, most(list)));
};

/** The published tips of the rows since a day, with the rows of each. */
const rowsOfTips = <Row extends { readonly at?: string }>(
  { visibleTips }: MemoryBackend,
  rows: readonly Row[],
  tipOf: (row: Row) => string,
  first: Day,
) =>
  visibleTips()
    .map(({ id, slug, title }) => ({
      slug,
      title,
      rows: rows.filter((row) => tipOf(row) === id && row.at !== undefined && dayInParis(Date.parse(row.at)) >= first),
    }))
    .filter((tip) => tip.rows.length > 0);

const keptSince = (backend: MemoryBackend, first: Day) =>
  rowsOfTips(backend, backend.savedTips.read(), ({ on }) => on, first)
    .map(({ slug, title, rows }) => ({ slug, title, times: rows.length }))
    .toSorted((one, other) => other.times - one.times || byText(one.slug, other.slug))
    .slice(0, mostListed.tips);

const ratedSince = (backend: MemoryBackend, first: Day) =>
  rowsOfTips(backend, backend.ratings.read(), ({ tip }) => tip, first)
    .filter(({ rows }) => rows.length >= fewestRatings)
    .map(({ slug, title, rows }) => {
      const sum = rows.reduce((total, { rating }) => total + rating, 0);
      return { slug, title, average: Math.round((100 * sum) / rows.length) / 100, ratings: rows.length };
    })
    .toSorted(
      (one, other) => other.average - one.average || other.ratings - one.ratings || byText(one.slug, other.slug),
    )
    .slice(0, mostListed.tips);

const missedSince = ({ missedSearches }: MemoryBackend, first: Day) =>
  sumsBy(
    missedSearches.read().filter(({ day }) => day >= first),
    ({ words }) => words,
    ({ searches }) => searches,
  )
    .filter(({ sum }) => sum >= fewestSearches)
    .toSorted((one, other) => other.sum - one.sum || byText(one.key, other.key))
    .slice(0, mostListed.missed)
    .map(({ key: words, sum: searches }) => ({ words, searches }));

export const memoryReadershipFigures = (backend: MemoryBackend): ReadershipFigures => ({
  async read(span) {
    if (!(await backend.enter("read the club's figures"))) return backend.refuseOthers();
    const today = dayInParis(backend.now().getTime());
    const ofLists = addDays(today, 1 - span);
    const ofAll = addDays(today, 1 - keptDays);
    return done({
      today,
      days: sourcesOf(backend, ofAll),
      mostRead: mostReadSince(backend, ofLists),
      missed: missedSince(backend, ofAll),
      kept: keptSince(backend, ofLists),
      rated: ratedSince(backend, ofLists),
    });
  },
});
