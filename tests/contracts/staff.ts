import { describe, expect, it } from "vitest";
import { readOverview } from "../../domain/club/overview.ts";
import type { Backstage } from "./backstage.ts";
import { camille, type NewDevice, nobody, sarah, signedIn, yanis } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

/** What every implementation of `Identity`, `ClubFigures` and `Team` must do. */
export const contract = (backend: string, newDevice: NewDevice, { giveRole }: Backstage) =>
  describe(`[BE-4] the staff's side on ${backend}`, () => {
    const deviceOf = async (who = yanis) => {
      const ports = await newDevice();
      return { ...ports, me: (await signedIn(ports, who)).id };
    };
    const signedOut = { ok: false, refusal: { kind: "signed-out" } };
    const notAllowed = { ok: false, refusal: { kind: "not-allowed" } };

    it("[AD-18] tells who is signed in, undefined for a visitor", async () => {
      const { identity, me, session } = await deviceOf(sarah);
      expect(await identity.confirmed()).toEqual({ id: me, email: sarah.email });
      await session.signOut();
      expect(await identity.confirmed()).toBeUndefined();
    });

    it("[AD-3] [AD-4] counts what there is, as the lists have it", async () => {
      const { articles, figures, reviews, tips } = await deviceOf(sarah);
      const read = await figures.read();
      const totals = await tips.totals();
      const { total } = await articles.totals();
      const ofArticles = await articles.slice({ sort: "date", from: 0, count: 100 });
      const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
      const counted = await reviews.count({ words: "" });
      expect(read.ok && read.value).toMatchObject({
        articles: total,
        articlesToday: 0,
        tips: totals.totalTips,
        views: totals.totalViews,
        likes: totals.totalLikes + sumOf(ofArticles.map(({ likes }) => likes)),
        comments: totals.totalComments + sumOf(ofArticles.map(({ comments }) => comments)),
        averageRating: totals.averageRating,
        pending: counted.ok && counted.value.pending,
        applications: counted.ok && counted.value.pending + counted.value.accepted + counted.value.rejected,
      });
      if (!read.ok) return;
      expect(read.value.categories.map(({ name, tips: count }) => ({ name, tips: count }))).toEqual(totals.categories);
      expect(read.value.categories.reduce((sum, { views }) => sum + views, 0)).toBe(totals.totalViews);
      expect(read.value.users).toBeGreaterThanOrEqual(17);
      expect(read.value.usersToday).toBeLessThan(read.value.users);
      expect(Date.parse(read.value.oldestPending ?? "")).toBeGreaterThan(0);
    });

    it("[FG-5] the demo data have the trends +12 %, +8 % and +0.2, and no shares", async () => {
      const ports = await deviceOf(sarah);
      const read = await readOverview(ports)();
      if (!read.ok) throw new Error(read.refusal.kind);
      const { trends, shares, viewsByDay } = read.value;
      expect({ ...trends, shares }).toEqual({ likes: 12, comments: 8, rating: 0.2, shares: 0 });
      expect(viewsByDay).toHaveLength(90);
      expect(viewsByDay.filter(({ views }) => views > 0).length).toBeGreaterThan(80);
    });

    it("[BE-3] counts for nobody else", async () => {
      const { figures, session } = await deviceOf(camille);
      expect(await figures.read()).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      await session.signOut();
      expect(await figures.read()).toEqual(signedOut);
    });

    it("[AD-21] an admin sees the team, finds members by name and by e-mail, and makes one staff and back", async () => {
      const { me, team } = await deviceOf();
      const { me: member } = await deviceOf(camille);
      const isNow = async (role: "staff" | null) => {
        for (const words of ["camil", "CÀMÍL", ` M${camille.email.slice(1)} `]) {
          const found = await team.find(words);
          expect(found).toMatchObject({ ok: true, value: [{ id: member, username: "camille", role }] });
        }
      };
      const usual = await team.find("");
      expect(usual).toMatchObject({
        value: [
          { id: me, role: "admin" },
          { username: "sarah", role: "staff" },
        ],
      });
      await isNow(null);
      for (let times = 0; times < 2; times++) {
        expect(await team.setStaff({ member, isStaff: true })).toEqual({ ok: true });
      }
      await isNow("staff");
      for (let times = 0; times < 2; times++) {
        expect(await team.setStaff({ member, isStaff: false })).toEqual({ ok: true });
      }
      await isNow(null);
      for (const words of ["personne%", "\u200b", "membre@demo"]) {
        expect(await team.find(words)).toEqual({ ok: true, value: [] });
      }
    });

    it("[MA-45] an admin finds the names that pass for a function, and takes them from members alone", async () => {
      const { me, team } = await deviceOf();
      const member = await deviceOf(camille);
      const { fullName = null } = (await member.profiles.of(member.me)) ?? {};
      const save = (username: string) => member.profiles.saveNames(member.me, { fullName, username });
      const named = async (username: string) => {
        // As members were called before such names were refused: those with a role can have them.
        await giveRole(camille.email, "staff");
        expect(await save(username)).toMatchObject({ ok: true });
      };
      const isListed = async () => {
        const found = await team.reserved();
        return found.ok && found.value.some(({ id }) => id === member.me);
      };
      const nameNow = async () => (await member.profiles.of(member.me))?.username;

      await named("La rédaction");
      expect(await isListed()).toBe(false);
      expect(await team.takeName(member.me)).toEqual(notAllowed);
      await giveRole(camille.email, null);
      expect(await team.reserved()).toMatchObject({ ok: true, value: [{ id: member.me, username: "La rédaction" }] });
      expect(await save("La rédaction")).toMatchObject({ ok: true });
      expect(await save("La Rédaction")).toEqual({ ok: false, refusal: { kind: "username-reserved" } });
      const staff = await deviceOf(sarah);
      for (const { team } of [member, staff]) {
        expect(await team.reserved()).toEqual(notAllowed);
        expect(await team.takeName(member.me)).toEqual(notAllowed);
      }
      expect(await nameNow()).toBe("La rédaction");
      for (let times = 0; times < 2; times++) expect(await team.takeName(member.me)).toEqual({ ok: true });
      expect(await nameNow()).toBeNull();
      expect(await isListed()).toBe(false);

      await named("camille");
      await giveRole(camille.email, null);
      expect(await team.takeName(member.me)).toEqual({ ok: true });
      expect(await nameNow()).toBe("camille");
      expect(await team.takeName(me)).toEqual(notAllowed);
      expect(await team.takeName(nobody)).toEqual(notAllowed);
      const visitor = await newDevice();
      expect([await visitor.team.reserved(), await visitor.team.takeName(member.me)]).toEqual([signedOut, signedOut]);
    });

    it("[BE-3] nobody touches their own role, an admin's, or that of nobody; staff touch none", async () => {
      const [admin, staff] = [await deviceOf(), await deviceOf(sarah)];
      for (const isStaff of [true, false]) {
        expect(await admin.team.setStaff({ member: admin.me, isStaff })).toEqual(notAllowed);
        expect(await staff.team.setStaff({ member: staff.me, isStaff })).toEqual(notAllowed);
        expect(await staff.team.setStaff({ member: admin.me, isStaff })).toEqual(notAllowed);
      }
      expect(await admin.team.setStaff({ member: nobody, isStaff: true })).toEqual(notAllowed);
      await giveRole(camille.email, "admin");
      const { me: other } = await deviceOf(camille);
      expect(await admin.team.setStaff({ member: other, isStaff: false })).toEqual(notAllowed);
      await giveRole(camille.email, null);
      expect(await staff.team.find("")).toEqual(notAllowed);
      await staff.session.signOut();
      expect(await staff.team.find("")).toEqual(signedOut);
    });
  });

export const faultCalls: FaultCalls = {
  "clubFigures.read": { call: ({ clubFigures }) => clubFigures.read(), at401: "signed-out" },
  "team.find": { call: ({ team }) => team.find("lya"), at401: "signed-out" },
  "team.setStaff": { call: ({ team }) => team.setStaff({ member: nobody, isStaff: true }), at401: "signed-out" },
  "team.reserved": { call: ({ team }) => team.reserved(), at401: "signed-out" },
  "team.takeName": { call: ({ team }) => team.takeName(nobody), at401: "signed-out" },
  "team.setStaff, off": { call: ({ team }) => team.setStaff({ member: nobody, isStaff: false }), at401: "signed-out" },
};
