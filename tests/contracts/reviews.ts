import { describe, expect, it } from "vitest";
import type { ApplicationId, NewApplication } from "../../domain/applications/application.ts";
import type { ReviewSorting } from "../../domain/applications/ports.ts";
import type { Backstage } from "./backstage.ts";
import { camille, newApplication, type NewDevice, sarah, signedIn, yanis, nobody } from "./ports.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { FaultCalls } from "./files.ts";

const nothing = "99999999-9999-4999-8999-999999999999" as ApplicationId;
const all = { words: "" } as const;
const everything = { ...all, status: null, from: 0, count: 100 } as const;

/** What every implementation of `Reviews` and `ReviewNotes` must do. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo }: Backstage) =>
  describe(`[BE-4] reviews on ${backend}`, () => {
    const deviceOf = async (who = sarah) => {
      const ports = await newDevice();
      return { ...ports, me: (await signedIn(ports, who)).id };
    };
    /** Sends a pending application of Camille, and withdraws her earlier one for the same position. */
    const sent = async (more: Partial<NewApplication> = {}) => {
      const { applications, me } = await deviceOf(camille);
      const wanted = newApplication(me, more);
      const own = await applications.of(me);
      for (const one of own.ok ? own.value : []) {
        if (one.position === wanted.position) await applications.withdraw(one.id, me);
      }
      const added = await applications.add(wanted);
      if (!added.ok) throw new Error(`It was refused: ${added.refusal.kind}`);
      const { value } = added;
      return { ...value, takeBack: () => applications.withdraw(value.id, me) };
    };
    const idsIn = (found: readonly { readonly id: ApplicationId }[]) => found.map(({ id }) => id);

    it("[AD-16] gives all that was sent, newest first, but for what was taken back", async () => {
      const [older, newer] = [await sent(), await sent({ position: "content-creator" })];
      const gone = await sent({ position: "partnership-manager" });
      await gone.takeBack();
      const { reviews } = await deviceOf();
      const found = await reviews.slice(everything);
      expect(idsIn(found).slice(0, 2)).toEqual([newer.id, older.id]);
      expect(idsIn(found)).not.toContain(gone.id);
      const { takeBack: _, ...application } = newer;
      expect(found[0]).toEqual({ ...application, decidedBy: null });
      expect(idsIn(await reviews.slice({ ...everything, from: 1, count: 1 }))).toEqual([older.id]);
    });

    it.each([
      ["role", "CONTENT-cre", {}],
      ["Discord name", "Éloi_", { discordUsername: "eloi_ç%1" }],
      ["motivation", 'où "a&b", (c) \\ *', { motivation: 'Ou "a&b", (c) \\ *é* \u{1f44b}' }],
    ])("[AD-16] finds by the %s, whatever the accents and capitals", async (_, words, more) => {
      const { id } = await sent({ position: "content-creator", ...more });
      const { reviews } = await deviceOf();
      expect(idsIn(await reviews.slice({ ...everything, words }))).toEqual([id]);
      expect(await reviews.count({ words })).toMatchObject({ value: { pending: 1 } });
      expect(await reviews.slice({ ...everything, words: `${words} sans réponse` })).toEqual([]);
    });

    it("[AD-16] finds by the title of the role, and takes no sign for a pattern", async () => {
      const { id } = await sent({ position: "content-creator" });
      const { reviews } = await deviceOf();
      const found = await reviews.slice({ ...everything, words: "creation DE contenu" });
      expect(idsIn(found)).toContain(id);
      expect(new Set(found.map(({ position }) => position))).toEqual(new Set(["content-creator"]));
      expect(idsIn(await reviews.slice({ ...everything, words: "creation_de" }))).toEqual([]);
    });

    it("[AD-50] sorts by the Discord name, the position and the day", async () => {
      const mark = `tri${crypto.randomUUID().slice(0, 8)}`;
      const send = (name: string, position: string) =>
        sent({ position, discordUsername: `${name}_${mark}` } as Parameters<typeof sent>[0]);
      const [b, a] = [await send("B", "content-creator"), await send("a", "event-manager")];
      const { reviews } = await deviceOf();
      const by = async (sorting: ReviewSorting) => idsIn(await reviews.slice({ ...everything, words: mark, sorting }));
      expect(await by({ by: "name", way: "ascending" })).toEqual([a.id, b.id]);
      expect(await by({ by: "name", way: "descending" })).toEqual([b.id, a.id]);
      expect(await by({ by: "date", way: "ascending" })).toEqual([b.id, a.id]);
      // "Création de contenu" before "Événements".
      expect(await by({ by: "position", way: "ascending" })).toEqual([b.id, a.id]);
    });

    it("[AD-17] accepts one, once, with a word; by whom and when is known", async () => {
      const { id } = await sent();
      const { reviews, me } = await deviceOf();
      const before = await reviews.count(all);
      const decided = await reviews.decide(id, me, "accepted", "Bienvenue.");
      expect(decided).toMatchObject({
        ok: true,
        value: { id, status: "accepted", staffNotes: "Bienvenue.", decidedBy: { id: me, username: "sarah" } },
      });
      expect(decided.ok && Date.parse(decided.value.decidedAt ?? "")).toBeGreaterThan(0);
      const after = await reviews.count(all);
      expect(before.ok && after.ok && after.value.pending).toBe(before.ok && before.value.pending - 1);
      const accepted = await reviews.slice({ ...everything, status: "accepted" });
      expect(idsIn(accepted)).toContain(id);
      expect(idsIn(await reviews.slice({ ...everything, status: "pending" }))).not.toContain(id);
      expect(await reviews.decide(id, me, "accepted", "Bienvenue.")).toEqual(decided);
      expect(await reviews.stepsOf(id)).toMatchObject([{ status: "accepted", by: { username: "sarah" } }]);
    });

    it("[AD-17] refuses a second decision, and says who decided", async () => {
      const { id } = await sent();
      const [one, other] = [await deviceOf(sarah), await deviceOf(yanis)];
      const answers = await Promise.all([
        one.reviews.decide(id, one.me, "accepted", ""),
        other.reviews.decide(id, other.me, "rejected", ""),
      ]);
      const [winner, loser] = answers[0].ok ? answers : answers.toReversed();
      expect(winner).toMatchObject({ ok: true, value: { staffNotes: null } });
      expect(loser).toEqual({
        ok: false,
        refusal: { kind: "decided-before", application: winner?.ok && winner.value },
      });
    });

    it("[AD-17] mails the decision, and no mail when it is taken back", async () => {
      const { id } = await sent();
      const { reviews, me } = await deviceOf();
      const before = (await mailsTo(camille.email)).length;
      await reviews.decide(id, me, "rejected", "Une autre fois.");
      const [mail, ...others] = await mailsTo(camille.email);
      expect(others).toHaveLength(before);
      expect(mail?.text).toContain("Une autre fois.");
      expect(await reviews.undo(id)).toEqual({ ok: true });
      expect(await mailsTo(camille.email)).toHaveLength(before);
    });

    it("[AD-28] takes a decision back, twice as well as once, and remembers who did", async () => {
      const { id } = await sent();
      const [one, other] = [await deviceOf(sarah), await deviceOf(yanis)];
      await one.reviews.decide(id, one.me, "rejected", "Non.");
      for (let times = 0; times < 2; times++) expect(await other.reviews.undo(id)).toEqual({ ok: true });
      const [pending] = await one.reviews.slice({ ...everything, count: 1 });
      expect(pending).toMatchObject({ id, status: "pending", staffNotes: null, decidedAt: null, decidedBy: null });
      expect(await one.reviews.stepsOf(id)).toMatchObject([
        { status: "rejected", by: { username: "sarah" } },
        { status: "pending", by: { username: "yanis" } },
      ]);
      expect(await one.reviews.decide(id, one.me, "accepted", "")).toMatchObject({ ok: true });
    });

    it("takes no old decision back, and none over another application for the role", async () => {
      const { reviews, me } = await deviceOf();
      const [old] = (await reviews.slice({ ...everything, status: "accepted" })).toReversed();
      expect(await reviews.undo(old?.id ?? nothing)).toEqual({ ok: false, refusal: { kind: "too-late" } });
      const { id } = await sent();
      await reviews.decide(id, me, "rejected", "");
      await sent();
      expect(await reviews.undo(id)).toEqual({ ok: false, refusal: { kind: "applied-again" } });
      expect(await reviews.undo(nothing)).toEqual({ ok: false, refusal: { kind: "no-application" } });
    });

    it("[SE-12] keeps staff from deciding on their own application, and from what is noted about it", async () => {
      const { applications, me, reviews, reviewNotes } = await deviceOf(sarah);
      const own = await applications.of(me);
      for (const one of own.ok ? own.value : []) await applications.withdraw(one.id, me);
      const added = await applications.add(newApplication(me));
      const id = added.ok ? added.value.id : nothing;
      const other = await deviceOf(yanis);
      await other.reviewNotes.add(id, other.me, "Entre nous.");

      const refusedAsOwn = { ok: false, refusal: { kind: "own-application" } };
      expect(await reviews.decide(id, me, "accepted", "")).toEqual(refusedAsOwn);
      expect(await reviews.decide(id, me, "rejected", "")).toEqual(refusedAsOwn);
      expect(await reviewNotes.add(id, me, "Très bien")).toEqual(refusedAsOwn);
      expect(await reviewNotes.of(id)).toEqual([]);
      expect(await other.reviews.slice({ ...everything, count: 1 })).toMatchObject([{ id, status: "pending" }]);

      expect(await other.reviews.decide(id, other.me, "rejected", "")).toMatchObject({ ok: true });
      expect(await reviews.undo(id)).toEqual(refusedAsOwn);
      expect(await reviews.stepsOf(id)).toEqual([]);
      expect(await reviews.slice({ ...everything, count: 1 })).toMatchObject([
        { id, status: "rejected", decidedBy: null },
      ]);
      expect(await other.reviews.stepsOf(id)).toMatchObject([{ status: "rejected", by: { username: "yanis" } }]);
    });

    it("decides on none that was taken back, or isn't there", async () => {
      const gone = await sent();
      await gone.takeBack();
      const { reviews, reviewNotes, me } = await deviceOf();
      for (const id of [gone.id, nothing]) {
        const missing = { ok: false, refusal: { kind: "no-application" } };
        expect(await reviews.decide(id, me, "accepted", "")).toEqual(missing);
        expect(await reviews.undo(id)).toEqual(missing);
        expect(await reviewNotes.add(id, me, "Trop tard")).toEqual(missing);
      }
    });

    it("[AD-35] keeps the notes and decisions on one that was withdrawn", async () => {
      const gone = await sent();
      const { reviews, reviewNotes, me } = await deviceOf();
      await reviewNotes.add(gone.id, me, "Parle bien.");
      await reviews.decide(gone.id, me, "accepted", "");
      await reviews.undo(gone.id);
      expect(await gone.takeBack()).toEqual({ ok: true });
      expect(await reviewNotes.of(gone.id)).toMatchObject([{ text: "Parle bien." }]);
      expect(await reviews.stepsOf(gone.id)).toMatchObject([{ status: "accepted" }, { status: "pending" }]);
    });

    it("[AD-35] keeps internal notes, the oldest first; the same again is the same", async () => {
      const { id } = await sent();
      const { reviewNotes, me } = await deviceOf();
      const one = await reviewNotes.add(id, me, "Parle bien.");
      expect(one).toMatchObject({ ok: true, value: { author: { id: me, username: "sarah" }, text: "Parle bien." } });
      expect(await reviewNotes.add(id, me, "Parle bien.")).toEqual(one);
      await reviewNotes.add(id, me, "À rappeler.");
      expect((await reviewNotes.of(id)).map(({ text }) => text)).toEqual(["Parle bien.", "À rappeler."]);
      expect(await reviewNotes.add(nothing, me, "Rien")).toEqual({ ok: false, refusal: { kind: "no-application" } });
    });

    it("[BE-3] keeps members and visitors out", async () => {
      const { id } = await sent();
      const staff = await deviceOf();
      await staff.reviewNotes.add(id, staff.me, "Entre nous.");
      const { me, reviews, reviewNotes, session } = await deviceOf(camille);
      expect(await reviews.slice(everything)).toEqual([]);
      expect(await reviews.count(all)).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      expect(await reviews.decide(id, me, "accepted", "")).toMatchObject({ ok: false });
      expect(await reviews.undo(id)).toEqual({ ok: false, refusal: { kind: "not-staff" } });
      expect([await reviewNotes.of(id), await reviews.stepsOf(id)]).toEqual([[], []]);
      expect(await reviewNotes.add(id, me, "Moi")).toEqual({ ok: false, refusal: { kind: "no-application" } });
      await session.signOut();
      const signedOut = { ok: false, refusal: { kind: "signed-out" } };
      expect(await reviews.count(all)).toEqual(signedOut);
      expect(await reviews.decide(id, me, "accepted", "")).toEqual(signedOut);
      expect(await reviews.undo(id)).toEqual(signedOut);
      expect(await reviewNotes.add(id, me, "Moi")).toEqual(signedOut);
      expect(await staff.reviews.slice({ ...everything, count: 1 })).toMatchObject([{ id, status: "pending" }]);
    });
  });

const [sent] = seed.applications;
if (!sent) throw new Error("The seed has no application");
const found = { words: "lya" };

export const faultCalls: FaultCalls = {
  "reviews.slice": {
    call: ({ reviews }) => reviews.slice({ ...found, status: null, from: 0, count: 20 }),
    at401: { gives: [] },
  },
  "reviews.count": { call: ({ reviews }) => reviews.count(found), at401: "signed-out" },
  "reviews.decide": { call: ({ reviews }) => reviews.decide(sent.id, nobody, "accepted", ""), at401: "signed-out" },
  "reviews.undo": { call: ({ reviews }) => reviews.undo(sent.id), at401: "signed-out" },
  "reviews.stepsOf": { call: ({ reviews }) => reviews.stepsOf(sent.id), at401: { gives: [] } },
  "reviewNotes.of": { call: ({ reviewNotes }) => reviewNotes.of(sent.id), at401: { gives: [] } },
  "reviewNotes.add": { call: ({ reviewNotes }) => reviewNotes.add(sent.id, nobody, "Essai"), at401: "signed-out" },
  "reviews.slice, pending": {
    call: ({ reviews }) => reviews.slice({ ...found, status: "pending", from: 0, count: 20 }),
    at401: { gives: [] },
  },
};
