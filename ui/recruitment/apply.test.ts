import { allSettled, fork, type Scope } from "effector";
import { beforeEach, expect, it } from "vitest";
import type { Account } from "../../domain/accounts/member.ts";
import { whoAmIFx } from "../accounts/effects.ts";
import { sessionChanged } from "../accounts/session.ts";
import { $toasts } from "../page/toasts.ts";
import { applyPressed } from "./apply.ts";

const camille: Account = {
  id: "camille" as Account["id"],
  email: "membre@demo.test",
  fullName: "Camille Martin",
  username: "camille",
  avatar: null,
  role: null,
};

let scope: Scope;
let present: Account | null;
beforeEach(() => {
  present = null;
  scope = fork({ handlers: [[whoAmIFx, () => present]] });
});

const press = () => allSettled(applyPressed, { scope, params: "event-manager" });
const arrive = (account: Account | null) => {
  present = account;
  return allSettled(sessionChanged, { scope });
};
const said = () => scope.getState($toasts).map(({ title, link }) => [title, link?.to]);

it("[RC-4] tells a visitor to sign in, and the way back", async () => {
  await arrive(null);
  await press();
  expect(said()).toEqual([["Vous devez être connecté pour postuler", "/auth?retour=%2Frecruitment"]]);
});

it("tells a member how to apply until they can do it here", async () => {
  await arrive(camille);
  await press();
  expect(said()).toEqual([["Les candidatures en ligne ouvrent bientôt", "/contact"]]);
});

it("keeps a press until it is known who is there, and answers it once", async () => {
  await press();
  expect(said()).toEqual([]);
  await arrive(camille);
  expect(said()).toHaveLength(1);
  await arrive(null);
  expect(said()).toHaveLength(1);
});

it("says once what it says again", async () => {
  await arrive(null);
  await press();
  await press();
  expect(said()).toHaveLength(1);
});
