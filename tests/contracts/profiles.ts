import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { MailToken } from "../../domain/accounts/ports.ts";
import type { Picture } from "../../domain/shared/picture.ts";
import { jpegOf, pngOf } from "../pictures.ts";
import type { Backstage } from "./backstage.ts";
import {
  articleOf,
  camille,
  montreal,
  newApplication,
  newMessage,
  type NewDevice,
  type Ports,
  sarah,
  signedIn,
  siteForTwo,
  tipOf,
  nobody,
} from "./ports.ts";
import type { FaultCalls } from "./files.ts";

const password = "neige-et-givre";
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const signedOut = refusal("signed-out");
const size = { width: 8, height: 8 };
const png: Picture = { type: "png", bytes: pngOf(size) };
const jpeg: Picture = { type: "jpeg", bytes: jpegOf(size) };

/** The pixels of a picture. A backend may encode the file again. */
const seenIn = async (bytes: Uint8Array | ArrayBuffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: [...data] };
};

/** What every backend must do with profiles, avatars and members' data. */
export const contract = (backend: string, newDevice: NewDevice, { mailsTo }: Backstage) =>
  describe(`[BE-4] profiles and what belongs to members on ${backend}`, () => {
    /** A new member on a new device. */
    const joined = async () => {
      const device = await newDevice();
      const { email } = newMessage();
      const username = `lya-${crypto.randomUUID().slice(0, 8)}`;
      await device.signUps.add({ email, password, names: { fullName: "Lya Fontaine", username } });
      const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? "")?.[1] as MailToken;
      await device.mailLinks.spend({ kind: "sign-up", token });
      const me = await device.session.current();
      if (!me) throw new Error("Nobody was signed in by the link");
      return { device, email, username, me: me.id };
    };
    let made: ReturnType<typeof joined> | undefined;
    /** A member shared by several tests, because signing up is slow. */
    const regular = () => (made ??= joined());
    /** The public member card of the author of a new comment. */
    const cardOf = async (device: Ports, member: MemberId) => {
      const tip = await tipOf(device, siteForTwo);
      await device.comments.add(tip.id, member, `Essai ${crypto.randomUUID()}`);
      return (await (await newDevice()).comments.of(tip.id, 1))[0];
    };

    describe("names", () => {
      it("[AU-11] are kept, and the username is what others see", async () => {
        const { device, me, username } = await joined();
        const names = { fullName: "Lya F.", username: `${username}-2` };
        expect(await device.profiles.saveNames(me, names)).toEqual({ ok: true, value: names });
        expect(await device.profiles.of(me)).toEqual({ ...names, avatar: null });
        expect((await cardOf(device, me))?.card).toEqual({ username: names.username, avatar: null, isStaff: false });
      });

      it("[AU-11] may be none", async () => {
        const { device, me } = await regular();
        const names = { fullName: null, username: null };
        expect(await device.profiles.saveNames(me, names)).toEqual({ ok: true, value: names });
        expect(await device.profiles.of(me)).toEqual({ ...names, avatar: null });
      });

      it("[AU-11] may be one's own in other capitals", async () => {
        const { device, me, username } = await regular();
        await device.profiles.saveNames(me, { fullName: null, username });
        const names = { fullName: null, username: username.toUpperCase() };
        expect(await device.profiles.saveNames(me, names)).toEqual({ ok: true, value: names });
      });

      it.each(["CAMILLE", "Camïllé", "cami\u200blle", "\u{1d41c}\u{1d41a}mille", "\uff23amille", "ca mille"])(
        "[AU-11] may not look like somebody else's: %j",
        async (username) => {
          const { device, me } = await regular();
          const before = await device.profiles.of(me);
          expect(await device.profiles.saveNames(me, { fullName: "Autre", username })).toEqual(
            refusal("username-taken"),
          );
          expect(await device.profiles.of(me)).toEqual(before);
        },
      );

      it.each([
        ["username-unreadable", "\u{1f3ae}\u{1f3ae}", null],
        ["username-mixed", "c\u0430mille", null],
        ["username-too-long", "y".repeat(41), null],
        ["full-name-too-long", null, "é".repeat(101)],
      ])("[AU-11] may not be %s", async (kind, username, fullName) => {
        const { device, me } = await regular();
        const before = await device.profiles.of(me);
        expect(await device.profiles.saveNames(me, { username, fullName })).toEqual(refusal(kind));
        expect(await device.profiles.of(me)).toEqual(before);
      });

      it("[AU-26] may be a function's for the staff alone", async () => {
        const { device, me } = await regular();
        const before = await device.profiles.of(me);
        for (const username of ["La rédaction", "4dm1n", "Modo Lya"]) {
          const names = { username, fullName: before?.fullName ?? null };
          expect(await device.profiles.saveNames(me, names)).toEqual(refusal("username-reserved"));
        }
        expect(await device.profiles.of(me)).toEqual(before);
      });

      it("[BE-3] are nobody else's to change", async () => {
        const [{ device }, other] = [await regular(), await joined()];
        const names = { fullName: "Intrus", username: null };
        expect(await device.profiles.saveNames(other.me, names)).toEqual(signedOut);
        expect(await (await newDevice()).profiles.saveNames(other.me, names)).toEqual(signedOut);
        expect((await other.device.profiles.of(other.me))?.fullName).toBe("Lya Fontaine");
      });
    });

    describe("a picture", () => {
      it.each([png, jpeg])("[AU-12] is to be seen at its address, and beside comments: $type", async (picture) => {
        const { device, me } = await regular();
        const kept = await device.avatars.put(me, picture);
        if (!kept.ok) throw new Error("It was refused");
        const answer = await fetch(kept.value);
        expect(answer.headers.get("content-type")).toBe(`image/${picture.type}`);
        expect(await seenIn(await answer.arrayBuffer())).toEqual(await seenIn(picture.bytes));

        expect(await device.profiles.saveAvatar(me, kept.value)).toEqual({ ok: true });
        expect((await device.profiles.of(me))?.avatar).toBe(kept.value);
        expect((await cardOf(device, me))?.card.avatar).toBe(kept.value);
        expect(await device.profiles.saveAvatar(me, null)).toEqual({ ok: true });
        expect((await device.profiles.of(me))?.avatar).toBeNull();
      });

      it("[AU-12] has another address than the one before", async () => {
        const { device, me } = await regular();
        const first = await device.avatars.put(me, png);
        await new Promise((later) => setTimeout(later, 2));
        const second = await device.avatars.put(me, { ...png, bytes: pngOf({ width: 9, height: 9 }) });
        expect(first.ok && second.ok && first.value !== second.value).toBe(true);
      });

      it.each([
        ["HTML that is called a PNG", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
        ["nothing", new Uint8Array()],
      ])("[AU-12] isn't %s", async (_, bytes) => {
        const { device, me } = await regular();
        expect(await device.avatars.put(me, { type: "png", bytes })).toEqual(refusal("no-picture"));
      });

      it("[AU-12] is forgotten, twice as well as once", async () => {
        const { device, me } = await regular();
        await device.avatars.put(me, png);
        for (const type of ["jpeg", null, null] as const) {
          expect(await device.avatars.keepOnly(me, type)).toEqual({ ok: true });
        }
      });

      it("[BE-3] is nobody's to put in somebody else's name", async () => {
        const [{ device }, other] = [await regular(), await joined()];
        const visitor = await newDevice();
        for (const { avatars, profiles } of [device, visitor]) {
          expect(await avatars.put(other.me, png)).toEqual(signedOut);
          expect(await profiles.saveAvatar(other.me, null)).toEqual(signedOut);
        }
      });
    });

    it("[AU-50] names a member by their username where they prefer it, and by their full name again", async () => {
      const { device, me } = await regular();
      expect(await device.profiles.of(me)).not.toHaveProperty("prefersUsername");
      for (let times = 0; times < 2; times++) {
        expect(await device.profiles.preferUsername(me, true)).toMatchObject({ ok: true });
        expect(await device.profiles.of(me)).toMatchObject({ prefersUsername: true });
      }
      await device.profiles.preferUsername(me, false);
      expect(await device.profiles.of(me)).not.toHaveProperty("prefersUsername");
      const visitor = await newDevice();
      expect(await visitor.profiles.preferUsername(me, true)).toEqual(signedOut);
    });

    describe("the choice to hide scores", () => {
      const now = Date.now();
      const older = { isHidden: false, chosenAt: now - 60_000 };
      const newer = { isHidden: true, chosenAt: now - 30_000 };

      it("[NS-4] is none at first, and the newest one afterwards, in whichever order they come", async () => {
        const { device, me } = await joined();
        expect(await device.profiles.of(me)).not.toHaveProperty("scores");
        expect(await device.profiles.saveScoreChoice(me, newer)).toEqual({ ok: true, value: newer });
        expect(await device.profiles.saveScoreChoice(me, newer)).toEqual({ ok: true, value: newer });
        expect(await device.profiles.saveScoreChoice(me, older)).toEqual({ ok: true, value: newer });
        expect((await device.profiles.of(me))?.scores).toEqual(newer);
        const next = { isHidden: false, chosenAt: newer.chosenAt + 1 };
        expect(await device.profiles.saveScoreChoice(me, next)).toEqual({ ok: true, value: next });
        expect((await device.profiles.of(me))?.scores).toEqual(next);
      });

      it("[NS-4] counts as made now when a device's clock is ahead, so that later choices win", async () => {
        const { device, me } = await joined();
        const ahead = await device.profiles.saveScoreChoice(me, { isHidden: true, chosenAt: now + 30 * 86_400_000 });
        if (!ahead.ok) throw new Error("It was refused");
        expect(ahead.value.isHidden).toBe(true);
        // Other tests move the clock of the backend in memory by days.
        expect(ahead.value.chosenAt).toBeLessThan(now + 20 * 86_400_000);
      });

      it("[NS-4] is part of the member's data", async () => {
        const { device, me } = await joined();
        const before = await device.memberData.everything(me);
        await device.profiles.saveScoreChoice(me, newer);
        const after = await device.memberData.everything(me);
        if (!before.ok || !after.ok) throw new Error("It was refused");
        expect(after.value["profiles"]).toHaveLength(1);
        expect(after.value["profiles"]).not.toEqual(before.value["profiles"]);
      });

      it("[NS-4] is nobody else's to make", async () => {
        const [{ device }, other] = [await regular(), await joined()];
        for (const { profiles } of [device, await newDevice()]) {
          expect(await profiles.saveScoreChoice(other.me, newer)).toEqual(signedOut);
        }
        expect(await other.device.profiles.of(other.me)).not.toHaveProperty("scores");
      });
    });

    describe("what belongs to a member", () => {
      it("[AU-16] is counted and listed, newest first, with the pages where it is", async () => {
        const { device, me } = await joined();
        const none = { count: 0, latest: [] };
        const nothing = {
          articleComments: none,
          tipComments: none,
          articleLikes: none,
          tipLikes: none,
          tipRatings: none,
          applications: 0,
          followedTeams: 0,
          savedTips: 0,
        };
        expect(await device.memberData.activity(me)).toEqual({ ok: true, value: nothing });
        const [tip, article] = [await tipOf(device, siteForTwo), await articleOf(device, montreal)];
        await device.likes.set(tip.id, me, true);
        await device.comments.add(tip.id, me, "Un tip");
        await device.ratings.set(tip.id, me, 4);
        await device.articleLikes.set(article.id, me, true);
        await device.articleComments.add(article.id, me, "Un");
        await device.articleComments.add(article.id, me, "Deux");
        await device.applications.add(newApplication(me));
        const at = expect.any(String);
        const onTip = { slug: tip.slug, title: tip.title, at };
        const onArticle = { slug: article.slug, title: article.title, at };
        expect(await device.memberData.activity(me)).toEqual({
          ok: true,
          value: {
            articleComments: {
              count: 2,
              latest: [
                { ...onArticle, text: "Deux" },
                { ...onArticle, text: "Un" },
              ],
            },
            tipComments: { count: 1, latest: [{ ...onTip, text: "Un tip" }] },
            articleLikes: { count: 1, latest: [onArticle] },
            tipLikes: { count: 1, latest: [onTip] },
            tipRatings: { count: 1, latest: [{ ...onTip, rating: 4 }] },
            applications: 1,
            followedTeams: 0,
            savedTips: 0,
          },
        });
      });

      it("is given to them whole, without what others wrote and what is secret", async () => {
        const { device, me, email, username } = await joined();
        const tip = await tipOf(device, siteForTwo);
        await device.likes.set(tip.id, me, true);
        await device.comments.add(tip.id, me, "Mon commentaire");
        await device.ratings.set(tip.id, me, 4);
        await device.applications.add(newApplication(me, { motivation: "Ma motivation" }));
        const all = await device.memberData.everything(me);
        if (!all.ok) throw new Error("It was refused");
        const text = JSON.stringify(all.value);
        for (const mine of [me, email, username, "Lya Fontaine", "Mon commentaire", "Ma motivation"]) {
          expect(text).toContain(mine);
        }
        for (const list of ["auth.users", "profiles", "member_cards", "tip_likes", "tip_comments", "tip_ratings"]) {
          expect(all.value[list]).toHaveLength(1);
        }
        expect(text).not.toContain(camille.email);
        expect(text).not.toMatch(new RegExp(`${password}|token|encrypted`));
      });

      it("[BE-3] is nobody else's to know", async () => {
        const { memberData } = await newDevice();
        const { id } = await signedIn(await newDevice(), camille);
        expect([await memberData.activity(id), await memberData.everything(id)]).toEqual([signedOut, signedOut]);
      });
    });

    describe("leaving the club", () => {
      it("[AU-15] erases login, profile, likes, ratings and applications, and takes the name off comments", async () => {
        const { device, me, email, username } = await joined();
        const tip = await tipOf(device, siteForTwo);
        const likes = await device.likes.count(tip.id);
        await device.likes.set(tip.id, me, true);
        await device.ratings.set(tip.id, me, 1);
        await device.applications.add(newApplication(me));
        const comment = await cardOf(device, me);
        expect(await device.profiles.remove(me)).toEqual({ ok: true });

        const other = await newDevice();
        expect(await other.session.signIn({ email, password })).toEqual(refusal("bad-credentials"));
        expect(await other.likes.count(tip.id)).toBe(likes);
        const left = (await other.comments.of(tip.id, 50)).find(({ id }) => id === comment?.id);
        expect(left).toEqual({
          ...comment,
          author: null,
          card: { username: null, avatar: null, isStaff: false },
        });
        expect(await mailsTo(email)).toEqual([]);

        const next = await joined();
        expect(await next.device.profiles.saveNames(next.me, { fullName: null, username })).toMatchObject({ ok: true });
      });

      it("[AU-15] is done as well twice as once", async () => {
        const { device, me } = await joined();
        for (let times = 0; times < 2; times++) expect(await device.profiles.remove(me)).toEqual({ ok: true });
      });

      it("[BE-3] is for each to decide for themselves", async () => {
        const { device } = await regular();
        const other = await newDevice();
        const { id } = await signedIn(other, sarah);
        expect(await (await newDevice()).profiles.remove(id)).toEqual(signedOut);
        expect(await device.profiles.remove(id)).toEqual(signedOut);
        expect(await other.profiles.of(id)).toMatchObject({ username: "sarah" });
      });
    });
  });

export const faultCalls: FaultCalls = {
  "profiles.of": { call: ({ profiles }) => profiles.of(nobody), at401: { gives: undefined } },
  "profiles.saveNames": {
    call: ({ profiles }) => profiles.saveNames(nobody, { fullName: "Lya", username: null }),
    at401: "signed-out",
  },
  "profiles.preferUsername": { call: ({ profiles }) => profiles.preferUsername(nobody, true), at401: "signed-out" },
  "profiles.saveAvatar": { call: ({ profiles }) => profiles.saveAvatar(nobody, null), at401: "signed-out" },
  "profiles.saveScoreChoice": {
    call: ({ profiles }) => profiles.saveScoreChoice(nobody, { isHidden: true, chosenAt: 1 }),
    at401: "signed-out",
  },
  "profiles.remove": { call: ({ profiles }) => profiles.remove(nobody), at401: "signed-out" },
  "avatars.put": {
    call: ({ avatars }) => avatars.put(nobody, { type: "png", bytes: pngOf({ width: 2, height: 2 }) }),
    at401: "signed-out",
  },
  "avatars.keepOnly": { call: ({ avatars }) => avatars.keepOnly(nobody, null), at401: "signed-out" },
  "memberData.activity": { call: ({ memberData }) => memberData.activity(nobody), at401: "signed-out", requests: 8 },
  "memberData.everything": { call: ({ memberData }) => memberData.everything(nobody), at401: "signed-out" },
  "roles.of": { call: ({ roles }) => roles.of(nobody), at401: { gives: undefined } },
};
