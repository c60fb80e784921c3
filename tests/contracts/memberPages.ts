import { describe, expect, it, onTestFinished } from "vitest";
import { readMember } from "../../domain/accounts/memberPage.ts";
import { emptyValues } from "../../domain/club/lists/recordFields.ts";
import { membershipFields, personFields } from "../../domain/club/teams/fields.ts";
import { lineOfMember } from "../../domain/content/authors.ts";
import { noFields } from "../../domain/content/editing/fields.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { given } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, nobody, type NewDevice, sarah, signedIn, siteForTwo, tipOf, valueIn } from "./ports.ts";
import { calls } from "../security/grants.ts";

/** What every implementation of `MemberPages` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] pages of members on ${backend}`, () => {
    const begin = async () => {
      const own = await newDevice();
      const { id } = await signedIn(own, camille);
      onTestFinished(async () => {
        await signedIn(own, camille);
        await own.memberPages.hide(id, false);
      });
      const visitor = await newDevice();
      const staff = await newDevice();
      const { id: colleague } = await signedIn(staff, sarah);
      return { own, id, visitor, staff, colleague };
    };

    it("[MP-1] finds nobody by what is no name", async () => {
      const { memberPages: pages } = await newDevice();
      for (const slug of ["", "a\u0000b", "\ud800", "y".repeat(41), "%", "personne"]) {
        expect(await readMember({ pages })({ slug })).toEqual({ ok: false, refusal: { kind: "not-found" } });
      }
    });

    it("[MP-1] shows a member by their username, without regard to capitals, accents and spaces", async () => {
      const { visitor, id } = await begin();
      const found = await visitor.memberPages.of("camille");
      expect(found).toMatchObject({ id, slug: "camille", articles: [] });
      expect(found?.card).toEqual({ username: "camille", avatar: found?.card.avatar, isStaff: false });
      expect(found?.since).toMatch(/^\d{4}-\d\d$/);
      expect(JSON.stringify(found)).not.toMatch(/Martin|demo\.test/);
      expect(await visitor.memberPages.of(" CAMÏLLE ")).toEqual(found);
      for (const unknown of ["personne-du-tout", "%", "", "camille' or 'a'='a"]) {
        expect(await visitor.memberPages.of(unknown)).toBeUndefined();
      }
      expect((await visitor.memberPages.of("sarah"))?.card.isStaff).toBe(true);
    });

    it("[MP-2] lists what visitors can read of them: comments, newest first, and articles that they sign", async () => {
      const { own, id, visitor, staff, colleague } = await begin();
      const before = (await visitor.memberPages.of("camille"))?.comments.count ?? 0;
      const tip = await tipOf(own, siteForTwo);
      const text = `Sur ma page ${crypto.randomUUID()}`;
      const said = valueIn(await own.comments.add(tip.id, id, text));
      const latest = async () => (await visitor.memberPages.of("camille"))?.comments;
      const { slug, title } = tip;
      expect((await latest())?.count).toBe(before + 1);
      expect((await latest())?.latest[0]).toEqual({ id: said.id, on: "tip", slug, title, text, at: said.createdAt });
      const reply = valueIn(await own.comments.add(tip.id, id, `Et encore ${text}`, said.id));
      expect((await latest())?.latest[0]?.id).toBe(reply.id);
      await staff.moderation.hide("tip", said.id, "Hors sujet");
      expect((await latest())?.count).toBe(before);
      // A hidden comment takes its replies with it.
      expect((await latest())?.latest.some((one) => one.text.includes(text))).toBe(false);

      const article = valueIn(
        await staff.contents.add({
          kind: "article",
          slug: `signe-${crypto.randomUUID()}` as Slug,
          fields: { ...noFields, title: "Signé", authors: lineOfMember(colleague) },
          authorId: colleague,
          authorName: "Sarah",
          isPublished: true,
        }),
      );
      const item = { kind: "article", id: article.id } as const;
      onTestFinished(async () => void (await staff.contents.remove(item)));
      const signed = async () => (await visitor.memberPages.of("sarah"))?.articles;
      expect(await signed()).toContainEqual({ slug: article.slug, title: "Signé" });
      await staff.contents.setPublished(item, false);
      expect(await signed()).not.toContainEqual({ slug: article.slug, title: "Signé" });
    });

    it("[MP-7] [MP-8] [BG-1] has the teams of today and the tips of the person who the staff says they are", async () => {
      const { id, visitor, staff, colleague } = await begin();
      const [team] = teams.teams;
      if (!team) return;
      const { slug: ofTeam, game } = team;
      const name = `Plume ${crypto.randomUUID()}`;
      const slug = name.toLowerCase().replace(" ", "-") as Slug;
      const person = valueIn(
        await staff.personRecords.add({ ...emptyValues(personFields), slug, name, links: [], isPublished: true }),
      );
      onTestFinished(async () => void (await staff.personRecords.remove(person.id)));
      const time = { ...emptyValues(membershipFields), team: ofTeam as Slug, person: slug, isPublished: true };
      const membership = valueIn(
        await staff.membershipRecords.add({ ...time, kind: "player", role: "Duelliste", joined: "2025-09-01" }),
      );
      // Not yet.
      valueIn(await staff.membershipRecords.add({ ...time, kind: "staff", role: "Coach", joined: "2090-01-01" }));
      const tipBy = async (author: string, isPublished: boolean) => {
        const title = `De ${author}`;
        const fields = { ...noFields, title, author };
        const draft = { slug: `de-plume-${crypto.randomUUID()}` as Slug, fields, authorId: colleague, isPublished };
        const tip = valueIn(await staff.contents.add({ ...draft, kind: "tip", authorName: "Sarah" }));
        onTestFinished(async () => void (await staff.contents.remove({ kind: "tip", id: tip.id })));
        return { slug: tip.slug, title };
      };
      const written = await tipBy(name, true);
      await tipBy(name, false);
      await tipBy(name.toUpperCase(), true);
      await tipBy("camille", true);

      const shown = async () => (await visitor.memberPages.of("camille"))?.person;
      const signedTips = async (username: string) => (await visitor.memberPages.of(username))?.tips;
      expect(await signedTips("camille"), "any member could take an author's name").toEqual([]);
      expect(await shown()).toBeNull();
      expect(await staff.pollDesk.link({ person: slug, username: "camille" })).toEqual({ ok: true });
      const playing = { slug: ofTeam, game, kind: "player", role: "Duelliste" };
      expect(await shown()).toEqual({ slug, name, teams: [playing] });
      expect(await signedTips("camille")).toEqual([written]);
      expect((await staff.memberPages.of("camille"))?.person).toEqual(await shown());
      expect((await visitor.memberPages.of("camille"))?.badges).toContain("first-tip");
      expect((await visitor.memberPages.of("camille"))?.id).toBe(id);

      const left = { id: membership.id, revision: membership.revision, change: { departed: "2026-01-01" } };
      valueIn(await staff.membershipRecords.change(left));
      expect(await shown()).toEqual({ slug, name, teams: [] });
      const [now] = (await staff.personRecords.all()).filter((one) => one.id === person.id);
      const unpublished = { id: person.id, revision: now?.revision ?? 0, change: { isPublished: false } };
      valueIn(await staff.personRecords.change(unpublished));
      expect(await shown()).toBeNull();
      expect(await signedTips("camille")).toEqual([]);
      expect((await visitor.memberPages.of("camille"))?.badges).not.toContain("first-tip");
    });

    it("[MP-13] has the published tips that a member of the staff signs by their username", async () => {
      const { visitor, staff, colleague } = await begin();
      const shown = async () => (await visitor.memberPages.of("sarah"))?.tips ?? [];
      const fields = { ...noFields, title: "De ma main", author: "SÂRAH" };
      const draft = {
        slug: `de-ma-main-${crypto.randomUUID()}` as Slug,
        fields,
        authorId: colleague,
        isPublished: true,
      };
      const tip = valueIn(await staff.contents.add({ ...draft, kind: "tip", authorName: "Sarah" }));
      const item = { kind: "tip", id: tip.id } as const;
      onTestFinished(async () => void (await staff.contents.remove(item)));
      expect(await shown()).toContainEqual({ slug: tip.slug, title: "De ma main" });
      valueIn(await staff.contents.setPublished(item, false));
      expect(await shown()).not.toContainEqual({ slug: tip.slug, title: "De ma main" });
    });

    it("[MP-3] a hidden page is for its member and the staff, and the card says so", async () => {
      const { own, id, visitor, staff } = await begin();
      for (let times = 0; times < 2; times++) expect(await own.memberPages.hide(id, true)).toEqual({ ok: true });
      expect(await visitor.memberPages.of("camille")).toBeUndefined();
      for (const ports of [own, staff]) {
        expect(await ports.memberPages.of("camille")).toMatchObject({ card: { isHidden: true } });
      }
      expect(await own.profiles.of(id)).toMatchObject({ isHidden: true });
      const tip = await tipOf(own, siteForTwo);
      const said = valueIn(await own.comments.add(tip.id, id, `Discret ${crypto.randomUUID()}`));
      expect(said.card).toMatchObject({ username: "camille", isHidden: true });
      await staff.moderation.hide("tip", said.id, "Essai");
      expect(await own.memberPages.hide(id, false)).toEqual({ ok: true });
      expect((await visitor.memberPages.of("camille"))?.card).not.toHaveProperty("isHidden");
    });

    it("[MP-3] is hidden by its member alone", async () => {
      const { own, id, staff, visitor } = await begin();
      for (const ports of [staff, visitor]) {
        expect(await ports.memberPages.hide(id, true)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      }
      await own.session.signOut();
      expect(await own.memberPages.hide(id, true)).toEqual({ ok: false, refusal: { kind: "signed-out" } });
      expect((await visitor.memberPages.of("camille"))?.card).not.toHaveProperty("isHidden");
    });
  });

const hideSomebody = "update profiles set is_hidden = $2 where id = $1";

export const probes: Probes = {
  "read a member's page": {
    port: async ({ ports }) => (await ports.memberPages.of("camille")) !== undefined,
    request: async ({ client }) => given((await client.rpc("read_member", { username: "camille" })).data),
  },
  "read hidden pages of members": {
    port: "the contract tries it",
    request: async ({ client, backend }) => {
      await backend.query(hideSomebody, [somebodyElse, true]);
      const [row] = await backend.query("select username from profiles where id = $1", [somebodyElse]);
      const { data } = await client.rpc("read_member", { username: String(row?.["username"]) });
      await backend.query(hideSomebody, [somebodyElse, false]);
      return given(data);
    },
  },
  "hide one's own page": {
    port: async ({ ports, me }) => (await ports.memberPages.hide(me, false)).ok,
    request: async ({ client, me }) =>
      given((await client.from("profiles").update({ is_hidden: false }).eq("id", me).select("id")).data),
  },
};

export const privileges = [
  ...calls("everybody", "definer", "read_member"),
  "authenticated: update on profiles (is_hidden)",
];

export const faultCalls: FaultCalls = {
  "memberPages.of": { call: ({ memberPages }) => memberPages.of("camille") },
  "memberPages.hide": { call: ({ memberPages }) => memberPages.hide(nobody, true), at401: "signed-out" },
};
