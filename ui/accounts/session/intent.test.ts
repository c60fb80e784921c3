import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { applicantsTab, camille as applicant } from "../../../tests/applicant.ts";
import { smokes, tip } from "../../../tests/tipReader.ts";
import type { Account } from "../../../domain/accounts/member.ts";
import type { LikeWish } from "../../../domain/content/reactions/like.ts";
import type { RatingWish } from "../../../domain/tips/rateTip.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { storeDraftFx, forgetDraftsFx, recallDraftFx } from "../../lib/drafts.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { tellTimeFx } from "../../lib/page/now.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { applyPressed } from "../../applications/wizard/apply.ts";
import { positionsLeft, positionsShown } from "../../applications/wizard/drafts.ts";
import { $draft } from "../../applications/wizard/wizard.ts";
import { rateTipFx, ratingOfTipFx, tipActs, viewTipFx } from "../../tips/effects.ts";
import { ratePressed } from "../../tips/rating.ts";
import { tipReactions } from "../../tips/reactions.ts";
import { $slug, $tip } from "../../tips/tip.ts";
import { $step } from "../dialog/form.ts";
import { authLeft, authWanted } from "../dialog/wanted.ts";
import { signOutFx, whoAmIFx } from "../effects.ts";
import { mailRecoveryFx, returnPathSet, sendConfirmationAgainFx, signUpFx } from "../mails/requests.ts";
import { $intent, intentDropped, returnPathTaken } from "./intent.ts";
import { sessionChanged, signOutPressed } from "./session.ts";
import { fakes } from "../../../tests/fakes.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;
const julie = { id: "julie", email: "julie@demo.test", role: null } as unknown as Account;
const like = { name: "tip-like", id: smokes, path: "/tips/smokes" };

const { $boxIsOpen, $invitations, commentTyped, $text, likeClicked } = tipReactions;

/** A tab that shows a tip, on a device that stores drafts. `mine`: the member already likes the tip. */
const tab = ({ device = new Map<string, string>(), at = 0, mine = false } = {}) => {
  let present: Account | null = null;
  let now = at;
  const liked: LikeWish<TipId>[] = [];
  const rated: RatingWish["rating"][] = [];
  const scope = fork({
    values: [[$slug, tip.slug]],
    handlers: fakes(
      [whoAmIFx, async () => present],
      [signOutFx, () => {}],
      [signUpFx, () => {}],
      [sendConfirmationAgainFx, () => {}],
      [mailRecoveryFx, () => {}],
      [viewTipFx, () => {}],
      [tellTimeFx, async () => ({ now, zone: "Europe/Paris" })],
      [recallDraftFx, async (name: string) => device.get(name) ?? ""],
      [storeDraftFx, async ({ name, text }: { name: string; text: string }) => void device.set(name, text)],
      [forgetDraftsFx, () => device.clear()],
      [tipActs.listCommentsFx, async () => ({ comments: [], hasMore: false })],
      [tipActs.likesOfFx, async () => ({ count: 12 + Number(mine), mine })],
      [ratingOfTipFx, async () => ({ mine: null, average: 4 })],
      [rateTipFx, async ({ rating }: RatingWish) => (rated.push(rating), { mine: rating, average: 4 })],
      [tipActs.likeFx, async ({ id, liked: isLiked }: LikeWish<TipId>) => void liked.push({ id, liked: isLiked })],
    ),
  });
  return {
    scope,
    device,
    liked,
    rated,
    open: () => allSettled($tip, { scope, params: ready(tip) }),
    arrive: () => allSettled(visitorArrived, { scope }),
    want: (intent = like) => allSettled(authWanted, { scope, params: { intent } }),
    pass(time: number) {
      now += time;
    },
    /** Sends a mail with a link, requested with this return path. */
    async mail(way = "/", mailFx: typeof mailRecoveryFx | typeof signUpFx = signUpFx) {
      await allSettled(returnPathSet, { scope, params: way });
      const email = " Membre@demo.test";
      if (mailFx === signUpFx) await allSettled(signUpFx, { scope, params: { email, password: "" } });
      else await allSettled(mailFx as typeof mailRecoveryFx, { scope, params: email });
      await allSettled(returnPathSet, { scope, params: "/" });
    },
    /** Signs in by the dialog, which closes. */
    async signIn(who: Account | null = camille) {
      present = who;
      await allSettled(authLeft, { scope });
      await allSettled(sessionChanged, { scope });
    },
    /** Signs in in another tab. */
    async signInElsewhere() {
      present = camille;
      await allSettled(sessionChanged, { scope });
    },
    stored: () => device.get("intent") || null,
    intent: () => scope.getState($intent),
    link: () => scope.getState($toasts).at(-1)?.link,
  };
};

const minute = 60_000;
const mailed = { ...like, by: camille.email };

it("[TP-6] [AU-21] does the visitor's act once after the sign-in", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await allSettled(likeClicked, { scope: one.scope, params: smokes });
  expect(one.liked).toEqual([]);
  expect(one.link()).toMatchObject({ to: "/auth?retour=%2Ftips%2Fsmokes", intent: like });

  await one.want();
  await one.signIn();
  expect(one.liked).toEqual([{ id: smokes, liked: true }]);
  expect([one.intent(), one.stored()]).toEqual([null, null]);
  await one.signIn();
  expect(one.liked).toHaveLength(1);
});

it("[TP-6] doesn't remove an existing like", async () => {
  const one = tab({ mine: true });
  await one.open();
  await one.arrive();
  // As from another tab: the like is known before the prompt is followed here.
  await one.signIn();
  await one.want();
  expect(one.liked).toEqual([]);
  expect(one.intent()).toBeNull();
});

it("stays on the device for an hour, for the page that a mail's link opens", async () => {
  for (const [wait, likes] of [
    [59 * minute, 1],
    [60 * minute, 0],
  ] as const) {
    const before = tab({ at: 5 });
    await before.arrive();
    await before.want();
    await before.mail();
    expect(JSON.parse(before.stored() ?? "")).toEqual({ ...like, by: camille.email, at: 5 });

    const after = tab({ device: before.device, at: 5 + wait });
    await after.arrive();
    await after.signIn();
    // The intent runs only on the tip's page.
    expect(after.liked).toEqual([]);
    await after.open();
    expect(after.liked).toHaveLength(likes);
    expect(after.stored()).toBeNull();
  }
});

it("[AU-21] is stored on the device only once a mail was sent, and for its recipient only", async () => {
  const before = tab();
  await before.open();
  await before.arrive();
  await before.want();
  expect(before.stored()).toBeNull();
  await before.mail();

  for (const [who, likes] of [
    [julie, 0],
    [camille, 1],
  ] as const) {
    const after = tab({ device: new Map(before.device) });
    await after.open();
    await after.arrive();
    await after.signIn(who);
    expect(after.liked).toHaveLength(likes);
    expect([after.intent(), after.stored()]).toEqual([null, null]);
  }
});

it("is dropped when the member signs out", async () => {
  const one = tab();
  await one.arrive();
  await one.want();
  await one.mail();
  await one.signIn();
  expect(one.intent()).toEqual(mailed);
  await one.signIn(null);
  expect([one.intent(), one.stored()]).toEqual([null, null]);
});

it.each([
  ["confirms", signUpFx],
  ["lets them choose a password", mailRecoveryFx],
])("leads from a mail that %s to the return path, once", async (_, mailFx) => {
  const before = tab();
  await before.arrive();
  await before.mail("/profile?onglet=candidatures", mailFx);

  const after = tab({ device: before.device });
  await after.arrive();
  await after.signIn();
  expect(after.intent()?.path).toBe("/profile?onglet=candidatures");
  await allSettled(returnPathTaken, { scope: after.scope });
  expect([after.intent(), after.stored()]).toEqual([null, null]);
});

it.each([
  ["the page of the latest act", false, "/tips/smokes"],
  ["the newer of two return paths", true, "/profile"],
])("leads from a mail to %s", async (_, isEarlier, path) => {
  const one = tab();
  await one.arrive();
  await one.want();
  if (isEarlier) await one.mail();
  await one.mail("/profile");
  expect(one.intent()?.path).toBe(path);
  await allSettled(returnPathTaken, { scope: one.scope });
  expect(one.intent()?.path).toBe(isEarlier ? undefined : path);
});

it.each([
  "",
  "{",
  "null",
  "5",
  JSON.stringify({ ...mailed, at: "0" }),
  JSON.stringify({ ...mailed, path: "//evil.example", at: 0 }),
  JSON.stringify({ ...mailed, path: "https://evil.example", at: 0 }),
  JSON.stringify({ ...mailed, at: 2 * minute }),
  JSON.stringify({ ...like, at: 0 }),
])("ignores the stored text %j", async (text) => {
  const one = tab({ device: new Map([["intent", text]]), at: minute });
  await one.open();
  await one.arrive();
  expect(one.intent()).toBeNull();
  await one.signIn();
  expect(one.liked).toEqual([]);
});

it.each([
  ["is given up", intentDropped],
  ["is signed out of", signOutPressed],
])("drops an act that %s", async (_, unit) => {
  const one = tab();
  await one.open();
  await one.arrive();
  await one.want();
  await allSettled(unit, { scope: one.scope });
  await one.signIn();
  expect(one.liked).toEqual([]);
  expect(one.stored()).toBeNull();
});

it("keeps the last requested act only, and none without a request", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await one.want();
  await one.want({ ...like, id: "callouts" as TipId });
  await allSettled(authLeft, { scope: one.scope });
  await allSettled(authWanted, { scope: one.scope, params: {} });
  await one.signIn();
  expect(one.liked).toEqual([]);
});

it("[TP-7] [TP-8] opens the comment field with the typed text after the sign-in, and publishes nothing by itself", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await allSettled(commentTyped, { scope: one.scope, params: "Merci !" });
  await one.want({ ...like, name: "tip-comment" });
  await one.signIn();
  expect(one.scope.getState($boxIsOpen)).toBe(true);
  expect(one.scope.getState($invitations)).toBe(1);
  expect(one.scope.getState($text)).toBe("Merci !");
});

it("rates a tip after the sign-in as the visitor wanted", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await allSettled(ratePressed, { scope: one.scope, params: { id: smokes, value: 4 } });
  const intent = one.link()?.intent;
  expect(intent).toMatchObject({ id: smokes, path: "/tips/smokes" });
  await allSettled(authWanted, { scope: one.scope, params: { intent } });
  await one.signIn();
  expect(one.rated).toEqual([4]);
});

it("[RC-4] opens the wizard after the sign-in, on the page of the positions", async () => {
  const { scope, arrive, said } = applicantsTab();
  const draft = () => scope.getState($draft)?.position;
  await allSettled(positionsShown, { scope });
  await arrive(null);
  await allSettled(applyPressed, { scope, params: "video-editor" });
  const intent = said().at(-1)?.link?.intent;
  await allSettled(authWanted, { scope, params: { intent } });
  await allSettled(positionsLeft, { scope });
  await allSettled(authLeft, { scope });
  await arrive(applicant);
  expect(draft()).toBeUndefined();
  await allSettled(positionsShown, { scope });
  expect(draft()).toBe("video-editor");
});

it("waits until the dialog is closed", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await one.want();
  // The link of the confirmation mail is opened in another tab: the dialog stays, and tells so.
  await allSettled($step, { scope: one.scope, params: "email-sent" });
  await one.signInElsewhere();
  expect(one.liked).toEqual([]);
  await allSettled(authLeft, { scope: one.scope });
  expect(one.liked).toHaveLength(1);
});

it("[TP-6] closes the prompts to sign in after the sign-in", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await allSettled(likeClicked, { scope: one.scope, params: smokes });
  await one.signInElsewhere();
  expect(one.scope.getState($toasts)).toEqual([]);
});

it("opens no dialog for a member who is signed in already", async () => {
  const one = tab();
  await one.open();
  await one.arrive();
  await one.signIn();
  await one.want();
  expect(one.liked).toEqual([{ id: smokes, liked: true }]);
});
