import type { Team, TeamMember } from "../accounts/staff/ports.ts";
import type { Reviews } from "../applications/ports.ts";
import type { StaffApplication } from "../applications/review.ts";
import type { ItemSummary } from "../content/editing/contentItem.ts";
import type { ItemLists } from "../content/editing/ports.ts";
import type { Inbox, ReceivedMessage } from "../messages/inbox.ts";
import { fuzzyFilter } from "../shared/fuzzy.ts";
import type { RecordRepository } from "./lists/records.ts";
import type { Match } from "./matches/match.ts";
import type { MatchRepository } from "./matches/ports.ts";
import type { TeamRepository } from "./teams/ports.ts";
import type { PersonRecord, TeamRecord } from "./teams/team.ts";

/** What the staff finds by words, `mostFound` of each kind at most, the best first. */
export type PanelFinds = {
  readonly items: readonly ItemSummary[];
  readonly matches: readonly Match[];
  readonly teams: readonly TeamRecord[];
  readonly people: readonly PersonRecord[];
  readonly applications: readonly StaffApplication[];
  /** Spam isn't found. */
  readonly messages: readonly ReceivedMessage[];
  /** Only for admins. */
  readonly members: readonly TeamMember[];
  /** A part couldn't be read. */
  readonly isPartial: boolean;
};

export const nothingFound: PanelFinds = {
  items: [],
  matches: [],
  teams: [],
  people: [],
  applications: [],
  messages: [],
  members: [],
  isPartial: false,
};

type Needs = {
  readonly lists: ItemLists;
  readonly matches: MatchRepository;
  readonly teams: TeamRepository;
  readonly people: RecordRepository<PersonRecord>;
  readonly reviews: Reviews;
  readonly inbox: Inbox;
  readonly members: Team;
};

const mostFound = 5;
/** Matches to play, matches that are over, and content items of a kind among which it looks for words with typing errors. */
const mostRead = 50;

export type PanelSearch = {
  readonly words: string;
  /** Only admins may look for members. */
  readonly withMembers: boolean;
};
export type SearchPanel = (search: PanelSearch) => Promise<PanelFinds>;

/** Finds content, matches, teams, people, applications, messages and members. Callers who aren't staff find what is public. Throws when no part can be read. */
export const searchPanel =
  ({ lists, matches, teams, people, reviews, inbox, members }: Needs): SearchPanel =>
  async ({ words, withMembers }) => {
    const best = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
      fuzzyFilter(words, items, textOf).slice(0, mostFound);
    const itemsOf = async (kind: ItemSummary["kind"]) => {
      const found = await lists.slice({ kind, search: words, from: 0, count: mostFound });
      if (found.length > 0) return found;
      return best(await lists.slice({ kind, search: "", from: 0, count: mostRead }), ({ title }) => title);
    };
    const matchesOf = (isOver: boolean) => matches.slice({ isOver, from: 0, count: mostRead });
    const failures: unknown[] = [];
    const orNone = <Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> =>
      read.catch((failure: unknown) => (failures.push(failure), []));
    const membersFound = async () => {
      const found = await members.find(words);
      return found.ok ? found.value.slice(0, mostFound) : [];
    };
    const reads = [
      orNone(itemsOf("article")),
      orNone(itemsOf("tip")),
      orNone(matchesOf(false)),
      orNone(matchesOf(true)),
      orNone(teams.all()),
      orNone(people.all()),
      orNone(reviews.slice({ words, status: null, from: 0, count: mostFound })),
      orNone(inbox.slice({ words, filter: null, from: 0, count: mostFound })),
      orNone(withMembers ? membersFound() : Promise.resolve([])),
    ] as const;
    const [articles, tips, toPlay, over, allTeams, allPeople, applications, messages, found] = await Promise.all(reads);
    if (failures.length >= reads.length - Number(!withMembers)) throw failures[0];
    return {
      items: [...articles, ...tips],
      matches: best([...toPlay, ...over], ({ game, opponent, competition }) => `${opponent} ${game} ${competition}`),
      teams: best(allTeams, ({ game }) => game),
      people: best(allPeople, ({ name }) => name),
      applications,
      messages,
      members: found,
      isPartial: failures.length > 0,
    };
  };
