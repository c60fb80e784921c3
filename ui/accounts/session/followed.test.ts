import { allSettled, createWatch, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import { changeHinted, left, shown } from "../../lib/live/following.ts";
import { whoAmIFx } from "../effects.ts";
import { $followed } from "./followed.ts";
import { $session, sessionChanged } from "./session.ts";
import { fakes } from "../../../tests/fakes.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

const begin = async (present: Account | null) => {
  const who = { present, asked: 0 };
  const scope = fork({ handlers: fakes([whoAmIFx, () => (who.asked++, who.present)]) });
  const arrive = (account: Account | null) => {
    who.present = account;
    return allSettled(sessionChanged, { scope });
  };
  await arrive(present);
  return { who, scope, arrive, followed: () => scope.getState($followed) };
};

it("follows the content of a member's screen once each, until its last view is removed", async () => {
  const { scope, followed } = await begin(camille);
  for (const watched of ["applications", "role", "applications"] as const) {
    await allSettled(shown, { scope, params: watched });
  }
  expect(followed()).toEqual(["applications", "role"]);
  await allSettled(left, { scope, params: "applications" });
  expect(followed()).toEqual(["role", "applications"]);
  await allSettled(left, { scope, params: "applications" });
  await allSettled(left, { scope, params: "role" });
  expect(followed()).toEqual([]);
});

it("follows nothing for a visitor, and starts after a sign-in", async () => {
  const { scope, arrive, followed } = await begin(null);
  await allSettled(shown, { scope, params: "applications" });
  expect(followed()).toEqual([]);
  await arrive(camille);
  expect(followed()).toEqual(["applications"]);
  await arrive(null);
  expect(followed()).toEqual([]);
});

it("follows nothing before it is known who is there", async () => {
  const scope = fork({ handlers: fakes([whoAmIFx, () => null]) });
  await allSettled(shown, { scope, params: "matches" });
  expect(scope.getState($followed)).toEqual([]);
  await allSettled(sessionChanged, { scope });
  expect(scope.getState($followed)).toEqual(["matches"]);
});

it("[AU-9] reloads the session when the member's role may have changed", async () => {
  const { scope, who } = await begin(camille);
  who.present = { ...camille, role: "staff" };
  await allSettled(changeHinted, { scope, params: "role" });
  expect(scope.getState($session)).toEqual({ status: "member", account: { ...camille, role: "staff" } });
});

it("doesn't reload the session after other changes", async () => {
  const { scope, who } = await begin(camille);
  const before = who.asked;
  let hints = 0;
  createWatch({ unit: changeHinted, scope, fn: () => hints++ });
  await allSettled(changeHinted, { scope, params: "applications" });
  expect([who.asked, hints]).toEqual([before, 1]);
});
