import { describe, expect, it, onTestFinished } from "vitest";
import type { MatchDetails } from "../../domain/club/matches/match.ts";
import { listFollowedTeams } from "../../domain/club/teams/followedTeams.ts";
import type { TeamRecord } from "../../domain/club/teams/team.ts";
import { followId, followStateOf } from "../../domain/notifications/following.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import { followNothing } from "./follows.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn, valueIn } from "./ports.ts";

const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const [first, last] = [teams.teams[0]?.slug as Slug, teams.teams.at(-1)?.slug as Slug];
const of = (slug: string) => followId({ kind: "team", slug });

/** How every implementation of `Follows` treats teams. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] followed teams on ${backend}`, () => {
    const begin = async (who = camille) => {
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, who);
      const { follows } = ports;
      await followNothing(ports);
      const slugs = async () =>
        valueIn(await follows.list(member)).flatMap(({ kind, slug }) => (kind === "team" ? [slug] : []));
      return { ports, follows, member, slugs };
    };

    /** A published team of the staff's, which leaves at the end of the test. */
    const addedTeam = async ({ teamRepository }: Ports): Promise<TeamRecord> => {
      const added = await teamRepository.add({
        slug: `suivie-${crypto.randomUUID()}` as Slug,
        game: "Échecs",
        title: "",
        lead: "",
        status: "active",
        tier: "",
        founded: null,
        description: "",
        links: [],
        isPublished: true,
      });
      if (!added.ok) throw new Error("The team was refused");
      onTestFinished(async () => void (await teamRepository.remove(added.value.id)));
      return added.value;
    };

    it("[TE-27] follows teams, lists them in the club's order, and stops; both are idempotent", async () => {
      const { ports, follows, member, slugs } = await begin();
      for (const team of [last, last, first]) expect(await follows.set(of(team), member, true)).toEqual({ ok: true });
      expect(await slugs()).toEqual([first, last]);
      expect(await followStateOf(ports)({ id: of(first) })).toEqual({ count: 1, mine: true });
      const left = await ports.memberData.activity(member);
      expect(left.ok && left.value.followedTeams).toBe(2);
      for (let times = 0; times < 2; times++) {
        expect(await follows.set(of(first), member, false)).toEqual({ ok: true });
      }
      expect(await slugs()).toEqual([last]);
      expect(await follows.has(of(last), member)).toBe(true);
      expect(await followStateOf(ports)({ id: of(first) })).toEqual({ count: 0, mine: false });
    });

    it("[TE-27] gives each team its next match: none that is cancelled or over, a postponed one in the end", async () => {
      const staff = await newDevice();
      await signedIn(staff, sarah);
      const { slug: team } = await addedTeam(staff);
      const { ports, follows, member } = await begin();
      await follows.set(of(team), member, true);
      const next = async () => {
        const list = await listFollowedTeams(ports)({ now: Date.parse("2060-11-28T20:00:00Z") });
        return list.ok ? list.value.find(({ slug }) => slug === team)?.next : list;
      };
      const added = async (start: string, more: Partial<MatchDetails> = {}) => {
        const match = await staff.matchRepository.add(newMatch(team, { start, ...more }));
        if (!match.ok) throw new Error("The match was refused");
        onTestFinished(async () => void (await staff.matchRepository.remove(match.value.id)));
        return match.value;
      };
      const withStatus = async (start: string, status: "cancelled" | "postponed") => {
        const { id, revision, slug } = await added(start);
        await staff.matchRepository.change({ id, revision, change: { status } });
        return slug;
      };
      expect(await next()).toBeNull();
      await added("2060-11-27T20:00:00.000Z");
      await added("2060-11-29T20:00:00.000Z", { isPublished: false });
      await withStatus("2060-11-29T21:00:00.000Z", "cancelled");
      expect(await next()).toBeNull();
      const postponed = await withStatus("2060-11-20T20:00:00.000Z", "postponed");
      expect(await next()).toMatchObject({ slug: postponed, status: "postponed" });
      await added("2060-12-02T20:00:00.000Z");
      const soonest = await added("2060-12-01T20:00:00.000Z");
      const { slug, start, opponent } = soonest;
      expect(await next()).toMatchObject({ slug, start, opponent, game: "Échecs", status: "scheduled" });
    });

    it("[TE-27] lists no team that is unpublished, finds it again, and forgets one that is deleted", async () => {
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      const team = await addedTeam(staff);
      const { ports, member, slugs } = await begin();
      for (const [device, follower] of [
        [ports, member],
        [staff, author],
      ] as const) {
        expect(await device.follows.set(of(team.slug), follower, true)).toEqual({ ok: true });
      }
      expect(await slugs()).toEqual([team.slug]);
      const { id, revision } = team;
      const hidden = await staff.teamRepository.change({ id, revision, change: { isPublished: false } });
      expect(hidden.ok).toBe(true);
      expect(await slugs()).toEqual([]);
      expect(await staff.follows.list(author)).toEqual({ ok: true, value: [] });
      await staff.teamRepository.change({ id, revision: revision + 1, change: { isPublished: true } });
      expect(await slugs()).toEqual([team.slug]);
      expect(await staff.teamRepository.remove(id)).toMatchObject({ ok: true });
      expect(await slugs()).toEqual([]);
      const all = await ports.memberData.everything(member);
      expect(all.ok && all.value["follows"]).toEqual([]);
    });

    it("[BE-3] refuses visitors, and hides a member's followed teams from others", async () => {
      const { ports, follows, member } = await begin();
      await follows.set(of(first), member, true);
      const elsewhere = await newDevice();
      await signedIn(elsewhere, sarah);
      const theirs = elsewhere.follows;
      expect(await theirs.has(of(first), member)).toBe(false);
      const list = await theirs.list(member);
      expect(list.ok ? list.value : []).toEqual([]);
      expect((await theirs.set(of(last), member, true)).ok).toBe(false);

      await ports.session.signOut();
      expect(await follows.set(of(first), member, true)).toEqual(signedOut);
      expect(await follows.list(member)).toEqual(signedOut);
      expect(await listFollowedTeams(ports)({ now: 0 })).toEqual(signedOut);
      expect(await follows.has(of(first), member)).toBe(false);
    });

    it("refuses an unknown team, and more than 120 in ten minutes", async () => {
      const { follows, member } = await begin();
      expect(await follows.set(of("nulle-part"), member, true)).toEqual({ ok: false, refusal: { kind: "gone" } });
      let taken = 0;
      let answer = await follows.set(of(first), member, true);
      for (; answer.ok && taken < 130; taken++) answer = await follows.set(of(first), member, taken % 2 === 1);
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      expect(taken).toBeLessThanOrEqual(120);
    });

    it("[AU-23] exports them with the member's data", async () => {
      const { ports, follows, member } = await begin();
      await follows.set(of(first), member, true);
      const all = await ports.memberData.everything(member);
      expect(all.ok && all.value["follows"]).toHaveLength(1);
    });
  });
