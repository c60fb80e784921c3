import { personWithTeams, teamsFrom } from "../../../domain/club/teams/roster.ts";
import { findIn, lexemesOf } from "../../../domain/search/findIn.ts";
import { finderOf, windowIn } from "../../../domain/search/marks.ts";
import { textOfHtml, textOfMarkdown } from "../../../domain/search/plainText.ts";
import { type SearchHit, type SearchIndex, type StoredKind, storedKinds } from "../../../domain/search/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import { matchesOn } from "../club/matchRows.ts";

type Entry = Pick<SearchHit, "kind" | "slug" | "title" | "at"> & { readonly body: string };

/** Texts in one, without those that are missing. */
const joined = (...texts: readonly (string | number | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined && text !== "").join(" ");

/** What visitors see, as `private.search_sources` has it. */
const entriesOf = (backend: MemoryBackend): readonly Entry[] => {
  const { honours, isEmpty, labelOf, memberships, people, teams, visibleArticles, visibleTips } = backend;
  if (isEmpty()) return [];
  const { published, withGame } = matchesOn(backend);
  const records = {
    teams: teams.read(),
    people: people.read(),
    memberships: memberships.read(),
    honours: honours.read(),
  };
  return [
    ...visibleArticles().map(({ slug, title, excerpt, content, category, publishedAt }) => ({
      kind: "article" as const,
      slug,
      title,
      at: publishedAt,
      body: joined(excerpt, textOfHtml(content), labelOf("article", category)),
    })),
    ...visibleTips().map(({ slug, title, excerpt, content, category, publishedAt }) => ({
      kind: "tip" as const,
      slug,
      title,
      at: publishedAt,
      body: joined(excerpt, textOfMarkdown(content), labelOf("tip", category)),
    })),
    ...published()
      .map(withGame)
      .map(({ slug, game, opponent, competition, stage, notes, lineup, start }) => ({
        kind: "match" as const,
        slug,
        title: `${game} – ${opponent}`,
        at: start,
        body: joined(competition, stage, notes, ...lineup),
      })),
    ...teamsFrom(records).map(({ slug, game, title, lead, tier, description, honours }) => ({
      kind: "team" as const,
      slug,
      title: game,
      at: null,
      body: joined(
        title,
        lead,
        tier,
        description,
        ...honours.flatMap((honour) => [honour.title, honour.result, honour.year]),
      ),
    })),
    ...records.people.flatMap((record) => {
      const person = personWithTeams(record, records);
      if (!person) return [];
      const { slug, name, qualities, experience, story } = person;
      const roles = person.teams.flatMap(({ role, position, game }) => [role, position, game]);
      return [
        {
          kind: "person" as const,
          slug,
          title: name,
          at: null,
          body: joined(...roles, ...qualities, experience, story),
        },
      ];
    }),
  ];
};

/** Those with all words in their titles first, then the newest, then by their addresses. */
const inOrder = (one: Entry & { readonly isInTitle: boolean }, other: typeof one): number =>
  Number(other.isInTitle) - Number(one.isInTitle) ||
  Date.parse(other.at ?? "1970-01-01") - Date.parse(one.at ?? "1970-01-01") ||
  (one.slug < other.slug ? -1 : 1);

export const memorySearchIndex = (backend: MemoryBackend): SearchIndex => ({
  async find({ words, kinds, most, withText }) {
    await backend.enter("read published articles");
    const searched = entriesOf(backend).map((entry) => ({
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
