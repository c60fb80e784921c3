import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../domain/accounts/member.ts";
import { readerArrived, readerReturned } from "../page/reader.ts";
import { $toasts } from "../page/toasts.ts";
import { $session, sessionChanged, sessionEnded } from "./session.ts";
import { whoAmIFx } from "./effects.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

/** A page whose questions are answered when, and as, the test says. */
const begin = () => {
  const asked: Array<{ answer: (account: Account | null) => void; fail: () => void }> = [];
  const handler = () =>
    new Promise<Account | null>((answer, fail) => {
      asked.push({ answer, fail: () => fail({ kind: "unexpected", cause: "down" }) });
    });
  const scope = fork({ handlers: [[whoAmIFx, handler]] });
  return { asked, scope, status: () => scope.getState($session).status };
};

it("[AU-9] believes the newest question's answer, whatever order they come in", async () => {
  const { asked, scope, status } = begin();
  const all = [allSettled(readerArrived, { scope }), allSettled(sessionChanged, { scope })];
  asked[1]?.answer(null);
  asked[0]?.answer(camille);
  await Promise.all(all);
  expect(status()).toBe("visitor");
});

it("[AU-9] makes nobody a visitor because an older question failed", async () => {
  const { asked, scope, status } = begin();
  const all = [allSettled(readerArrived, { scope }), allSettled(readerReturned, { scope })];
  asked[1]?.answer(camille);
  asked[0]?.fail();
  await Promise.all(all);
  expect(status()).toBe("member");
});

it("[AU-9] ends its first check also when nobody answers", async () => {
  const { asked, scope, status } = begin();
  const arrived = allSettled(readerArrived, { scope });
  expect(status()).toBe("checking");
  asked[0]?.fail();
  await arrived;
  expect(status()).toBe("visitor");
});

it("[AU-9] says once that a session has ended, with a way back, and no more when somebody is signed in again", async () => {
  let present: Account | null = camille;
  const scope = fork({ handlers: [[whoAmIFx, () => present]] });
  await allSettled(readerArrived, { scope });
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

it("[AU-9] shows no way to the page that somebody is on already", async () => {
  const scope = fork({ handlers: [[whoAmIFx, () => null]] });
  await allSettled(sessionEnded, { scope, params: "/auth?retour=%2Ftips" });
  expect(scope.getState($toasts).map(({ link }) => link)).toEqual([undefined]);
});
