import { foldedUsername } from "../../../domain/accounts/username.ts";
import { dayOf, isHours } from "../../../domain/club/polls/hours.ts";
import type { Poll, PollDesk, PollId, Polls } from "../../../domain/club/polls/polls.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { dayIn } from "../../../domain/shared/wallTime.ts";
import type { MemoryBackend } from "../backend.ts";
import type { PollRecord } from "../dataset.ts";
import { tell } from "../notifications/tell.ts";
import { consumeQuota } from "../shared/quotas.ts";

const mostPolls = 40;

const pollsOn = (backend: MemoryBackend) => {
  const { memberships, now, people, playerAccounts, polls } = backend;
  const today = () => dayIn(now().getTime(), "Europe/Paris");
  const playersOf = (team: Slug) => {
    const playing = memberships
      .read()
      .filter((one) => one.team === team && one.kind === "player" && (one.departed ?? "9") > today());
    return [...new Set(playing.map(({ person }) => person))].flatMap((slug) => {
      const person = people.read().find((one) => one.slug === slug);
      const member = playerAccounts.read().find((one) => one.person === slug)?.member;
      return person ? [{ person: slug, name: person.name, member }] : [];
    });
  };
  return {
    today,
    playersOf,
    isOpen: ({ isClosed, week }: PollRecord) => !isClosed && dayOf(week, 7) > today(),
    /** Polls go a month after their week. The database has a job for it. */
    kept: () => polls.read().filter(({ week }) => dayOf(week, 37) >= today()),
  };
};

export const memoryPolls = (backend: MemoryBackend): Polls => {
  const { audience, enter, events, matches, me, now, pollAnswers, teams } = backend;
  const { isOpen, kept, playersOf } = pollsOn(backend);
  const right = "read and answer polls of one's own team";
  const isMine = (team: Slug) => playersOf(team).some(({ member }) => member !== undefined && member === me()?.id);
  return {
    async list() {
      if (!(await enter(right))) return refused({ kind: "signed-out" });
      const seesAll = may(audience(), "ask players when they can");
      const shown = kept().filter(({ team }) => seesAll || isMine(team));
      const newest = shown.toSorted(
        (one, other) => other.week.localeCompare(one.week) || other.createdAt.localeCompare(one.createdAt),
      );
      const made = (found: { slug: Slug; title: string; isPublished: boolean } | undefined) =>
        found && (found.isPublished || seesAll)
          ? { slug: found.slug, title: found.title, isPublished: found.isPublished }
          : null;
      return done(
        newest.slice(0, mostPolls).map((poll): Poll => {
          const match = matches.read().find(({ slug }) => slug === poll.match);
          return {
            id: poll.id,
            team: poll.team,
            game: teams.read().find(({ slug }) => slug === poll.team)?.game ?? "",
            week: poll.week,
            from: poll.from,
            until: poll.until,
            isOpen: isOpen(poll),
            event: made(events.read().find(({ slug }) => slug === poll.event)),
            match: made(match && { ...match, title: match.opponent }),
            players: playersOf(poll.team).map(({ person, name, member }) => ({
              person,
              name,
              hours: pollAnswers.read().find((one) => one.on === poll.id && one.member === member)?.hours ?? null,
              isMe: member !== undefined && member === me()?.id,
            })),
          };
        }),
      );
    },

    async answer({ id, hours }) {
      const member = me()?.id;
      if (!((await enter(right)) && member)) return refused({ kind: "signed-out" });
      if (!isHours(hours)) return refused({ kind: "not-hours" });
      const quota = consumeQuota(backend, "poll-answer", member);
      if (!quota.ok) return quota;
      const poll = kept().find((one) => one.id === id);
      if (!(poll && isMine(poll.team))) return refused({ kind: "not-a-player" });
      if (!isOpen(poll)) return refused({ kind: "closed" });
      const others = pollAnswers.read().filter((one) => !(one.on === id && one.member === member));
      pollAnswers.write([...others, { on: id, member, hours, at: now().toISOString() }]);
      return done();
    },
  };
};

export const memoryPollDesk = (backend: MemoryBackend): PollDesk => {
  const {
    enter,
    events,
    matches,
    me,
    memberOf,
    members,
    now,
    people,
    playerAccounts,
    polls,
    refuseOthers,
    stores,
    teams,
  } = backend;
  const { kept, playersOf, today } = pollsOn(backend);
  const right = "ask players when they can";
  const slugIn = (list: readonly { readonly slug: Slug }[], slug: Slug | undefined): Slug | null =>
    list.find((one) => one.slug === slug)?.slug ?? null;
  return {
    async open(wanted) {
      if (!(await enter(right))) return refuseOthers();
      const { team, week, from, until } = wanted;
      const found = teams.read().find(({ slug }) => slug === team);
      if (!found) return refused({ kind: "gone" });
      if (dayOf(week, 7) <= today()) return refused({ kind: "week-over" });
      if (week > dayOf(today(), 182)) return refused({ kind: "too-far" });
      if (polls.read().some((one) => one.team === team && one.week === week && !one.isClosed)) {
        return refused({ kind: "already-open" });
      }
      const id = crypto.randomUUID() as string as PollId;
      const createdAt = now().toISOString();
      polls.write([{ id, team, week, from, until, createdAt, isClosed: false, event: null, match: null }, ...kept()]);
      const told = playersOf(team).flatMap(({ member }) => member ?? []);
      tell(stores, now(), told, {
        kind: "poll",
        key: `poll/${id}`,
        subject: "poll",
        on: id,
        slug: "",
        title: `${found.game}, semaine du ${week.split("-").toReversed().join("/")}`,
        actor: me()?.id ?? null,
      });
      return done();
    },

    async close({ id, event, match }) {
      if (!(await enter(right))) return refuseOthers();
      if (!kept().some((one) => one.id === id)) return refused({ kind: "gone" });
      polls.update((all) =>
        all.map((one) =>
          one.id === id
            ? {
                ...one,
                isClosed: true,
                event: one.event ?? slugIn(events.read(), event),
                match: one.match ?? slugIn(matches.read(), match),
              }
            : one,
        ),
      );
      return done();
    },

    async players() {
      if (!(await enter(right))) return refuseOthers();
      return done(
        teams.read().flatMap(({ slug: team, game }) =>
          playersOf(team).map(({ person, name, member }) => ({
            team,
            game,
            person,
            name,
            username: memberOf(member)?.username ?? null,
          })),
        ),
      );
    },

    async link({ person, username }) {
      if (!(await enter(right))) return refuseOthers();
      if (!people.read().some(({ slug }) => slug === person)) return refused({ kind: "gone" });
      const others = playerAccounts.read().filter((one) => one.person !== person);
      if (username === null) {
        playerAccounts.write(others);
        return done();
      }
      const wanted = foldedUsername(username);
      const member = members.read().find((one) => one.username !== null && foldedUsername(one.username) === wanted);
      if (!member) return refused({ kind: "no-such-member" });
      if (others.some((one) => one.member === member.id)) return refused({ kind: "taken" });
      playerAccounts.write([...others, { person, member: member.id }]);
      return done();
    },
  };
};
