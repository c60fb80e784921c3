import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { RoleChange, TeamMember } from "../../../domain/accounts/staff/ports.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { $toasts, type ToastAct, toastActed } from "../../lib/feedback/toasts.ts";
import { findMembersFx, listReservedNamesFx, setStaffFx, takeReservedNameFx } from "../effects.ts";
import { $found, $reserved, membersWanted, nameTakingPressed, reservedWanted, rolePressed } from "./team.ts";
import { fakes } from "../../../tests/fakes.ts";

const camille: TeamMember = { id: "camille" as MemberId, username: "camille", avatar: null, role: null };

const begin = (set: (change: RoleChange) => void | Promise<void> = () => {}) => {
  const club = { camille, sent: [] as RoleChange[] };
  const scope = fork({
    handlers: fakes(
      [findMembersFx, (words: string) => (words === "cam" ? [club.camille] : [])],
      [setStaffFx, (change: RoleChange) => (club.sent.push(change), set(change))],
    ),
  });
  const find = (words: string) => allSettled(membersWanted, { scope, params: words });
  const press = (isStaff: boolean, member = camille.id) =>
    allSettled(rolePressed, { scope, params: { member, isStaff } });
  return { club, scope, find, press, said: () => scope.getState($toasts), found: () => scope.getState($found) };
};

it("[AD-21] finds members, and shows a changed right", async () => {
  const { club, scope, find, press, found, said } = begin();
  await find(" cam ");
  expect(found()).toEqual(ready([camille]));
  club.camille = { ...camille, role: "staff" };
  await press(true);
  expect(found()).toEqual(ready([{ ...camille, role: "staff" }]));
  expect(said()).toMatchObject([{ tone: "good", title: "Rôle staff donné" }]);
  await press(false);
  expect(said()).toMatchObject([{ title: "Rôle staff retiré" }]);
  const [{ act } = {}] = said();
  await allSettled(toastActed, { scope, params: act as ToastAct });
  expect(club.sent.at(-1)).toEqual({ member: camille.id, isStaff: true });
});

it("sends one change per member at a time, and shows why a change was refused", async () => {
  const refusals: ((why: unknown) => void)[] = [];
  const { club, press, said } = begin(() => new Promise((_, no) => refusals.push(no)));
  const presses = [press(true), press(true), press(true, "brume" as MemberId)];
  for (const refuse of refusals) refuse({ kind: "not-allowed" });
  await Promise.all(presses);
  expect(club.sent.map(({ member }) => member)).toEqual(["camille", "brume"]);
  expect(said()).toMatchObject([{ tone: "bad", text: expect.stringContaining("Il faut être admin") }]);
});

it("[MA-45] lists reserved names, and forgets one that was taken", async () => {
  const redaction = { id: camille.id, username: "La rédaction", avatar: null };
  const club = { reserved: [redaction], isRefused: true };
  const scope = fork({
    handlers: fakes(
      [listReservedNamesFx, () => club.reserved],
      [findMembersFx, () => []],
      [
        takeReservedNameFx,
        () => {
          if (club.isRefused) throw { kind: "not-allowed" };
          club.reserved = [];
        },
      ],
    ),
  });
  const take = () => allSettled(nameTakingPressed, { scope, params: camille.id });
  await allSettled(reservedWanted, { scope });
  await take();
  expect(scope.getState($reserved)).toEqual(ready([redaction]));
  expect(scope.getState($toasts)).toMatchObject([{ tone: "bad", text: expect.stringContaining("Il faut être admin") }]);
  club.isRefused = false;
  await take();
  expect(scope.getState($reserved)).toEqual(ready([]));
  expect(scope.getState($toasts)).toMatchObject([{ tone: "good", title: "Nom retiré" }]);
});
