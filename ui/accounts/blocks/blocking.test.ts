import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import { fakes } from "../../../tests/fakes.ts";
import { $toasts, toastActed } from "../../lib/feedback/toasts.ts";
import { whoAmIFx } from "../effects.ts";
import { sessionChanged } from "../session/session.ts";
import { $blocks } from "./blocked.ts";
import { $blockedMembers, blockedWanted } from "./blockedList.ts";
import { blockPressed } from "./blocking.ts";
import { blockMemberFx, listBlockedFx } from "./effects.ts";

const [noa, lina] = ["noa", "lina"] as unknown as readonly [MemberId, MemberId];

/** Camille, who blocks Lina. */
const begin = async (answer: (wish: { readonly member: MemberId; readonly isBlocked: boolean }) => unknown) => {
  const blocked = new Set<MemberId>([lina]);
  const keep = (wish: { readonly member: MemberId; readonly isBlocked: boolean }) => {
    const said = answer(wish);
    if (said === undefined) blocked[wish.isBlocked ? "add" : "delete"](wish.member);
    return said;
  };
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => ({ id: "camille", role: null, blocked: [...blocked] }) as unknown as Account],
      [blockMemberFx, keep as never],
      [listBlockedFx, () => [...blocked].map((id) => ({ id, username: id as string, hasPage: true }))],
    ),
  });
  await allSettled(sessionChanged, { scope });
  const blocks = (member: MemberId) => scope.getState($blocks)(member);
  const toasts = () => scope.getState($toasts);
  return { scope, blocks, toasts };
};

it("[MP-4] blocks, says so, and undoes it from the toast", async () => {
  const { scope, blocks, toasts } = await begin(() => undefined);
  expect([blocks(noa), blocks(lina), scope.getState($blocks)(null)]).toEqual([false, true, false]);
  await allSettled(blockPressed, { scope, params: { member: noa, name: "Noa", isBlocked: true } });
  expect([blocks(noa), blocks(lina)]).toEqual([true, true]);
  const [toast] = toasts();
  expect(toast).toMatchObject({ title: "Vous bloquez Noa", act: { words: "Annuler" } });
  await allSettled(toastActed, { scope, params: toast?.act as never });
  expect(blocks(noa)).toBe(false);
  expect(toasts()).toMatchObject([{ title: "Vous ne bloquez plus Noa" }]);
});

it("[MP-4] shows a press at once, and takes it back when it is refused", async () => {
  let isShown = false;
  const { scope, blocks, toasts } = await begin(() => {
    isShown = scope.getState($blocks)(noa);
    return Promise.reject({ kind: "full" });
  });
  await allSettled(blockPressed, { scope, params: { member: noa, name: "Noa", isBlocked: true } });
  expect(isShown).toBe(true);
  expect(blocks(noa)).toBe(false);
  expect(toasts()).toMatchObject([{ title: "Ce membre n'est pas bloqué", link: { to: "/profile?onglet=parametres" } }]);
});

it("[MP-6] lists them, without those who are freed", async () => {
  const { scope, blocks } = await begin(() => undefined);
  await allSettled(blockedWanted, { scope });
  expect(scope.getState($blockedMembers)).toMatchObject({ value: [{ id: lina }] });
  await allSettled(blockPressed, { scope, params: { member: lina, name: "Lina", isBlocked: false } });
  expect(scope.getState($blockedMembers)).toMatchObject({ value: [] });
  expect(blocks(lina)).toBe(false);
});
