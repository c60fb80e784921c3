import { describe, expect, it, onTestFinished } from "vitest";
import {
  changed,
  dayOf,
  type Hours,
  hoursPassed,
  mondayOf,
  noChange,
  noHours,
  withHour,
} from "../../domain/club/polls/hours.ts";
import type { NewPoll, PollId } from "../../domain/club/polls/polls.ts";
import { limits } from "../../domain/shared/limits.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { dayIn, wallTimeOf } from "../../domain/shared/wallTime.ts";
import { type Attempt, changes, given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, type Ports, sarah, signedIn, valueIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const noPoll = nobody as string as PollId;
const noOne = "nulle-part" as Slug;
const free = withHour(withHour(noHours, 2, 20, 2), 6, 23, 1);

/** What every implementation of polls must do. */
export const contract = (backend: string, newDevice: NewDevice, { agePoll, clock, forgetQuotas, runDue }: Backstage) =>
  describe(`[BE-4] polls on ${backend}`, () => {
    const monday = (weeks = 1) => dayOf(mondayOf(dayIn(clock(), "Europe/Paris")), 7 * weeks);

    /** A team of Camille and of Lou, who is no member; Sarah is of the staff, and Yanis is an admin. All leave at the end of the test. */
    const begin = async () => {
      await forgetQuotas();
      const [player, other, staff] = [await newDevice(), await newDevice(), await newDevice()];
      const camilleId = (await signedIn(player, camille)).id;
      const yanisId = (await signedIn(other, yanis)).id;
      await signedIn(staff, sarah);
      const own = `essai-${crypto.randomUUID()}` as Slug;
      const team = valueIn(
        await staff.teamRepository.add({
          slug: own,
          game: `Échecs ${own}`.slice(0, 60),
          title: "",
          lead: "",
          status: "active",
          tier: "",
          founded: null,
          description: "",
          links: [],
          isPublished: false,
        }),
      );
      onTestFinished(async () => void (await staff.teamRepository.remove(team.id)));
      const added = async (name: string) => {
        const slug = `${name.toLowerCase()}-${own}` as Slug;
        const person = { slug, name, qualities: [], experience: "", story: "", stats: null, photo: null, links: [] };
        const { id } = valueIn(await staff.personRecords.add({ ...person, isPublished: true }));
        onTestFinished(async () => void (await staff.personRecords.remove(id)));
        const membership = valueIn(
          await staff.membershipRecords.add({
            team: own,
            person: slug,
            kind: "player",
            role: "Tour",
            rank: "",
            specialty: "",
            position: "",
            joined: null,
            departed: null,
            isPublished: true,
          }),
        );
        return { slug, membership };
      };
      const [first, second] = [await added("Camille"), await added("Lou")];
      expect(await staff.pollDesk.link({ person: first.slug, username: " CAMILLE" })).toEqual({ ok: true });
      const open = (more: Partial<NewPoll> = {}) =>
        staff.pollDesk.open({ team: own, week: monday(), from: 14, until: 24, ...more });
      const seen = async (ports: Ports) =>
        valueIn(await (ports === player ? ports.polls : ports.pollDesk).list()).filter((poll) => poll.team === own);
      const opened = async (more: Partial<NewPoll> = {}) => {
        expect(await open(more)).toEqual({ ok: true });
        const found = (await seen(staff))[0];
        if (!found) throw new Error("The poll isn't listed");
        return found.id;
      };
      const told = async (ports: Ports, member: typeof camilleId, poll: PollId | undefined) =>
        valueIn(await ports.notifications.list(member, 50)).filter(
          ({ kind, title }) => kind === "poll" && poll !== undefined && title.includes(own.slice(0, 30)),
        );
      return { player, other, staff, camilleId, yanisId, own, first, second, open, opened, seen, told };
    };

    it("[EV-10] asks a team's players for a week, who alone see it beside the staff, and tells them once", async () => {
      const { player, other, staff, camilleId, yanisId, own, open, opened, seen, told } = await begin();
      const id = await opened();
      expect(await seen(player)).toEqual([
        {
          id,
          team: expect.any(String),
          game: expect.stringContaining("Échecs"),
          week: monday(),
          from: 14,
          until: 24,
          isOpen: true,
          event: null,
          match: null,
          players: [
            { person: expect.any(String), name: "Camille", hours: null, isMe: true },
            { person: expect.any(String), name: "Lou", hours: null, isMe: false },
          ],
        },
      ]);
      expect(await seen(staff)).toMatchObject([{ players: [{ isMe: false }, { isMe: false }] }]);
      // Yanis is an admin, and is told nothing.
      expect(await seen(other)).toHaveLength(1);
      // In the personal space, the staff has the polls of its own teams.
      expect(valueIn(await staff.polls.list()).filter(({ team }) => team === own)).toEqual([]);
      expect(await told(player, camilleId, id)).toMatchObject([{ subject: "poll", slug: "" }]);
      expect(await told(other, yanisId, id)).toEqual([]);
      expect(await open()).toEqual(refusal("already-open"));
      expect(await told(player, camilleId, id)).toHaveLength(1);
    });

    it("[EV-10] refuses a week that is over or far away, and an unknown team; this week can be asked for", async () => {
      const { open } = await begin();
      expect(await open({ week: monday(-1) })).toEqual(refusal("week-over"));
      expect(await open({ week: monday(40) })).toEqual(refusal("too-far"));
      expect(await open({ team: noOne })).toEqual(refusal("gone"));
      expect(await open({ week: monday(0) })).toEqual({ ok: true });
    });

    it("[EV-11] keeps a player's last answer, for the team and the staff", async () => {
      const { player, staff, opened, seen } = await begin();
      const id = await opened();
      for (const hours of [withHour(noHours, 0, 14, 2), free, free]) {
        expect(await player.polls.answer({ id, hours })).toEqual({ ok: true });
      }
      for (const ports of [player, staff]) {
        expect((await seen(ports))[0]?.players.map(({ hours }) => hours)).toEqual([free, null]);
      }
    });

    it("[EV-11] stores the hours that change, so that two windows overwrite nothing else", async () => {
      const { player, opened, seen } = await begin();
      const id = await opened();
      const first = withHour(noChange, 2, 20, 2);
      for (const hours of [first, withHour(noChange, 6, 23, 1), first]) {
        expect(await player.polls.answer({ id, hours })).toEqual({ ok: true });
      }
      expect((await seen(player))[0]?.players[0]?.hours).toBe(free);
      expect(await player.polls.answer({ id, hours: withHour(noChange, 2, 20, 0) })).toEqual({ ok: true });
      expect((await seen(player))[0]?.players[0]?.hours).toBe(changed(free, withHour(noChange, 2, 20, 0)));
      // "I can't at all" is an answer, too.
      expect(await player.polls.answer({ id, hours: noHours })).toEqual({ ok: true });
      expect((await seen(player))[0]?.players[0]?.hours).toBe(noHours);
    });

    it("[EV-18] leaves hours that have begun as they were stored, and keeps the others of the same answer", async () => {
      const { player, opened, seen } = await begin();
      const id = await opened();
      const all = (can: number) => String(can).repeat(168) as Hours;
      expect(await player.polls.answer({ id, hours: all(1) })).toEqual({ ok: true });
      const week = monday(0);
      await agePoll(id, 1);
      const passed = () => hoursPassed(week, wallTimeOf(clock(), "Europe/Paris"));
      const expectKept = async (hours: Hours, before: Hours) => {
        // An hour may begin meanwhile.
        const first = passed();
        expect(await player.polls.answer({ id, hours })).toEqual({ ok: true });
        const either = [first, passed()].map((begun) => before.slice(0, begun) + hours.slice(begun));
        const stored = (await seen(player))[0]?.players[0]?.hours;
        expect(either).toContain(stored);
        return stored as Hours;
      };
      const stored = await expectKept(all(2), all(1));
      await expectKept(noHours, stored);
    });

    it("[EV-18] begins a first answer without the hours that have begun", async () => {
      const { player, opened, seen } = await begin();
      const id = await opened({ week: monday(0) });
      const passed = () => hoursPassed(monday(0), wallTimeOf(clock(), "Europe/Paris"));
      const first = passed();
      expect(await player.polls.answer({ id, hours: "2".repeat(168) as Hours })).toEqual({ ok: true });
      const either = [first, passed()].map((begun) => "0".repeat(begun).padEnd(168, "2"));
      expect(either).toContain((await seen(player))[0]?.players[0]?.hours);
    });

    it("[EV-13] asks those alone who are published players today", async () => {
      const { staff, first, opened, seen } = await begin();
      await opened();
      const { id } = first.membership;
      const names = async () => (await seen(staff))[0]?.players.map(({ name }) => name);
      let { revision } = first.membership;
      const change = async (change: { joined?: string | null; isPublished?: boolean }) => {
        ({ revision } = valueIn(await staff.membershipRecords.change({ id, revision, change })));
      };
      await change({ joined: dayOf(dayIn(clock(), "Europe/Paris"), 2) });
      expect(await names()).toEqual(["Lou"]);
      await change({ joined: dayIn(clock(), "Europe/Paris") });
      expect(await names()).toEqual(["Camille", "Lou"]);
      await change({ isPublished: false });
      expect(await names()).toEqual(["Lou"]);
    });

    it("[EV-10] lists an open poll before closed ones of later weeks", async () => {
      const { staff, opened, open, seen } = await begin();
      const id = await opened({ week: monday(3) });
      expect(await staff.pollDesk.close({ id })).toEqual({ ok: true });
      expect(await open({ week: monday(1) })).toEqual({ ok: true });
      expect(await open({ week: monday(2) })).toEqual({ ok: true });
      expect((await seen(staff)).map(({ week }) => week)).toEqual([monday(2), monday(1), monday(3)]);
    });

    it("[EV-10] withdraws what told of a poll when it is closed, and tells a player who is linked later", async () => {
      const { player, staff, camilleId, first, opened, open, told } = await begin();
      const id = await opened();
      expect(await told(player, camilleId, id)).toHaveLength(1);
      expect(await staff.pollDesk.close({ id })).toEqual({ ok: true });
      expect(await told(player, camilleId, id)).toEqual([]);
      expect(await staff.pollDesk.link({ person: first.slug, username: null })).toEqual({ ok: true });
      expect(await open()).toEqual({ ok: true });
      expect(await told(player, camilleId, id)).toEqual([]);
      for (let times = 0; times < 2; times++) {
        expect(await staff.pollDesk.link({ person: first.slug, username: "camille" })).toEqual({ ok: true });
      }
      // Of the open one alone.
      expect(await told(player, camilleId, id)).toHaveLength(1);
    });

    it("[EV-17] tells a linked member who becomes a player while a poll is open, once", async () => {
      const { player, staff, camilleId, first, opened, told } = await begin();
      const { id: membership } = first.membership;
      let { revision } = first.membership;
      const change = async (change: { departed?: string | null; isPublished?: boolean; kind?: "player" | "staff" }) => {
        ({ revision } = valueIn(await staff.membershipRecords.change({ id: membership, revision, change })));
      };
      await change({ departed: dayIn(clock(), "Europe/Paris") });
      const id = await opened();
      expect(await told(player, camilleId, id)).toEqual([]);
      await change({ isPublished: false });
      await change({ departed: null });
      expect(await told(player, camilleId, id)).toEqual([]);
      await change({ kind: "staff", isPublished: true });
      expect(await told(player, camilleId, id)).toEqual([]);
      await change({ kind: "player" });
      expect(await told(player, camilleId, id)).toHaveLength(1);
      for (const isPublished of [false, true]) await change({ isPublished });
      expect(await told(player, camilleId, id)).toHaveLength(1);
    });

    it("[EV-17] tells a linked member whose person is added to the team or published while a poll is open", async () => {
      const { player, staff, camilleId, first, opened, told } = await begin();
      const { id: membership, revision: _, updatedAt: __, ...again } = first.membership;
      await staff.membershipRecords.remove(membership);
      const id = await opened();
      expect(await told(player, camilleId, id)).toEqual([]);
      valueIn(await staff.membershipRecords.add(again));
      expect(await told(player, camilleId, id)).toHaveLength(1);
      const person = (await staff.personRecords.all()).find(({ slug }) => slug === first.slug);
      if (!person) throw new Error("The person isn't listed");
      const publish = async (revision: number, isPublished: boolean) =>
        valueIn(await staff.personRecords.change({ id: person.id, revision, change: { isPublished } })).revision;
      const hidden = await publish(person.revision, false);
      await opened({ week: monday(2) });
      expect(await told(player, camilleId, id)).toHaveLength(1);
      await publish(hidden, true);
      expect(await told(player, camilleId, id)).toHaveLength(2);
    });

    it("[EV-13] refuses rubbish, a member who is no player, one who has left the team, and a closed poll", async () => {
      const { player, other, staff, first, opened, seen } = await begin();
      const id = await opened();
      for (const rubbish of ["", "2".repeat(200), "9".repeat(168)]) {
        expect(await player.polls.answer({ id, hours: rubbish as Hours })).toEqual(refusal("not-hours"));
      }
      expect(await other.polls.answer({ id, hours: free })).toEqual(refusal("not-a-player"));
      expect(await player.polls.answer({ id: noPoll, hours: free })).toEqual(refusal("not-a-player"));
      await player.polls.answer({ id, hours: free });
      const { id: membership, revision } = first.membership;
      const departed = dayIn(clock(), "Europe/Paris");
      const left = valueIn(await staff.membershipRecords.change({ id: membership, revision, change: { departed } }));
      expect(await player.polls.answer({ id, hours: noHours })).toEqual(refusal("not-a-player"));
      expect(await seen(player)).toEqual([]);
      expect((await seen(staff))[0]?.players).toMatchObject([{ name: "Lou" }]);
      await staff.membershipRecords.change({ id: membership, revision: left.revision, change: { departed: null } });
      expect((await seen(player))[0]?.players[0]?.hours).toBe(free);
      expect(await staff.pollDesk.close({ id })).toEqual({ ok: true });
      expect(await player.polls.answer({ id, hours: noHours })).toEqual(refusal("closed"));
      expect((await seen(player))[0]).toMatchObject({ isOpen: false, players: [{ hours: free }, {}] });
    });

    it("[EV-14] closes with the training that was made of it, which players see once it is published; idempotent", async () => {
      const { player, staff, own, opened, open, seen } = await begin();
      const id = await opened();
      const slug = own.slice(0, 40) as Slug;
      const event = valueIn(
        await staff.eventRecords.add({
          slug,
          title: "Entraînement",
          kind: "training",
          team: own,
          location: "En ligne",
          description: "",
          status: "planned",
          start: "2070-01-01T20:00:00.000Z",
          minutes: 120,
          seats: null,
          isPublished: false,
        }),
      );
      onTestFinished(async () => void (await staff.eventRecords.remove(event.id)));
      for (let times = 0; times < 2; times++) {
        expect(await staff.pollDesk.close({ id, event: slug })).toEqual({ ok: true });
      }
      expect(await staff.pollDesk.close({ id, event: noOne })).toEqual(refusal("already-made"));
      expect(await staff.pollDesk.close({ id, match: noOne })).toEqual(refusal("already-made"));
      expect(await staff.pollDesk.close({ id })).toEqual({ ok: true });
      expect((await seen(staff))[0]).toMatchObject({
        isOpen: false,
        event: { slug, title: "Entraînement" },
        match: null,
      });
      expect((await seen(player))[0]).toMatchObject({ isOpen: false, event: null });
      const { revision } = event;
      valueIn(await staff.eventRecords.change({ id: event.id, revision, change: { isPublished: true } }));
      expect((await seen(player))[0]?.event).toMatchObject({ slug, isPublished: true });
      expect(await staff.pollDesk.close({ id: noPoll })).toEqual(refusal("gone"));
      // The same week can be asked for again.
      expect(await open()).toEqual({ ok: true });
    });

    it("[EV-19] tells the players once of the published training that was made of a poll", async () => {
      const { player, other, staff, camilleId, yanisId, own, opened } = await begin();
      const id = await opened();
      const event = valueIn(
        await staff.eventRecords.add({
          slug: `fait-${own}`.slice(0, 40) as Slug,
          title: "Entraînement",
          kind: "training",
          team: own,
          location: "En ligne",
          description: "",
          status: "planned",
          start: "2070-01-01T20:00:00.000Z",
          minutes: 120,
          seats: null,
          isPublished: true,
        }),
      );
      onTestFinished(async () => void (await staff.eventRecords.remove(event.id)));
      const toldOf = async (ports: Ports, member: typeof camilleId) =>
        valueIn(await ports.notifications.list(member, 50)).filter(({ slug }) => slug === event.slug);
      for (let times = 0; times < 2; times++) {
        expect(await staff.pollDesk.close({ id, event: event.slug })).toEqual({ ok: true });
      }
      expect(await toldOf(player, camilleId)).toMatchObject([
        { kind: "poll", subject: "event", title: "Entraînement" },
      ]);
      expect(await toldOf(other, yanisId)).toEqual([]);
    });

    it("[EV-13] says which member a player is, once for a member, and takes it back", async () => {
      const { player, staff, own, first, second, seen, opened } = await begin();
      await opened();
      const link = (person: Slug, username: string | null) => staff.pollDesk.link({ person, username });
      const names = async () =>
        valueIn(await staff.pollDesk.players())
          .filter(({ team }) => team === own)
          .map(({ name, username }) => [name, username]);
      expect(await names()).toEqual([
        ["Camille", "camille"],
        ["Lou", null],
      ]);
      expect(await link(second.slug, "camille")).toEqual(refusal("taken"));
      expect(await link(second.slug, "personne de ce nom")).toEqual(refusal("no-such-member"));
      expect(await link(noOne, "camille")).toEqual(refusal("gone"));
      for (let times = 0; times < 2; times++) expect(await link(first.slug, null)).toEqual({ ok: true });
      expect(await seen(player)).toEqual([]);
      expect(await link(second.slug, "camille")).toEqual({ ok: true });
      expect((await seen(player))[0]?.players).toMatchObject([{ isMe: false }, { isMe: true }]);
    });

    it("[BE-3] refuses visitors, and members who aren't of the staff", async () => {
      const { player, own, first, opened } = await begin();
      const id = await opened();
      const visitor = await newDevice();
      for (const [ports, kind] of [
        [player, "not-staff"],
        [visitor, "signed-out"],
      ] as const) {
        expect(await ports.pollDesk.list()).toEqual(refusal(kind));
        expect(await ports.pollDesk.open({ team: own, week: monday(2), from: 14, until: 24 })).toEqual(refusal(kind));
        expect(await ports.pollDesk.close({ id })).toEqual(refusal(kind));
        expect(await ports.pollDesk.players()).toEqual(refusal(kind));
        expect(await ports.pollDesk.link({ person: first.slug, username: null })).toEqual(refusal(kind));
      }
      expect(await visitor.polls.list()).toEqual(refusal("signed-out"));
      expect(await visitor.polls.answer({ id, hours: free })).toEqual(refusal("signed-out"));
    });

    it(`[EV-13] refuses more than ${limits["poll-answer"]} answers in ten minutes`, async () => {
      const { player } = await begin();
      const answer = () => player.polls.answer({ id: noPoll, hours: free });
      for (let times = 0; times < limits["poll-answer"]; times++) await answer();
      expect(await answer()).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
    });

    it("[AU-23] exports a member's answers and who they are as a player", async () => {
      const { player, camilleId, opened, first } = await begin();
      const id = await opened();
      await player.polls.answer({ id, hours: free });
      await runDue();
      const all = valueIn(await player.memberData.everything(camilleId));
      expect(all["poll_answers"]).toContainEqual(expect.objectContaining({ hours: free }));
      expect(all["player_accounts"]).toContainEqual({ person: first.slug });
    });
  });

/** A poll of a team with one player, whom the member is. */
const withPoll = async ({ backend }: Attempt, member: string) => {
  await backend.query("insert into teams (slug, game, place) values ('essai-sondage', 'Essai', 900)");
  await backend.query("insert into people (slug, name, place) values ('essai-sondage', 'Essai', 900)");
  await backend.query(
    "insert into memberships (team, person, kind, role, place) values ('essai-sondage', 'essai-sondage', 'player', 'Essai', 900)",
  );
  await backend.query("insert into player_accounts (person, user_id) values ('essai-sondage', $1)", [member]);
  const [row] = await backend.query(
    "insert into polls (team, week, first_hour, last_hour) values ('essai-sondage', '2070-01-06', 14, 24) returning id",
  );
  return String(row?.["id"]);
};
const withoutPoll = async ({ backend }: Attempt) => {
  await backend.query("delete from teams where slug = 'essai-sondage'");
  await backend.query("delete from people where slug = 'essai-sondage'");
};
const answers = "select a::text from poll_answers a order by poll, user_id";
const deskRows = `select p::text from polls p union all select a::text from player_accounts a order by 1`;

export const probes: Probes = {
  "read and answer polls of one's own team": {
    port: async ({ ports }) => (await ports.polls.list()).ok,
    request: async (attempt) => {
      const { client, me } = attempt;
      const id = await withPoll(attempt, me);
      const { data } = await client.rpc("read_polls");
      const isChanged = await changes(attempt, answers, [client.rpc("answer_poll", { of_poll: id, hours: free })]);
      await withoutPoll(attempt);
      return isChanged || given(data);
    },
  },
  "ask players when they can": {
    port: async ({ ports }) => (await ports.pollDesk.players()).ok,
    request: async (attempt) => {
      const { client } = attempt;
      const id = await withPoll(attempt, somebodyElse);
      const { data } = await client.rpc("list_players");
      const { data: polls } = await client.rpc("read_polls", { every_team: true });
      const poll = { of_team: "essai-sondage", of_week: mondayOf(dayIn(Date.now(), "Europe/Paris")) };
      const isChanged = await changes(attempt, deskRows, [
        client.rpc("open_poll", { ...poll, from_hour: 14, until_hour: 24 }),
        client.rpc("close_poll", { of_poll: id }),
        client.rpc("link_player", { of_person: "essai-sondage" }),
      ]);
      await withoutPoll(attempt);
      return isChanged || given(data) || given(polls);
    },
  },
  "answer a poll of another team": {
    port: async ({ ports }) => (await ports.polls.answer({ id: noPoll, hours: free })).ok,
    request: async (attempt) => {
      const { client, me } = attempt;
      const id = await withPoll(attempt, somebodyElse);
      const isChanged = await changes(attempt, answers, [
        client.rpc("answer_poll", { of_poll: id, hours: free }),
        client.from("poll_answers").insert({ poll: id, user_id: me, hours: free }),
        client.from("poll_answers").insert({ poll: id, user_id: somebodyElse, hours: free }),
      ]);
      await withoutPoll(attempt);
      return isChanged;
    },
  },
  "learn when players of another team can": {
    port: "the contract shows polls to the team and the staff alone",
    request: async (attempt) => {
      const { client, backend } = attempt;
      const id = await withPoll(attempt, somebodyElse);
      await backend.query("insert into poll_answers (poll, user_id, hours) values ($1, $2, $3)", [
        id,
        somebodyElse,
        free,
      ]);
      const tables = await Promise.all(
        (["polls", "poll_answers", "player_accounts"] as const).map((table) => client.from(table).select()),
      );
      await withoutPoll(attempt);
      return tables.some(({ data }) => given(data));
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "answer_poll close_poll link_player list_players open_poll read_polls",
);

export const rowsOfMember = [
  "insert into player_accounts (person, user_id) select slug, $1 from people order by place limit 1 on conflict do nothing",
  `with poll as (
    insert into polls (team, week, first_hour, last_hour) select slug, '2070-01-06', 14, 24 from teams limit 1 returning id
  ) insert into poll_answers (poll, user_id, hours) select id, $1, repeat('0', 168) from poll`,
];

export const faultCalls: FaultCalls = {
  "polls.list": { call: ({ polls }) => polls.list(), at401: "signed-out" },
  "polls.answer": { call: ({ polls }) => polls.answer({ id: noPoll, hours: free }), at401: "signed-out" },
  "pollDesk.list": { call: ({ pollDesk }) => pollDesk.list(), at401: "signed-out" },
  "pollDesk.open": {
    call: ({ pollDesk }) => pollDesk.open({ team: noOne, week: "2070-01-06", from: 14, until: 24 }),
    at401: "signed-out",
  },
  "pollDesk.close": { call: ({ pollDesk }) => pollDesk.close({ id: noPoll }), at401: "signed-out" },
  "pollDesk.players": { call: ({ pollDesk }) => pollDesk.players(), at401: "signed-out" },
  "pollDesk.link": { call: ({ pollDesk }) => pollDesk.link({ person: noOne, username: null }), at401: "signed-out" },
};
