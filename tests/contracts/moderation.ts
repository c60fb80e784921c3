import { describe, expect, it, onTestFinished } from "vitest";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import { camille, type NewDevice, sarah, signedIn, yanis, nobody } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import { compareKeys } from "../../domain/content/editing/search.ts";
import type { ModeratedComment, Moderation } from "../../domain/content/reactions/moderate.ts";
import type { FaultCalls } from "./files.ts";

type CommentSlice = Parameters<Moderation["slice"]>[0];

const gone = { ok: false, refusal: { kind: "gone" } };

/** What every implementation of `Moderation` must do. */
const moderationOf = <Id extends string>(
  backend: string,
  newDevice: NewDevice,
  subject: Subject<Id>,
  kind: ContentKind,
) =>
  describe(`[BE-4] hidden comments on ${subject.name} on ${backend}`, () => {
    const begin = async () => {
      const [author, staff, other] = [await newDevice(), await newDevice(), await newDevice()];
      const { id: member } = await signedIn(author, camille);
      await signedIn(staff, sarah);
      const { id, comments: before } = await subject.open(author);
      const text = `Un mot de trop ${crypto.randomUUID()}`;
      const said = await subject.comments(author).add(id, member, text);
      if (!said.ok) throw new Error(`It was refused: ${said.refusal.kind}`);
      const seenBy = async (ports: typeof author) =>
        (await subject.comments(ports).of(id, 200)).find((comment) => comment.text === text);
      return { author, member, staff, other, id, before, text, said: said.value, seenBy };
    };

    it("[AD-29] are seen by their author, who is told why, and by the staff, and by nobody else", async () => {
      const { author, staff, other, before, id, said, seenBy } = await begin();
      expect(said.hiddenBecause).toBeNull();
      expect(await staff.moderation.hide(kind, said.id, "Une attaque, pas un avis")).toEqual({ ok: true });
      for (const ports of [author, staff]) {
        expect(await seenBy(ports)).toMatchObject({ ...said, hiddenBecause: "Une attaque, pas un avis" });
      }
      expect(await seenBy(other)).toBeUndefined();
      expect((await subject.open(other)).comments).toBe(before);
      expect((await subject.comments(other).of(id, 200)).every(({ hiddenBecause }) => hiddenBecause === null)).toBe(
        true,
      );
    });

    it("[AD-29] keep the first reason, and the same again is a retry", async () => {
      const { staff, other: admin, said, seenBy } = await begin();
      await signedIn(admin, yanis);
      for (let times = 0; times < 2; times++) {
        expect(await staff.moderation.hide(kind, said.id, "Insulte")).toEqual({ ok: true });
      }
      expect(await admin.moderation.hide(kind, said.id, "Publicité")).toEqual({
        ok: false,
        refusal: { kind: "already-hidden" },
      });
      expect((await seenBy(staff))?.hiddenBecause).toBe("Insulte");
    });

    it("come back for everybody, and count again", async () => {
      const { staff, other, before, said, seenBy } = await begin();
      await staff.moderation.hide(kind, said.id, "Vite");
      for (let times = 0; times < 2; times++) {
        expect(await staff.moderation.hide(kind, said.id, null)).toEqual({ ok: true });
      }
      expect(await seenBy(other)).toMatchObject(said);
      expect((await subject.open(other)).comments).toBe(before + 1);
    });

    it("stand in the staff's list, newest first, with what they were said about", async () => {
      const { author, staff, other, id, said } = await begin();
      await staff.moderation.hide(kind, said.id, "Non");
      const slice = (wanted: Partial<CommentSlice> = {}, ports = staff) =>
        ports.moderation.slice({ kind, from: 0, count: 100, ...wanted });
      const [hidden, visible, all] = [await slice({ state: "hidden" }), await slice({ state: "shown" }), await slice()];
      expect(hidden[0]).toMatchObject({ id: said.id, text: said.text, card: { username: "camille" } });
      expect(hidden[0]?.on).toMatchObject({ kind, id, slug: expect.any(String), title: expect.any(String) });
      expect(hidden.every(({ hiddenBecause }) => hiddenBecause !== null)).toBe(true);
      expect(visible.every(({ hiddenBecause }) => hiddenBecause === null)).toBe(true);
      expect(hidden.length + visible.length).toBe(all.length);
      expect((await staff.moderation.count())[kind]).toEqual({ shown: visible.length, hidden: hidden.length, held: 0 });
      const times = all.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, two) => two - one));
      expect(await slice({ from: 2, count: 2 })).toEqual(all.slice(2, 4));
      expect((await slice({}, other)).map((one) => one.id)).not.toContain(said.id);
      expect(await slice({ state: "hidden", count: 1 }, author)).toMatchObject([{ id: said.id }]);
    });

    it("[AD-54] are sorted with the others by author, page and time, those of one newest first", async () => {
      const { author, member, staff } = await begin();
      const named = (username: string) => author.profiles.saveNames(member, { fullName: "Camille Martin", username });
      // Neither capitals nor accents count.
      expect(await named("Élise du Nord")).toMatchObject({ ok: true });
      onTestFinished(async () => void (await named("camille")));
      const keys = {
        author: ({ card }: ModeratedComment) => card.username ?? "",
        page: ({ on }: ModeratedComment) => on.title,
        date: ({ createdAt }: ModeratedComment) => createdAt,
      };
      const newestFirst = await staff.moderation.slice({ kind, from: 0, count: 100 });
      for (const by of ["author", "page", "date"] as const) {
        for (const way of ["ascending", "descending"] as const) {
          const sorted = await staff.moderation.slice({ kind, sorting: { by, way }, from: 0, count: 100 });
          const turn = way === "ascending" ? 1 : -1;
          const wanted = newestFirst.toSorted((one, two) => turn * compareKeys(keys[by](one), keys[by](two)));
          expect(sorted.map(keys[by]), `${by}, ${way}`).toEqual(wanted.map(keys[by]));
          expect(sorted.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        }
      }
    });

    it("[BE-3] are hidden and shown again by the staff alone", async () => {
      const { author, staff, other, said, seenBy } = await begin();
      expect(await author.moderation.hide(kind, said.id, "Oups")).toEqual({
        ok: false,
        refusal: { kind: "not-staff" },
      });
      expect(await other.moderation.hide(kind, said.id, "Oups")).toEqual({
        ok: false,
        refusal: { kind: "signed-out" },
      });
      expect(await seenBy(other)).toMatchObject(said);
      await staff.moderation.hide(kind, said.id, "Non");
      expect((await author.moderation.hide(kind, said.id, null)).ok).toBe(false);
      expect((await seenBy(author))?.hiddenBecause).toBe("Non");
      await signedIn(other, yanis);
      expect(await other.moderation.hide(kind, said.id, null)).toEqual({ ok: true });
      expect(await staff.moderation.hide(kind, subject.none as string as typeof said.id, "Non")).toEqual(gone);
    });
  });

export const contract = (backend: string, newDevice: NewDevice): void => {
  moderationOf(backend, newDevice, tips, "tip");
  moderationOf(backend, newDevice, articles, "article");
};

const noComment = nobody as string as CommentId;

export const faultCalls: FaultCalls = {
  "moderation.slice": { call: ({ moderation }) => moderation.slice({ kind: "article", from: 0, count: 30 }) },
  "moderation.count": { call: ({ moderation }) => moderation.count(), requests: 6 },
  "moderation.hide": { call: ({ moderation }) => moderation.hide("article", noComment, "Non"), at401: "signed-out" },
  "moderation.slice, hidden": {
    call: ({ moderation }) =>
      moderation.slice({ kind: "tip", state: "hidden", sorting: { by: "page", way: "ascending" }, from: 0, count: 30 }),
  },
  "moderation.hide, back": { call: ({ moderation }) => moderation.hide("tip", noComment, null), at401: "signed-out" },
};
