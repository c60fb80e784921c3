import { describe, expect, it, onTestFinished } from "vitest";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import { changeHolding, mostHeldWords, parseHeldWord } from "../../domain/content/reactions/holding.ts";
import { hostileStrings } from "../hostileStrings.ts";
import { changes, given } from "../security/attempts.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, sarah, signedIn, valueIn } from "./ports.ts";
import { articles, type Subject, tips } from "./subjects.ts";
import { calls } from "../security/grants.ts";

const refusedAs = (kind: string) => ({ ok: false, refusal: { kind } });

const heldOn = <Id extends string>(
  backend: string,
  newDevice: NewDevice,
  subject: Subject<Id>,
  kind: ContentKind,
  { forgetQuotas }: Backstage,
) =>
  describe(`held comments on ${subject.name} on ${backend}`, () => {
    const begin = async () => {
      await forgetQuotas();
      const [author, staff, other] = [await newDevice(), await newDevice(), await newDevice()];
      const { id: member } = await signedIn(author, camille);
      const { id: staffId } = await signedIn(staff, sarah);
      const { id } = await subject.open(author);
      const written: CommentId[] = [];
      onTestFinished(async () => {
        for (const one of written) await subject.comments(author).remove(one);
        for (const removed of valueIn(await staff.holding.read()).words)
          valueIn(await staff.holding.change({ removed }));
        valueIn(await staff.holding.change({ holdsLinks: false }));
        valueIn(await staff.holding.change({ firstComments: 0 }));
      });
      const said = async (text: string) => {
        const comment = valueIn(await subject.comments(author).add(id, member, text));
        written.push(comment.id);
        return comment;
      };
      const seenBy = async (ports: typeof author, comment: string) =>
        (await subject.comments(ports).of(id, 200)).find((one) => one.id === comment);
      const count = async () => (await subject.open(other)).comments;
      return { author, member, staff, staffId, other, id, said, seenBy, count };
    };
    const unlike = () => crypto.randomUUID();

    it("[MO-10] a word of the list holds a comment until the staff publishes it", async () => {
      const { author, member, staff, other, id, said, seenBy, count } = await begin();
      valueIn(await staff.holding.change({ added: "Arnaqu*" }));
      const before = await count();
      const held = await said(`Une ARNAQUE ${unlike()}`);
      expect(held.heldFor).toBe("words");
      expect(await seenBy(other, held.id)).toBeUndefined();
      expect(await seenBy(author, held.id)).toMatchObject({ heldFor: "words" });
      expect(await count()).toBe(before);
      expect(await subject.comments(author).add(id, member, "Une réponse", held.id)).toEqual(
        refusedAs("answered-gone"),
      );
      const [listed] = await staff.moderation.slice({ kind, state: "held", from: 0, count: 1 });
      expect(listed).toMatchObject({ id: held.id, heldFor: "words" });
      expect((await staff.moderation.slice({ kind, state: "hidden", from: 0, count: 1 }))[0]?.id).not.toBe(held.id);
      const { held: waiting } = (await staff.moderation.count())[kind];
      valueIn(await staff.moderation.hide(kind, held.id, null));
      expect((await staff.moderation.count())[kind].held).toBe(waiting - 1);
      expect(await seenBy(other, held.id)).toMatchObject({ heldFor: null, hiddenBecause: null });
      expect(await count()).toBe(before + 1);
    });

    it("[MO-10] the staff hides what was held for a reason, and it waits no longer", async () => {
      const { author, staff, said, seenBy } = await begin();
      valueIn(await staff.holding.change({ added: "arnaque" }));
      const held = await said(`Arnaque ${unlike()}`);
      valueIn(await staff.moderation.hide(kind, held.id, "Hors sujet"));
      expect(await seenBy(author, held.id)).toMatchObject({ heldFor: null, hiddenBecause: "Hors sujet" });
    });

    it("[MO-10] changed words are held as new ones are", async () => {
      const { author, staff, other, said, seenBy, count } = await begin();
      valueIn(await staff.holding.change({ holdsLinks: true }));
      const plain = await said(`Bien joué ${unlike()}`);
      expect(plain.heldFor).toBeNull();
      const before = await count();
      const { edit } = subject.comments(author);
      expect(await edit(plain.id, `Bien joué, ${unlike()}`)).toEqual({ ok: true, value: { isHeld: false } });
      expect(await edit(plain.id, `Voir www.exemple.fr ${unlike()}`)).toEqual({ ok: true, value: { isHeld: true } });
      expect(await seenBy(other, plain.id)).toBeUndefined();
      expect(await seenBy(author, plain.id)).toMatchObject({ heldFor: "links" });
      expect(await count()).toBe(before - 1);
    });

    it("[MO-11] the first comments of a member wait, and those of the staff never", async () => {
      const { staff, staffId, id, said } = await begin();
      valueIn(await staff.holding.change({ firstComments: 10 }));
      valueIn(await staff.holding.change({ added: "arnaque" }));
      const shown = [
        ...(await staff.moderation.slice({ kind: "tip", state: "shown", from: 0, count: 100 })),
        ...(await staff.moderation.slice({ kind: "article", state: "shown", from: 0, count: 100 })),
      ];
      const own = shown.filter(({ card }) => card.username === "camille").length;
      const comment = await said(`Bonjour ${unlike()}`);
      expect(comment.heldFor).toBe(own < 10 ? "first" : null);
      const ofStaff = valueIn(await subject.comments(staff).add(id, staffId, `Une arnaque ${unlike()}`));
      expect(ofStaff.heldFor).toBeNull();
    });
  });

export const contract = (backend: string, newDevice: NewDevice, backstage: Backstage): void => {
  heldOn(backend, newDevice, tips, "tip", backstage);
  heldOn(backend, newDevice, articles, "article", backstage);

  describe(`rules for held comments on ${backend}`, () => {
    it("[MO-10] are changed one at a time, by the staff alone", async () => {
      const [visitor, member, staff] = [await newDevice(), await newDevice(), await newDevice()];
      await signedIn(member, camille);
      await signedIn(staff, sarah);
      const read = async () => valueIn(await staff.holding.read());
      const change = staff.holding.change;
      expect(await read()).toEqual({ words: [], holdsLinks: false, firstComments: 0 });
      await Promise.all([change({ added: "zut" }), change({ added: "À bas" }), change({ holdsLinks: true })]);
      for (const added of ["ZUT", "zut", "zut*"]) expect(await change({ added })).toEqual({ ok: true });
      expect(await read()).toEqual({ words: ["À bas", "zut", "zut*"], holdsLinks: true, firstComments: 0 });
      for (const removed of ["À bas", "zut", "zut*", "absent"]) valueIn(await change({ removed }));
      valueIn(await change({ holdsLinks: false }));
      expect(await read()).toEqual({ words: [], holdsLinks: false, firstComments: 0 });
      for (const [ports, kind] of [
        [visitor, "signed-out"],
        [member, "not-staff"],
      ] as const) {
        expect(await ports.holding.read()).toEqual(refusedAs(kind));
        expect(await ports.holding.change({ added: "x1" })).toEqual(refusedAs(kind));
      }
    });

    it("[MO-10] take what is pasted from a comment, whatever its signs", async () => {
      const staff = await newDevice();
      await signedIn(staff, sarah);
      for (const typed of ["\u0000", ...hostileStrings].map((text) => text.slice(0, 60))) {
        const word = parseHeldWord(typed);
        const { ok } = await changeHolding(staff)({ added: typed });
        const { words } = valueIn(await staff.holding.read());
        expect([ok, words]).toEqual([word.ok, word.ok ? [word.value] : []]);
        for (const removed of words) valueIn(await staff.holding.change({ removed }));
      }
    });

    it(`[MO-10] have ${mostHeldWords} words at most`, async () => {
      const staff = await newDevice();
      await signedIn(staff, sarah);
      for (let at = 0; at < mostHeldWords; at++) valueIn(await staff.holding.change({ added: `mot${at}` }));
      expect(await staff.holding.change({ added: "de trop" })).toEqual(refusedAs("too-many-words"));
      for (let at = 0; at < mostHeldWords; at++) valueIn(await staff.holding.change({ removed: `mot${at}` }));
    });
  });
};

export const probes: Probes = {
  "hold comments back": {
    port: async ({ ports }) => (await ports.holding.read()).ok,
    request: async (attempt) => {
      const { client } = attempt;
      const { data } = await client.rpc("read_holding");
      const isChanged = await changes(attempt, "select r::text from holding_rules r", [
        client.rpc("change_holding", { added: "essai" }),
        client.from("holding_rules").update({ holds_links: true }).eq("id", true),
      ]);
      await attempt.backend.query("update holding_rules set held_words = '{}', holds_links = false");
      return isChanged || given(data);
    },
  },
};

export const privileges = calls("members", "definer", "change_holding read_holding");

export const faultCalls: FaultCalls = {
  "holding.read": { call: ({ holding }) => holding.read(), at401: "signed-out" },
  "holding.change": { call: ({ holding }) => holding.change({ added: "essai" }), at401: "signed-out" },
};
