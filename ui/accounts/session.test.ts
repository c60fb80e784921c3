import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../domain/accounts/member.ts";
import { readerArrived, readerReturned } from "../page/reader.ts";
import { $session, sessionChanged } from "./session.ts";
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
