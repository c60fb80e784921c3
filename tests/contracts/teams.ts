import { describe, expect, it, onTestFinished } from "vitest";
import { siteStateOf } from "../../domain/club/pages/siteState.ts";
import { addMembership, addPerson, addTeam, endMembership, saveTeam } from "../../domain/club/teams/editTeams.ts";
import { firstTeamPages } from "../../domain/club/teams/firstTeams.ts";
import { mostInMenu } from "../../domain/club/teams/menuTeams.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../domain/club/teams/team.ts";
import { membershipForm, personForm, teamForm } from "../../domain/club/teams/typed.ts";
import type { MatchId } from "../../domain/club/matches/match.ts";
import type { Details, ListRecord } from "../../domain/club/lists/records.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { standingsRow } from "../standingsFor.ts";
import { listening, eventually } from "./listening.ts";
import { newMatch } from "../newMatch.ts";
import { privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import { camille, type NewDevice, noArticle, type Ports, sarah, signedIn } from "./ports.ts";
import { type Cells, ofStaff, published, updates } from "../security/reach.ts";
import type { FaultCalls } from "./files.ts";
import { calls } from "../security/grants.ts";

const first = firstTeamPages(teams);
const refusedBy = (kind: string) => ({ ok: false, refusal: { kind } });
const own = (name: string) => `${name}-${crypto.randomUUID()}`.slice(0, 60) as Slug;

const newTeam = (more: Partial<TeamRecord> = {}): Details<TeamRecord> => ({
  slug: own("essai"),
  game: "Échecs 🐙",
  title: "Soixante-quatre cases",
  lead: "Une équipe qui pense.",
  status: "developing",
  tier: "Division 3",
  founded: 2020,
  description: "Deux lignes :\nla seconde",
  links: [{ title: "Le salon", text: "On y parle.", words: "Venir", address: "https://chat.example.org/echecs" }],
  isPublished: true,
  ...more,
});

const newPerson = (more: Partial<PersonRecord> = {}): Details<PersonRecord> => ({
  slug: own("joueur"),
  name: "É",
  qualities: ["Calme", "Précis"],
  experience: "dix ans",
  story: "Une ligne.",
  stats: "https://stats.example.org/e",
  links: [{ words: "Sa chaîne", address: "https://tv.example.org/e" }],
  photo: "/partage/club.png",
  isPublished: true,
  ...more,
});

const newMembership = (team: Slug, person: Slug, more: Partial<MembershipRecord> = {}): Details<MembershipRecord> => ({
  team,
  person,
  kind: "player",
  role: "Tour",
  rank: "Maître",
  specialty: "Finales",
  position: "Premier échiquier",
  joined: "2025-09-01",
  departed: null,
  isPublished: true,
  ...more,
});

const newHonour = (team: Slug, more: Partial<HonourRecord> = {}): Details<HonourRecord> => ({
  team,
  title: "Coupe du Nord",
  result: "Victoire",
  year: 2025,
  match: null,
  isPublished: true,
  ...more,
});

const portsOf = (ports: Ports) => ({
  shown: ports.teams,
  teams: ports.teamRepository,
  people: ports.personRecords,
  memberships: ports.membershipRecords,
  honours: ports.honourRecords,
});

const valueIn = <Value>(
  answer:
    { readonly ok: true; readonly value?: Value } | { readonly ok: false; readonly refusal: { readonly kind: string } },
): Value => {
  if (!answer.ok) throw new Error(`It was refused: ${answer.refusal.kind}`);
  return answer.value as Value;
};

/** What every implementation of `Teams` and of the repositories of teams, people, memberships and honours must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] teams on ${backend}`, () => {
    const begin = async (who = sarah) => {
      const ports = await newDevice();
      await signedIn(ports, who);
      return { ports, ...portsOf(ports) };
    };
    type Device = Awaited<ReturnType<typeof begin>>;
    const visitor = async () => portsOf(await newDevice());

    const addedTeam = async (device: Device, more: Partial<TeamRecord> = {}) => {
      const team = valueIn(await device.teams.add(newTeam(more)));
      onTestFinished(async () => void (await device.teams.remove(team.id)));
      return team;
    };
    const addedPerson = async (device: Device, more: Partial<PersonRecord> = {}) => {
      const person = valueIn(await device.people.add(newPerson(more)));
      onTestFinished(async () => void (await device.people.remove(person.id)));
      return person;
    };

    it("[TE-1] gives a team with its members and honours to all visitors, in the staff's order", async () => {
      const device = await begin();
      const team = await addedTeam(device);
      const [one, other] = [await addedPerson(device), await addedPerson(device, { name: "🐙", photo: null })];
      const membership = valueIn(await device.memberships.add(newMembership(team.slug, one.slug)));
      const second = valueIn(await device.memberships.add(newMembership(team.slug, other.slug, { kind: "staff" })));
      const honour = valueIn(await device.honours.add(newHonour(team.slug)));
      const { shown } = await visitor();
      const { isPublished: _, revision: __, ...details } = team;
      const found = await shown.bySlug(team.slug);
      expect(found).toMatchObject(details);
      expect(found?.members).toMatchObject([
        { id: membership.id, slug: one.slug, name: "É", role: "Tour", joined: "2025-09-01", stats: one.stats },
        { id: second.id, slug: other.slug, name: "🐙", kind: "staff", photo: null },
      ]);
      expect(found?.honours).toEqual([
        { id: honour.id, title: "Coupe du Nord", result: "Victoire", year: 2025, match: null },
      ]);
      expect((await shown.list()).at(-1)).toEqual(found);
      expect(await device.memberships.place({ id: second.id, before: membership.id })).toEqual({ ok: true });
      expect((await shown.bySlug(team.slug))?.members.map(({ id }) => id)).toEqual([second.id, membership.id]);
    });

    it("[TE-13] gives the menu's teams, published and in the staff's order, where they aren't the folder's", async () => {
      const device = await begin();
      const pages = (await newDevice()).pages;
      const named = async () => (await pages.site()).teams;
      const before = await named();
      expect(before.map(({ slug }) => slug)).toEqual(first.teams.map(({ slug }) => slug));
      const team = await addedTeam(device);
      const added = { slug: team.slug, game: team.game };
      expect(await named()).toEqual([...before, added]);
      expect(siteStateOf(await pages.site(), before)).toMatchObject({ teams: [...before, added] });
      expect(siteStateOf(await pages.site(), [...before, added])).not.toHaveProperty("teams");

      valueIn(await device.teams.place({ id: team.id, before: (await device.teams.all())[0]?.id ?? null }));
      expect(await named()).toEqual([added, ...before]);
      expect(siteStateOf(await pages.site(), [...before, added])).toMatchObject({ teams: [added, ...before] });
      valueIn(await device.teams.change({ id: team.id, revision: 1, change: { game: "Dames" } }));
      expect((await named())[0]).toEqual({ ...added, game: "Dames" });
      valueIn(await device.teams.change({ id: team.id, revision: 2, change: { isPublished: false } }));
      expect(await named()).toEqual(before);
    });

    it("[TE-13] gives one team more than the menu names, and no further one", async () => {
      const device = await begin();
      for (let times = 0; times < mostInMenu + 1; times++) await addedTeam(device);
      expect((await (await newDevice()).pages.site()).teams).toHaveLength(mostInMenu + 1);
    });

    it("[TE-2] hints visitors at a team and at a membership that become drafts", async () => {
      const device = await begin();
      const team = await addedTeam(device);
      const person = await addedPerson(device);
      const membership = valueIn(await device.memberships.add(newMembership(team.slug, person.slug)));
      const { heard } = await listening(await newDevice(), "teams");
      await device.memberships.change({ id: membership.id, revision: 1, change: { isPublished: false } });
      await eventually(() => expect(heard).toHaveBeenCalled());
      heard.mockClear();
      await device.teams.change({ id: team.id, revision: 1, change: { isPublished: false } });
      await eventually(() => expect(heard).toHaveBeenCalled());
    });

    it("[TE-2] keeps an unpublished team, its people, honours and matches to the staff", async () => {
      const device = await begin();
      const team = await addedTeam(device);
      const person = await addedPerson(device);
      valueIn(await device.memberships.add(newMembership(team.slug, person.slug)));
      valueIn(await device.honours.add(newHonour(team.slug)));
      const matches = device.ports.matchRepository;
      const match = valueIn(await matches.add(newMatch(team.slug)));
      onTestFinished(async () => void (await matches.remove(match.id)));
      const standings = device.ports.standingsRecords;
      const { id: ofCompetition } = valueIn(
        await standings.add({
          competition: match.competition,
          title: "",
          asOf: "2070-01-01",
          rows: [standingsRow("Alpha")],
          note: "",
          isPublished: true,
        }),
      );
      onTestFinished(async () => void (await standings.remove(ofCompetition)));
      const ports = await newDevice();
      const { shown } = portsOf(ports);
      const ofMatches = async (on: Ports) => {
        const published = on.matches;
        const coming = await published.coming("2069-12-31T20:00:00.000Z", { team: team.slug });
        return [
          (await published.bySlug(match.slug))?.slug,
          coming[0]?.slug,
          (await published.teams()).some(({ slug }) => slug === team.slug),
          (await on.standings.ofMatch(match.slug)).length,
        ];
      };
      const all = async () => [
        (await shown.bySlug(team.slug))?.slug,
        (await shown.list()).at(-1)?.slug === team.slug,
        (await shown.person(person.slug))?.slug,
        (await shown.people()).some(({ slug }) => slug === person.slug),
        ...(await ofMatches(ports)),
      ];
      expect(await all()).toEqual([team.slug, true, person.slug, true, match.slug, match.slug, true, 1]);
      valueIn(await device.teams.change({ id: team.id, revision: 1, change: { isPublished: false } }));
      expect(await all()).toEqual([undefined, false, undefined, false, undefined, undefined, false, 0]);
      // The staff's session reads it all, but public pages show the staff what they show everybody.
      expect(await device.shown.bySlug(team.slug)).toBeUndefined();
      expect(await ofMatches(device.ports)).toEqual([undefined, undefined, false, 0]);
      expect((await matches.teams()).at(-1)).toEqual({ slug: team.slug, game: team.game });
      expect(await ports.matchRepository.teams()).not.toContainEqual({ slug: team.slug, game: team.game });
      expect((await device.teams.all()).at(-1)).toMatchObject({ slug: team.slug, isPublished: false, revision: 2 });
      // The page of a match that names it stays, so it can't be removed.
      expect(await device.teams.remove(team.id)).toEqual(refusedBy("in-use"));
      valueIn(await matches.remove(match.id));
      expect(await device.teams.remove(team.id)).toEqual({ ok: true });
      expect((await device.memberships.all()).some((one) => one.team === team.slug)).toBe(false);
      expect((await device.honours.all()).some((one) => one.team === team.slug)).toBe(false);
    });

    it("[TE-3] gives a person with the teams of now and of before; drafts of members stay hidden", async () => {
      const device = await begin();
      const [one, two] = [await addedTeam(device), await addedTeam(device, { game: "Go" })];
      const person = await addedPerson(device);
      const before = valueIn(
        await device.memberships.add(newMembership(one.slug, person.slug, { departed: "2026-01-01" })),
      );
      const now = valueIn(await device.memberships.add(newMembership(two.slug, person.slug)));
      const draft = valueIn(await device.memberships.add(newMembership(two.slug, person.slug, { isPublished: false })));
      const { shown } = await visitor();
      const { isPublished: _, revision: __, ...details } = person;
      expect(await shown.person(person.slug)).toEqual({
        ...details,
        teams: [
          { ...pick(before), game: one.game },
          { ...pick(now), game: "Go" },
        ],
      });
      expect((await shown.bySlug(two.slug))?.members.map(({ id }) => id)).toEqual([now.id]);
      valueIn(await device.people.change({ id: person.id, revision: 1, change: { isPublished: false } }));
      expect(await shown.person(person.slug)).toBeUndefined();
      expect((await shown.bySlug(two.slug))?.members).toEqual([]);
      valueIn(await device.people.remove(person.id));
      expect((await device.memberships.all()).some(({ id }) => id === draft.id)).toBe(false);
    });

    it("[TE-4] ends a membership on a day and takes it back, beside another change", async () => {
      const device = await begin();
      const team = await addedTeam(device);
      const person = await addedPerson(device);
      const { id, revision } = valueIn(await device.memberships.add(newMembership(team.slug, person.slug)));
      valueIn(await device.memberships.change({ id, revision, change: { role: "Fou" } }));
      const end = endMembership({ records: device.memberships });
      const ended = await end({ id, revision, departed: "2026-11-22", before: null });
      expect(ended).toMatchObject({ ok: true, value: { role: "Fou", departed: "2026-11-22", revision: 3 } });
      expect(await end({ id, revision: 1, departed: "2026-11-23", before: null })).toMatchObject(refusedBy("conflict"));
      expect(await end({ id, revision: 3, departed: null, before: "2026-11-22" })).toMatchObject({
        ok: true,
        value: { departed: null },
      });
    });

    it("[TE-5] gives new teams and people addresses of their own, and adds what is sent twice once", async () => {
      const device = await begin();
      const typed = { ...teamForm.textsOf(newTeam()), slug: "", game: "Équipe d'essai" };
      const add = addTeam({ records: device.teams });
      const [one, again] = [valueIn(await add(typed)), valueIn(await add(typed))];
      onTestFinished(async () => void (await device.teams.remove(one.id)));
      expect(again).toEqual(one);
      expect(one.slug).toBe("equipe-d-essai");
      const other = valueIn(await add({ ...typed, lead: "Une autre." }));
      onTestFinished(async () => void (await device.teams.remove(other.id)));
      expect(other.slug).toBe("equipe-d-essai-2");
      const people = addPerson({ records: device.people });
      const nameless = valueIn(await people({ ...personForm.textsOf(newPerson()), slug: "", name: "🐙" }));
      onTestFinished(async () => void (await device.people.remove(nameless.id)));
      expect(nameless.slug).toMatch(/^profil(-\d+)?$/);
      const member = addMembership({ records: device.memberships });
      expect(await member(membershipForm.textsOf(newMembership(one.slug, "inconnue" as Slug, { role: "" })))).toEqual({
        ok: false,
        refusal: { kind: "invalid-record", fields: { role: "required" } },
      });
    });

    it("[TE-6] refuses a change from an older revision, merges different details, and tells two of the same", async () => {
      const device = await begin();
      const team = await addedTeam(device);
      const { id } = team;
      const before = teamForm.textsOf(team);
      const save = saveTeam({ records: device.teams });
      const edit = (change: Partial<typeof before>) =>
        save({ id, revision: 1, before, after: { ...before, ...change } });
      expect(await edit({ tier: "Division 2" })).toMatchObject({
        ok: true,
        value: { tier: "Division 2", revision: 2 },
      });
      expect(await edit({ founded: "" })).toMatchObject({
        ok: true,
        value: { tier: "Division 2", founded: null, slug: team.slug, revision: 3 },
      });
      expect(await edit({ tier: "Division 1" })).toMatchObject(refusedBy("conflict"));
      expect(await device.teams.change({ id, revision: 1, change: { lead: "" } })).toEqual(refusedBy("stale"));
      await device.teams.remove(id);
      expect(await device.teams.change({ id, revision: 3, change: { lead: "" } })).toEqual(refusedBy("gone"));
    });

    it("[TE-14] renames a person in the line-ups of their teams, and nobody else", async () => {
      const device = await begin();
      const matches = device.ports.matchRepository;
      const [own, shared, other] = [await addedTeam(device), await addedTeam(device), await addedTeam(device)];
      const ofBoth = await addedTeam(device);
      const [name, renamed] = [`L'Étoile "${crypto.randomUUID().slice(0, 8)}", {🐙}`, "نسور"];
      const [person, namesake] = [await addedPerson(device, { name }), await addedPerson(device, { name })];
      const mate = await addedPerson(device, { name: renamed });
      for (const [team, { slug }] of [
        [own, person],
        [shared, person],
        [shared, namesake],
        [ofBoth, person],
        [ofBoth, mate],
      ] as const) {
        valueIn(await device.memberships.add(newMembership(team.slug, slug)));
      }
      const played = async (team: TeamRecord, ...lineup: readonly string[]) => {
        const match = valueIn(await matches.add(newMatch(team.slug, { lineup })));
        onTestFinished(async () => void (await matches.remove(match.id)));
        return match;
      };
      const all = [
        await played(own, "Zoé", name, "Mia"),
        await played(own, "Zoé"),
        await played(own, name, renamed),
        await played(shared, name),
        await played(other, name),
        // After this one, a rename by mistake couldn't be told from the other's own matches.
        await played(ofBoth, name),
      ];
      const lineups = () => Promise.all(all.map(async ({ id }) => (await matches.open(id))?.lineup));
      const before = await lineups();
      valueIn(await device.people.change({ id: person.id, revision: 1, change: { story: "Une autre." } }));
      expect(await lineups()).toEqual(before);
      const found = valueIn(await device.people.change({ id: person.id, revision: 2, change: { name: renamed } }));
      expect(await lineups()).toEqual([["Zoé", renamed, "Mia"], ...before.slice(1)]);
      expect(await matches.open(all[0]?.id as MatchId)).toMatchObject({ revision: 2 });
      expect(await matches.open(all[1]?.id as MatchId)).toMatchObject({ revision: 1 });
      valueIn(await device.people.change({ id: person.id, revision: found.revision, change: { name } }));
      expect(await lineups()).toEqual(before);
    });

    it("[TE-7] finds the finished matches of a player by the line-up", async () => {
      const device = await begin();
      const matches = device.ports.matchRepository;
      const player = `L'Étoile "${crypto.randomUUID()}", {🐙}`;
      const added = async (team: Slug, start: string) => {
        const match = valueIn(await matches.add(newMatch(team, { start, lineup: ["Kéva", player] })));
        onTestFinished(async () => void (await matches.remove(match.id)));
        return match;
      };
      const finish = async ({ id }: { readonly id: MatchId }) =>
        valueIn(
          await matches.change({
            id,
            revision: 1,
            change: { status: "finished", maps: [{ name: "", ours: 1, theirs: 0 }] },
          }),
        );
      const match = await added(first.teams[0]?.slug as Slug, "2071-01-01T20:00:00.000Z");
      const list = (await newDevice()).matches;
      const played = () => list.playedBy(player, 5);
      expect(await played()).toEqual([]);
      await finish(match);
      expect((await played()).map(({ slug }) => slug)).toEqual([match.slug]);
      expect(await list.playedBy(player.slice(0, -1), 5)).toEqual([]);

      // A later one of a team that isn't published takes no place of it, for the staff neither.
      const hidden = await addedTeam(device, { isPublished: false });
      await finish(await added(hidden.slug, "2072-01-01T20:00:00.000Z"));
      const ofStaff = device.ports.matches;
      for (const one of [list, ofStaff]) {
        expect((await one.playedBy(player, 1)).map(({ slug }) => slug)).toEqual([match.slug]);
      }
    });

    it("[BE-3] refuses visitors and members", async () => {
      const staff = await begin();
      const team = await addedTeam(staff);
      const person = await addedPerson(staff);
      const membership = valueIn(await staff.memberships.add(newMembership(team.slug, person.slug)));
      const honour = valueIn(await staff.honours.add(newHonour(team.slug)));
      for (const [ports, kind] of [
        [await begin(camille), "not-staff"],
        [await visitor(), "signed-out"],
      ] as const) {
        const tried = [
          ports.teams.add(newTeam()),
          ports.people.add(newPerson()),
          ports.memberships.add(newMembership(team.slug, person.slug)),
          ports.honours.add(newHonour(team.slug)),
          ports.teams.change({ id: team.id, revision: 1, change: { tier: "" } }),
          ports.people.change({ id: person.id, revision: 1, change: { name: "Autre" } }),
          ports.memberships.change({ id: membership.id, revision: 1, change: { rank: "" } }),
          ports.honours.change({ id: honour.id, revision: 1, change: { year: null } }),
          ports.memberships.place({ id: membership.id, before: null }),
          ports.teams.remove(team.id),
          ports.honours.remove(honour.id),
        ];
        for (const answer of await Promise.all<unknown>(tried)) expect(answer).toEqual(refusedBy(kind));
      }
      expect((await staff.teams.all()).at(-1)).toEqual(team);
    });

    it("[TE-8] begins with the teams of the club's folder", async () => {
      const { shown } = await visitor();
      const begun = (await shown.list()).slice(0, first.teams.length);
      expect(begun.map(({ slug }) => slug)).toEqual(first.teams.map(({ slug }) => slug));
      for (const team of begun) {
        const written = first.teams.find(({ slug }) => slug === team.slug);
        expect(team).toMatchObject({ title: written?.title, lead: written?.lead, links: written?.links });
        const names = first.memberships
          .filter((one) => one.team === team.slug)
          .map(({ person }) => first.people.find(({ slug }) => slug === person)?.name);
        expect(team.members.map(({ name }) => name)).toEqual(names);
        expect(team.honours).toHaveLength(first.honours.filter((one) => one.team === team.slug).length);
      }
    });
  });

const pick = ({ id, team, kind, role, position, rank, specialty, joined, departed }: MembershipRecord) => ({
  id,
  team,
  kind,
  role,
  position,
  rank,
  specialty,
  joined,
  departed,
});

export const probes = {
  ...probesOf<TeamRecord & ListRecord>({
    table: "teams",
    acts: {
      read: "read published teams",
      readDrafts: "read drafts of teams",
      change: "change teams",
      setRevision: "set a team's revision",
    },
    recordsIn: (ports) => ports.teamRepository as never,
    details: () => newTeam(),
    row: ["slug, game", "'essai-' || gen_random_uuid(), 'Essai'"],
  }),
  "remove a team with matches": {
    port: async ({ ports }: { readonly ports: Ports }) =>
      (await ports.teamRepository.remove(noArticle as string)).ok && false,
    request: async ({
      client,
      backend,
    }: Parameters<NonNullable<ReturnType<typeof probesOf>["change teams"]>["request"]>[0]) => {
      const { slug } = newTeam();
      const [row] = (await backend.query("insert into teams (slug, game) values ($1, 'Essai') returning id", [
        slug,
      ])) as readonly { readonly id: string }[];
      await backend.query(
        "insert into matches (slug, team, opponent, competition, start) values ($1, $1, 'Essai', 'Essai', '2070-01-01Z')",
        [slug],
      );
      await client
        .from("teams")
        .delete()
        .eq("id", row?.id ?? "");
      await backend.query("delete from matches where slug = $1", [slug]);
      return (await backend.query("delete from teams where slug = $1 returning 1", [slug])).length === 0;
    },
  },
};

const withoutUpdateOf = (privileges: readonly string[], columns: readonly string[]) =>
  privileges.filter((one) => !columns.some((column) => one.includes(": update ") && one.endsWith(`(${column})`)));

export const privileges = [
  ...calls("everybody", "definer", "private.shown_people private.shown_teams"),
  ...calls("members", "definer", "private.are_links"),

  ...withoutUpdateOf(
    privilegesOf("teams", "slug game title lead status tier founded description links").filter(
      (one) => !one.includes(": select "),
    ),
    ["slug"],
  ),
  ...withoutUpdateOf(privilegesOf("people", "slug name qualities experience story stats links photo"), ["slug"]),
  ...withoutUpdateOf(privilegesOf("memberships", "team person kind role rank specialty position joined departed"), [
    "team",
    "person",
  ]),
  ...withoutUpdateOf(privilegesOf("honours", "team title result year match"), ["team"]),
];

const ofShownTeam = "is_published and team in (select slug from teams where is_published)";

export const cells: Cells = {
  rows: `insert into teams (slug, game, is_published) values ('montree', 'Montrée', true), ('cachee', 'Cachée', false)
      on conflict (slug) do nothing;
    insert into people (slug, name, is_published) values ('montree', 'Montrée', true), ('cachee', 'Cachée', false);
    insert into memberships (team, person, kind, role, is_published)
      select t, p, 'player', 'Essai', shown
      from unnest(array['montree', 'cachee']) t, unnest(array['montree', 'cachee']) p, unnest(array[true, false]) shown
      where (t, p) <> ('cachee', 'cachee');
    insert into honours (team, title, result, is_published)
      select t, 'Essai', 'Essai', shown from unnest(array['montree', 'cachee']) t, unnest(array[true, false]) shown`,
  reach: {
    "select public.teams": published("is_published"),
    "select public.people": published(`is_published and slug in (select person from memberships where ${ofShownTeam})`),
    "select public.memberships": published(`${ofShownTeam} and person in (select slug from people where is_published)`),
    "select public.honours": published(ofShownTeam),
    ...Object.fromEntries(
      ["teams", "people", "memberships", "honours"].flatMap((table) => [
        [`update public.${table}`, ofStaff],
        [`delete public.${table}`, ofStaff],
      ]),
    ),
  },
  // A team with matches isn't deleted.
  stored: {
    staff: [
      ...["people", "memberships", "honours"].map((table) => `delete public.${table}`),
      ...updates("public.teams", "description game is_published lead tier title"),
      ...updates("public.people", "experience is_published name photo stats story"),
      ...updates("public.memberships", "is_published position rank role specialty"),
      ...updates("public.honours", "is_published result title"),
    ],
  },
};

const noSlug = "essai" as Slug;

export const faultCalls: FaultCalls = {
  "teams.list": { call: ({ teams }) => teams.list(), requests: 3 },
  "teams.bySlug": { call: ({ teams }) => teams.bySlug(noSlug), requests: 3 },
  "teams.people": { call: ({ teams }) => teams.people() },
  "teams.person": { call: ({ teams }) => teams.person(noSlug), requests: 2 },
  ...recordCallsOf("teamRepository", ({ teamRepository }) => teamRepository, newTeam()),
  ...recordCallsOf("personRecords", ({ personRecords }) => personRecords, newPerson()),
  ...recordCallsOf("membershipRecords", ({ membershipRecords }) => membershipRecords, newMembership(noSlug, noSlug)),
  ...recordCallsOf("honourRecords", ({ honourRecords }) => honourRecords, newHonour(noSlug)),
};
