import { changeMatch } from "../../../domain/club/matches/change.ts";
import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import type { TeamRepository } from "../../../domain/club/teams/ports.ts";
import type { MembershipRecord, PersonRecord } from "../../../domain/club/teams/team.ts";
import { followId } from "../../../domain/notifications/following.ts";
import { refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { pointsOn } from "../content/points.ts";
import { pollsOn } from "./polls.ts";
import { memoryRecords } from "./records.ts";
import { membershipsOn, peopleOn, teamsOn } from "./teams.ts";

export const memoryTeamRepository = (backend: MemoryBackend): TeamRepository => {
  const { follows, honours, matches, memberships, audience, polls, teams } = backend;
  const records = memoryRecords(backend, teamsOn(backend));
  return {
    ...records,
    async remove(id) {
      const team = teams.read().find((one) => one.id === id)?.slug;
      if (may(audience(), "change teams") && matches.read().some((match) => match.team === team)) {
        return refused({ kind: "in-use" });
      }
      const removed = await records.remove(id);
      if (removed.ok && team !== undefined) {
        const followed = followId({ kind: "team", slug: team });
        memberships.update((all) => all.filter((one) => one.team !== team));
        honours.update((all) => all.filter((one) => one.team !== team));
        follows.update((all) => all.filter((one) => one.on !== followed));
        polls.update((all) => all.filter((one) => one.team !== team));
      }
      return removed;
    },
  };
};

export const memoryPersonRecords = (backend: MemoryBackend): RecordRepository<PersonRecord> => {
  const { matches, memberships, now, people, playerAccounts } = backend;
  const records = memoryRecords(backend, peopleOn(backend));
  const { pointed } = pointsOn(backend);
  const teamsOf = (all: readonly PersonRecord[]) => {
    const slugs = all.map(({ slug }) => slug);
    return new Set(memberships.read().flatMap(({ team, person }) => (slugs.includes(person) ? [team] : [])));
  };
  /** Not where another person of the team has one of the names, nor beside the new name: these may be two people. */
  const renameInLineups = (person: PersonRecord, before: string) => {
    const teams = teamsOf([person]);
    const ofOthers = teamsOf(
      people.read().filter(({ id, name }) => id !== person.id && [before, person.name].includes(name)),
    );
    const isTheirs = ({ lineup, team }: MatchRow) =>
      teams.has(team) && !ofOthers.has(team) && lineup.includes(before) && !lineup.includes(person.name);
    const renamed = (match: MatchRow) => match.lineup.map((name) => (name === before ? person.name : name));
    matches.update((all) =>
      all.map((match) =>
        isTheirs(match) ? changeMatch(match, { lineup: renamed(match) }, now().toISOString()) : match,
      ),
    );
  };
  return {
    ...records,
    add: (person) => records.add({ ...person, photo: pointed(person.photo) }),
    async change({ change, ...wanted }) {
      const before = people.read().find(({ id }) => id === wanted.id);
      const { photo, ...rest } = change;
      const placed = photo === undefined ? rest : { ...rest, photo: pointed(photo) };
      const changed = await records.change({ ...wanted, change: placed });
      if (changed.ok && before && before.name !== changed.value.name) renameInLineups(changed.value, before.name);
      if (changed.ok && changed.value.isPublished && !before?.isPublished) {
        pollsOn(backend).tellPlayer(changed.value.slug);
      }
      return changed;
    },
    async remove(id) {
      const person = people.read().find((one) => one.id === id)?.slug;
      const removed = await records.remove(id);
      if (removed.ok) {
        memberships.update((all) => all.filter((one) => one.person !== person));
        playerAccounts.update((all) => all.filter((one) => one.person !== person));
      }
      return removed;
    },
  };
};

/** As any list of records; and a member who becomes a player is told of the team's open polls. The database has triggers for it. */
export const memoryMembershipRecords = (backend: MemoryBackend): RecordRepository<MembershipRecord> => {
  const records = memoryRecords(backend, membershipsOn(backend));
  const { tellPlayer } = pollsOn(backend);
  const tellIfPlayer = ({ kind, isPublished, person }: MembershipRecord) => {
    if (kind === "player" && isPublished) tellPlayer(person);
  };
  return {
    ...records,
    async add(membership) {
      const added = await records.add(membership);
      if (added.ok) tellIfPlayer(added.value);
      return added;
    },
    async change(wanted) {
      const changed = await records.change(wanted);
      const makesPlayers = ["team", "person", "kind", "joined", "departed", "isPublished"];
      if (changed.ok && makesPlayers.some((name) => name in wanted.change)) tellIfPlayer(changed.value);
      return changed;
    },
  };
};
