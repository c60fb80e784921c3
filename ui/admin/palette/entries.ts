import { type Match, startOf } from "../../../domain/club/matches/match.ts";
import type { PanelFinds } from "../../../domain/club/searchPanel.ts";
import { day } from "../../../domain/shared/clock.ts";
import { fuzzyScore } from "../../../domain/shared/fuzzy.ts";
import { matchesAddress } from "../../club/matches/admin/address.ts";
import { nameOf, startIn } from "../../club/matches/admin/words.ts";
import { teamAddress } from "../../club/teams/admin/address.ts";
import type { IconName } from "../../design/components/media/Icon.tsx";
import type { AdminView } from "../../lib/page/slots.ts";
import { messagesAddress } from "../../messages/admin/inbox/address.ts";
import { applicationsAddress } from "../address.ts";
import { membersAddress } from "../members/address.ts";
import { withForm } from "../askedForm.ts";
import { contentView, peopleView, viewAddress } from "../viewAddress.ts";
import { words as adminWords } from "../words.ts";
import type { RecentEntry } from "./palette.ts";
import { words } from "./paletteWords.ts";

/** A line of the palette. */
export type Entry = RecentEntry & {
  readonly id: string;
  readonly icon: IconName;
  /** The key that does the same. */
  readonly keyName?: string | undefined;
  /** Found by these words too, which aren't shown. */
  readonly also?: string | undefined;
  /** The match whose score is entered then. */
  readonly score?: Match;
};

export type EntryGroup = { readonly title: string; readonly entries: readonly Entry[] };

type Known = {
  readonly views: readonly AdminView[];
  /** The tabs, in the order of their keys. */
  readonly tabs: readonly AdminView[];
  readonly keysOfTabs: string;
  readonly scorable: readonly Match[];
  readonly areKeysOn: boolean;
};

/** Whether entering the score of a match makes sense now, from a day before its start. */
export const isSoonScored = (match: Match, now: number): boolean => startOf(match) - day <= now;

const viewEntries = ({ views, tabs, keysOfTabs, areKeysOn }: Known): readonly Entry[] =>
  views.map(({ path, words: name, also, tab }) => ({
    id: `view ${path}`,
    words: name,
    detail: tab ? adminWords.groups[tab.group] : words.view,
    also,
    icon: tab?.icon ?? "arrow",
    keyName: areKeysOn ? keysOfTabs[tabs.findIndex((one) => one.path === path)] : undefined,
    target: { to: viewAddress(path) },
  }));

const actEntries = ({ views, scorable, areKeysOn }: Known): readonly Entry[] => [
  ...scorable.map((match): Entry => ({
    id: `score ${match.id}`,
    words: words.scoreOf(nameOf(match)),
    detail: startIn(match).day,
    icon: "check",
    target: { to: matchesAddress({}) },
    score: match,
  })),
  ...views.flatMap(({ path, words: view, creations = [] }) =>
    creations.map(({ words: name, filters }): Entry => ({
      id: `act ${name}`,
      words: name,
      detail: view,
      icon: "plus",
      keyName: areKeysOn && path === contentView && filters === undefined ? "C" : undefined,
      target: { to: withForm(viewAddress(path, filters)) },
    })),
  ),
  { id: "site", words: words.site, detail: words.act, icon: "globe", target: { to: "/" } },
];

const groupsOfFinds = ({
  items,
  matches,
  teams,
  people,
  applications,
  messages,
  members,
}: PanelFinds): readonly EntryGroup[] => [
  {
    title: words.content,
    entries: items.map(({ kind, id, title, isPublished }) => ({
      id: `item ${kind} ${id}`,
      words: title,
      detail: [words.kinds[kind], !isPublished && words.draft].filter(Boolean).join(", "),
      icon: kind === "tip" ? "star" : "doc",
      target: { edit: { kind, id } },
    })),
  },
  {
    title: words.matches,
    entries: matches.map((match) => ({
      id: `match ${match.id}`,
      words: nameOf(match),
      detail: [startIn(match).day, match.competition].join(", "),
      icon: "calendar",
      target: { to: withForm(matchesAddress({}), match.slug) },
    })),
  },
  {
    title: words.people,
    entries: [
      ...teams.map(({ id, slug, game }): Entry => ({
        id: `team ${id}`,
        words: game,
        detail: words.team,
        icon: "users",
        target: { to: teamAddress(slug) },
      })),
      ...people.map(({ id, slug, name }): Entry => ({
        id: `person ${id}`,
        words: name,
        detail: words.person,
        icon: "users",
        target: { to: withForm(viewAddress(peopleView), slug) },
      })),
    ],
  },
  {
    title: words.applications,
    entries: applications.map(({ id, discordUsername, positionTitle }) => ({
      id: `application ${id}`,
      words: discordUsername.trim() || words.nameless,
      detail: positionTitle,
      icon: "mail",
      target: { to: applicationsAddress({ words: discordUsername || positionTitle }) },
    })),
  },
  {
    title: words.messages,
    entries: messages.map(({ id, name, email, subject }) => ({
      id: `message ${id}`,
      words: name,
      detail: subject,
      icon: "chat",
      target: { to: messagesAddress({ words: email }) },
    })),
  },
  {
    title: words.members,
    entries: members.map(({ id, username }) => ({
      id: `member ${id}`,
      words: username ?? words.nameless,
      detail: words.member,
      icon: "key",
      target: { to: membersAddress({ words: username ?? "" }) },
    })),
  },
];

/** How well an entry answers: its words count more than what stands beside them, and what isn't shown least. Null when it doesn't. */
const scoreOf = (typed: string, { words, detail, also = "" }: Entry): number | null => {
  const own = fuzzyScore(typed, words);
  if (own !== null) return 3 * own;
  const shown = fuzzyScore(typed, `${words} ${detail}`);
  return shown === null ? fuzzyScore(typed, `${words} ${detail} ${also}`) : 2 * shown;
};

const bestOf = (typed: string, entries: readonly Entry[]): readonly Entry[] =>
  entries
    .flatMap((entry) => {
      const score = scoreOf(typed, entry);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);

/** The group with the best entry first. */
const bestFirst = (typed: string, groups: readonly EntryGroup[]): readonly EntryGroup[] => {
  const best = ({ entries }: EntryGroup) => Math.max(0, ...entries.map((entry) => scoreOf(typed, entry) ?? 0));
  return groups.toSorted((one, other) => best(other) - best(one));
};

const mostActs = 6;

/** What the palette lists: the recent entries, the acts and the views first, then what fits what is typed. */
export const entryGroups = (
  typed: string,
  known: Known,
  finds: PanelFinds,
  recent: readonly RecentEntry[],
): readonly EntryGroup[] => {
  const [views, acts] = [viewEntries(known), actEntries(known)];
  const isTyped = typed.trim() !== "";
  const groups: readonly EntryGroup[] = isTyped
    ? bestFirst(typed, [
        { title: words.acts, entries: bestOf(typed, acts).slice(0, mostActs) },
        { title: words.views, entries: bestOf(typed, views) },
        ...groupsOfFinds(finds),
      ])
    : [
        { title: words.recent, entries: recent.map((one) => ({ ...one, id: `recent ${one.words}`, icon: "clock" })) },
        { title: words.acts, entries: acts },
        { title: words.views, entries: views },
      ];
  return groups.filter(({ entries }) => entries.length > 0);
};
