import { allSettled, attach, createWatch, fork } from "effector";
import { describe, expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import { askFx, forgetDraftsFx, storedDraftsFx, settingName } from "../../lib/drafts.ts";
import { visitorArrived, visitorReturned } from "../../lib/page/visitor.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { $session, goneElsewhere, sessionChanged, sessionEnded, signOutPressed, signOutRequested } from "./session.ts";
import { signOutFx, whoAmIFx } from "../effects.ts";
import { fakes } from "../../../tests/fakes.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

/** A page whose session checks the test answers by hand. */
const begin = () => {
  const asked: Array<{ answer: (account: Account | null) => void; fail: () => void }> = [];
  const handler = () =>
    new Promise<Account | null>((answer, fail) => {
      asked.push({ answer, fail: () => fail({ kind: "unexpected", cause: "down" }) });
    });
  const scope = fork({ handlers: fakes([whoAmIFx, handler]) });
  return { asked, scope, status: () => scope.getState($session).status };
};

it("[AU-9] takes the answer to the latest check, in whatever order they arrive", async () => {
  const { asked, scope, status } = begin();
  const all = [allSettled(visitorArrived, { scope }), allSettled(sessionChanged, { scope })];
  asked[1]?.answer(null);
  asked[0]?.answer(camille);
  await Promise.all(all);
  expect(status()).toBe("visitor");
});

it("[AU-9] keeps the member when an older check fails", async () => {
  const { asked, scope, status } = begin();
  const all = [allSettled(visitorArrived, { scope }), allSettled(visitorReturned, { scope })];
  asked[1]?.answer(camille);
  asked[0]?.fail();
  await Promise.all(all);
  expect(status()).toBe("member");
});

it("[AU-9] ends its first check also without an answer", async () => {
  const { asked, scope, status } = begin();
  const arrived = allSettled(visitorArrived, { scope });
  expect(status()).toBe("checking");
  asked[0]?.fail();
  await arrived;
  expect(status()).toBe("visitor");
});

it("[OF-3] takes nobody for a visitor without a network", async () => {
  let present: Account | null = null;
  const scope = fork({
    handlers: fakes([whoAmIFx, () => present ?? Promise.reject({ kind: "unexpected", cause: null, isOffline: true })]),
  });
  await allSettled(visitorArrived, { scope });
  expect(scope.getState($session).status).toBe("checking");
  present = camille;
  await allSettled(visitorReturned, { scope });
  expect(scope.getState($session).status).toBe("member");
});

it("[AU-9] reports an ended session once, with a link back, until a member is signed in again", async () => {
  let present: Account | null = camille;
  const scope = fork({ handlers: fakes([whoAmIFx, () => present]) });
  await allSettled(visitorArrived, { scope });
  const said = () => scope.getState($toasts).map(({ title, link }) => [title, link?.to]);
  expect(said()).toEqual([]);

  present = null;
  for (let times = 0; times < 2; times++) await allSettled(sessionEnded, { scope, params: "/tips?page=2" });
  expect(said()).toEqual([
    ["Votre session a expiré. Reconnectez-vous pour continuer.", "/auth?retour=%2Ftips%3Fpage%3D2"],
  ]);
  expect(scope.getState($session).status).toBe("visitor");

  present = camille;
  await allSettled(sessionChanged, { scope });
  expect(said()).toEqual([]);
});

it("[AU-9] shows no link to the page that is open already", async () => {
  const scope = fork({ handlers: fakes([whoAmIFx, () => null]) });
  await allSettled(sessionEnded, { scope, params: "/auth?retour=%2Ftips" });
  expect(scope.getState($toasts).map(({ link }) => link)).toEqual([undefined]);
});

describe("[SE-36] a member who signs out", () => {
  /** Signs a member out on a device with drafts of these names. `agrees`: the member's answer to the confirmation. */
  const leave = async (stored: readonly string[], agrees: boolean) => {
    const [asked, done]: [string[], string[]] = [[], []];
    const scope = fork({
      handlers: fakes(
        [whoAmIFx, () => camille],
        [storedDraftsFx, () => stored],
        [askFx, (question: string) => (asked.push(question), agrees)],
        [forgetDraftsFx, () => void done.push("forgotten")],
        [signOutFx, () => void done.push("signed out")],
      ),
    });
    await allSettled(visitorArrived, { scope });
    await allSettled(signOutRequested, { scope });
    return { asked, done: done.toSorted(), status: scope.getState($session).status };
  };
  const gone = { done: ["forgotten", "signed out"], status: "visitor" };

  it("isn't asked when the device stores no draft of theirs", async () => {
    expect(await leave([], false)).toEqual({ asked: [], ...gone });
    expect(await leave(["intent", settingName("keys")], false)).toEqual({ asked: [], ...gone });
  });

  it("is asked before an unsent text is deleted, and may stay signed in", async () => {
    const question =
      "Un texte non envoyé est gardé sur cet appareil : il sera effacé à la déconnexion. Se déconnecter quand même ?";
    expect(await leave(["content:new"], false)).toEqual({ asked: [question], done: [], status: "member" });
    expect(await leave(["tip-comment:1"], true)).toEqual({ asked: [question], ...gone });
  });

  it("does so by the button alone: others ask for the names of drafts too", async () => {
    const scope = fork({
      handlers: fakes([whoAmIFx, () => camille], [storedDraftsFx, () => []]),
    });
    await allSettled(visitorArrived, { scope });
    await allSettled(attach({ effect: storedDraftsFx }), { scope });
    expect(scope.getState($session).status).toBe("member");
  });
});

it("reports an end elsewhere also after a reported end that the check disproved", async () => {
  let answer: () => Account | null = () => camille;
  let news = 0;
  const scope = fork({ handlers: fakes([whoAmIFx, () => answer()]) });
  createWatch({ unit: goneElsewhere, scope, fn: () => news++ });
  await allSettled(visitorArrived, { scope });
  answer = () => {
    throw new Error("offline");
  };
  await allSettled(sessionEnded, { scope, params: "/admin" });
  expect(scope.getState($session).status).toBe("member");
  answer = () => camille;
  await allSettled(visitorReturned, { scope });
  answer = () => null;
  await allSettled(sessionChanged, { scope });
  expect(news).toBe(1);
});

it("distinguishes a session that ended in another tab from one that ended here or by a sign-out", async () => {
  let present: Account | null = camille;
  let news = 0;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => present],
      [storedDraftsFx, () => []],
      [forgetDraftsFx, () => {}],
      // The session's change event arrives before the sign-out's answer.
      [signOutFx, async () => ((present = null), void allSettled(sessionChanged, { scope }), await Promise.resolve())],
    ),
  });
  createWatch({ unit: goneElsewhere, scope, fn: () => news++ });
  const arrive = (account: Account | null) => ((present = account), allSettled(sessionChanged, { scope }));
  await arrive(null);
  await arrive(camille);
  await arrive(null);
  expect(news).toBe(1);
  await arrive(null);
  await arrive(camille);
  present = null;
  await allSettled(sessionEnded, { scope, params: "/admin" });
  await arrive(camille);
  await allSettled(signOutPressed, { scope });
  expect([news, scope.getState($session).status]).toEqual([1, "visitor"]);
  await arrive(camille);
  await arrive(null);
  expect(news).toBe(2);
});
