import { foldedUsername } from "../../../domain/accounts/username.ts";
import { changed, dayOf, hoursPassed, isChange, noHours, withoutBegun } from "../../../domain/club/polls/hours.ts";
import type { Poll, PollDesk, PollId, Polls } from "../../../domain/club/polls/polls.ts";
import { isIn } from "../../../domain/club/teams/team.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { wallTimeOf } from "../../../domain/shared/wallTime.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import type { PollAnswerRecord, PollRecord } from "../dataset.ts";
import { tell } from "../notifications/tell.ts";
import { consumeQuota } from "../shared/quotas.ts";

const mostPolls = 40;

export const pollsOn = (backend: MemoryBackend) => {
  const { events, matches, me, memberships, now, people, playerAccounts, pollAnswers, polls, stores, teams } = backend;
  const today = () => dayInParis(now().getTime());
  const playersOf = (team: Slug) => {
    const playing = memberships
      .read()
      .filter((one) => one.team === team && one.kind === "player" && one.isPublished && isIn(one, today()));
    return [...new Set(playing.map(({ person }) => person))].flatMap((slug) => {
      const person = people.read().find((one) => one.slug === slug && one.isPublished);
      const member = playerAccounts.read().find((one) => one.person === slug)?.member;
      return person ? [{ person: slug, name: person.name, member }] : [];
    });
  };
  const isOpen = ({ isClosed, week }: PollRecord) => !isClosed && dayOf(week, 7) > today();
  /** Polls go a month after their week. The database has a job for it. */
  const kept = () => polls.read().filter(({ week }) => dayOf(week, 37) >= today());
  const isMe = (member: MemberId | undefined) => member !== undefined && member === me()?.id;
  /** Of some teams: open ones first, then the latest weeks. */
  const listed = (isWanted: (team: Slug) => boolean, seesDrafts: boolean): readonly Poll[] => {
    const inOrder = kept()
      .filter(({ team }) => isWanted(team))
      .toSorted(
        (one, other) =>
          Number(isOpen(other)) - Number(isOpen(one)) ||
          other.week.localeCompare(one.week) ||
          other.createdAt.localeCompare(one.createdAt),
      );
    const made = (found: { slug: Slug; title: string; isPublished: boolean } | undefined) =>
      found && (found.isPublished || seesDrafts)
        ? { slug: found.slug, title: found.title, isPublished: found.isPublished }
        : null;
    return inOrder.slice(0, mostPolls).map((poll): Poll => {
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
          isMe: isMe(member),
        })),
      };
    });
  };
  /** Tells of an open poll. */
  const tellOf = (poll: PollRecord, told: readonly MemberId[]) =>
    tell(stores, now(), told, {
      kind: "poll",
      key: `poll/${poll.id}`,
      subject: "poll",
      on: poll.id,
      slug: "",
      title: `${teams.read().find(({ slug }) => slug === poll.team)?.game}, semaine du ${poll.week.split("-").toReversed().join("/")}`,
      actor: me()?.id ?? null,
    });
  /** Tells the member who a person is, if any, of the open polls of the person's teams. */
  const tellPlayer = (slug: Slug) => {
    for (const poll of kept().filter(isOpen)) {
      const player = playersOf(poll.team).find(({ person }) => person === slug);
      if (player?.member) tellOf(poll, [player.member]);
    }
  };
  /** Tells the players what a poll became, once. */
  const tellBecame = (id: PollId) => {
    const poll = kept().find((one) => one.id === id);
    const event = events.read().find(({ slug, isPublished }) => isPublished && slug === poll?.event);
    const match = matches.read().find(({ slug, isPublished }) => isPublished && slug === poll?.match);
    const became = event ?? match;
    if (!poll || !became) return;
    const game = teams.read().find(({ slug }) => slug === match?.team)?.game;
    tell(
      stores,
      now(),
      playersOf(poll.team).flatMap(({ member }) => member ?? []),
      {
        kind: "poll",
        key: `poll/${id}/became`,
        subject: event ? "event" : "match",
        on: became.id,
        slug: became.slug,
        title: event?.title ?? `${game} contre ${match?.opponent}`,
        actor: me()?.id ?? null,
      },
    );
  };
  return {
    today,
    playersOf,
    isOpen,
    kept,
    listed,
    tellOf,
    tellBecame,
    tellPlayer,
    isMine: (team: Slug) => playersOf(team).some(({ member }) => isMe(member)),
  };
};

export const memoryPolls = (backend: MemoryBackend): Polls => {
  const { enter, me, now, pollAnswers } = backend;
  const { isMine, isOpen, kept, listed } = pollsOn(backend);
  const right = "read and answer polls of one's own team";
  return {
    async list() {
      if (!(await enter(right))) return refused({ kind: "signed-out" });
      return done(listed(isMine, false));
    },

    async answer({ id, hours }) {
      const member = me()?.id;
      if (!((await enter(right)) && member)) return refused({ kind: "signed-out" });
      if (!isChange(hours)) return refused({ kind: "not-hours" });
      const quota = consumeQuota(backend, "poll-answer", member);
      if (!quota.ok) return quota;
      const poll = kept().find((one) => one.id === id);
      if (!(poll && isMine(poll.team))) return refused({ kind: "not-a-player" });
      if (!isOpen(poll)) return refused({ kind: "closed" });
      const isOwn = (one: PollAnswerRecord) => one.on === id && one.member === member;
      const before = pollAnswers.read().find(isOwn)?.hours ?? noHours;
      const others = pollAnswers.read().filter((one) => !isOwn(one));
      const painted = withoutBegun(hours, hoursPassed(poll.week, wallTimeOf(now().getTime(), "Europe/Paris")));
      pollAnswers.write([...others, { on: id, member, hours: changed(before, painted), at: now().toISOString() }]);
      return done();
    },
  };
};

export const memoryPollDesk = (backend: MemoryBackend): PollDesk => {
  const {
    enter,
    events,
    matches,
    memberOf,
    members,
    notifications,
    now,
    people,
    playerAccounts,
    polls,
    refuseOthers,
    teams,
  } = backend;
  const { kept, listed, playersOf, tellBecame, tellOf, tellPlayer, today } = pollsOn(backend);
  const right = "ask players when they can";
  const slugIn = (list: readonly { readonly slug: Slug }[], slug: Slug | undefined): Slug | null =>
    list.find((one) => one.slug === slug)?.slug ?? null;
  return {
    async list() {
      if (!(await enter(right))) return refuseOthers();
      return done(listed(() => true, true));
    },

    async open(wanted) {
      if (!(await enter(right))) return refuseOthers();
      const { team, week, from, until } = wanted;
      if (!teams.read().some(({ slug }) => slug === team)) return refused({ kind: "gone" });
      if (dayOf(week, 7) <= today()) return refused({ kind: "week-over" });
      if (week > dayOf(today(), 182)) return refused({ kind: "too-far" });
      if (polls.read().some((one) => one.team === team && one.week === week && !one.isClosed)) {
        return refused({ kind: "already-open" });
      }
      const id = crypto.randomUUID() as string as PollId;
      const createdAt = now().toISOString();
      const poll = { id, team, week, from, until, createdAt, isClosed: false, event: null, match: null };
      polls.write([poll, ...kept()]);
      tellOf(
        poll,
        playersOf(team).flatMap(({ member }) => member ?? []),
      );
      return done();
    },

    async close({ id, event, match }) {
      if (!(await enter(right))) return refuseOthers();
      const poll = kept().find((one) => one.id === id);
      if (!poll) return refused({ kind: "gone" });
      const wanted = event ?? match;
      const became = poll.event ?? poll.match;
      if (became !== null && wanted !== undefined && wanted !== (event ? poll.event : poll.match)) {
        return refused({ kind: "already-made" });
      }
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
      notifications.update((all) => all.filter(({ on }) => on !== id));
      tellBecame(id);
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
      tellPlayer(person);
      return done();
    },
  };
};
