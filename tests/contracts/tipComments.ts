import { describe, expect, it } from "vitest";
import { camille, type NewDevice, noTip, sarah, signedIn, siteForTwo, tipOf } from "./ports.ts";

let number = 0;
/** Words that no other test wrote. */
const newWords = () => `Testé hier, ça tient. ${++number} ${crypto.randomUUID()}`;

/** What every implementation of `TipComments` must do. */
export const tipCommentsContract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] comments on ${backend}`, () => {
    const begin = async () => {
      const ports = await newDevice();
      const member = await signedIn(ports, camille);
      const tip = await tipOf(ports, siteForTwo);
      return { ports, member: member.id, tip: tip.id, before: tip.comments };
    };

    it("[TP-8] keeps a comment, gives it back, counts it, and puts it first", async () => {
      const { ports, member, tip, before } = await begin();
      const text = newWords();
      const answer = await ports.comments.add(tip, member, text);
      expect(answer).toMatchObject({
        ok: true,
        value: { author: member, text, card: { username: "camille", avatar: null, isStaff: false } },
      });
      expect((await ports.comments.of(tip, 1))[0]).toEqual(answer.ok && answer.value);
      expect((await tipOf(ports, siteForTwo)).comments).toBe(before + 1);
    });

    it("[TP-8] gives them newest first, a page at a time", async () => {
      const { ports, member, tip } = await begin();
      for (const text of [newWords(), newWords(), newWords()]) {
        await ports.comments.add(tip, member, text);
        await new Promise((resolve) => setTimeout(resolve, 2)); // Two in one millisecond have no order to be given in.
      }
      const all = await ports.comments.of(tip, 100);
      const times = all.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));

      const first = await ports.comments.of(tip, 2);
      const second = await ports.comments.of(tip, 2, first[1]?.createdAt);
      expect([...first, ...second]).toEqual(all.slice(0, 4));
    });

    it("takes the same words again for the same comment, so that a retry doubles nothing", async () => {
      const { ports, member, tip, before } = await begin();
      const text = newWords();
      const [one, other] = await Promise.all([
        ports.comments.add(tip, member, text),
        ports.comments.add(tip, member, text),
      ]);
      expect(one.ok && one.value.id).toBe(other.ok && other.value.id);
      expect((await tipOf(ports, siteForTwo)).comments).toBe(before + 1);
    });

    it("lets two members say the same", async () => {
      const { ports, member, tip } = await begin();
      const text = newWords();
      const elsewhere = await newDevice();
      const other = await signedIn(elsewhere, sarah);
      await ports.comments.add(tip, member, text);
      expect(await elsewhere.comments.add(tip, other.id, text)).toMatchObject({
        ok: true,
        value: { card: { isStaff: true } },
      });
    });

    it("[BE-3] refuses a visitor", async () => {
      const { ports, member, tip, before } = await begin();
      await ports.session.signOut();
      expect(await ports.comments.add(tip, member, newWords())).toEqual({
        ok: false,
        refusal: { kind: "signed-out" },
      });
      expect((await tipOf(ports, siteForTwo)).comments).toBe(before);
    });

    it("[BE-3] lets nobody speak in another's name", async () => {
      const { ports, tip, before } = await begin();
      const other = await signedIn(await newDevice(), sarah);
      expect((await ports.comments.add(tip, other.id, newWords())).ok).toBe(false);
      expect((await tipOf(ports, siteForTwo)).comments).toBe(before);
    });

    it("says that a tip which isn't there is gone", async () => {
      const { ports, member } = await begin();
      expect(await ports.comments.add(noTip, member, newWords())).toEqual({ ok: false, refusal: { kind: "gone" } });
    });

    it("keeps marks, directions and emoji as they were written", async () => {
      const { ports, member, tip } = await begin();
      const text = `<b>gras</b> '"\`; drop table tips; -- \u0645\u0631\u062d\u0628\u0627 \u{1f44b}\u{1f3fd} e\u0301 ${newWords()}`;
      const answer = await ports.comments.add(tip, member, text);
      expect(answer.ok && answer.value.text).toBe(text);
    });
  });
