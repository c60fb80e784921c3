import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { personWithTeams, teamsFrom } from "../../../domain/club/teams/roster.ts";
import { textOfHtml, textOfMarkdown } from "../../../domain/search/plainText.ts";
import { fieldEnd } from "../../../domain/search/marks.ts";
import type { SearchHit } from "../../../domain/search/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ArticleRecord } from "../dataset.ts";
import type { ItemRecord } from "../content/itemRecord.ts";
import { matchesOn } from "../club/matchRows.ts";

/** An item that visitors see, as it is searched. */
export type Entry = Pick<SearchHit, "kind" | "slug" | "title" | "at" | "person"> & { readonly body: string };

/** Fields in one text, without those that are missing. */
const joined = (...texts: readonly (string | number | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined && text !== "").join(fieldEnd);

/** What an article's or a tip's entry has beside the title. The label is the category's. */
export const bodyOf = (kind: ContentKind, item: ItemRecord, label: string): string => {
  if (kind === "tip") return joined(item.excerpt, textOfMarkdown(item.content), label);
  const { tags = "" } = item as ArticleRecord;
  return joined(item.excerpt, textOfHtml(item.content), label, tags.replaceAll("\n", " "));
};

/** What visitors see, as `private.search_sources` has it. */
export const visibleEntries = (backend: MemoryBackend): readonly Entry[] => {
  const { honours, isEmpty, labelOf, memberships, people, teams, visibleArticles, visibleTips } = backend;
  if (isEmpty()) return [];
  const { published, withGame } = matchesOn(backend);
  const contentOf = (kind: ContentKind) => (item: ItemRecord) => ({
    kind,
    slug: item.slug,
    title: item.title,
    at: item.publishedAt,
    body: bodyOf(kind, item, labelOf(kind, item.category)),
  });
  const records = {
    teams: teams.read(),
    people: people.read(),
    memberships: memberships.read(),
    honours: honours.read(),
  };
  return [
    ...visibleArticles().map(contentOf("article")),
    ...visibleTips().map(contentOf("tip")),
    ...published()
      .map(withGame)
      .map(({ slug, game, opponent, competition, stage, notes, lineup, start }) => ({
        kind: "match" as const,
        slug,
        title: `${game} – ${opponent}`,
        at: start,
        body: joined(competition, stage, notes, lineup.join(", ")),
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
        ...honours.map(({ title, result, year }) => [title, result, year].filter((one) => one !== null).join(" ")),
      ),
    })),
    ...records.people.flatMap((record) => {
      const person = personWithTeams(record, records);
      if (!person) return [];
      const { slug, name, qualities, experience, story, photo } = person;
      const { role = "", game = "" } = person.teams.find(({ departed }) => departed === null) ?? person.teams[0] ?? {};
      const roles = person.teams.flatMap(({ role, position, game }) => [role, position, game]);
      return [
        {
          kind: "person" as const,
          slug,
          title: name,
          at: null,
          body: joined(experience, story, qualities.join(", "), ...roles),
          person: { role, game, photo },
        },
      ];
    }),
  ];
};

/** The games of the teams that visitors see. */
export const gamesOf = ({ isEmpty, teams }: MemoryBackend): readonly string[] =>
  isEmpty() ? [] : teams.read().flatMap(({ game, isPublished }) => (isPublished ? [game] : []));
