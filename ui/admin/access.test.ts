import { allSettled } from "effector";
import { expect, it } from "vitest";
import { overviewWith, sarah, staffTab } from "../../tests/staffTab.ts";
import { sessionChanged } from "../accounts/session/session.ts";
import { changeHinted } from "../lib/live/following.ts";
import { ready } from "../lib/loading/loaded.ts";
import { $givesRoles, $isOpen, memberTurnedAway, panelLeft, panelShown } from "./access.ts";
import { $overview, $pending } from "./overview/overview.ts";

const begin = async (club: Parameters<typeof staffTab>[0] = {}) => {
  const tab = await staffTab(club);
  const become = (role: "staff" | "admin" | null | "visitor") => {
    tab.who.present = role === "visitor" ? null : { ...sarah, role };
    return allSettled(sessionChanged, { scope: tab.scope });
  };
  return { ...tab, become, rights: () => [tab.scope.getState($isOpen), tab.scope.getState($givesRoles)] };
};

it("[AD-1] is open to staff and admins only", async () => {
  const { become, rights } = await begin();
  expect(rights()).toEqual([true, false]);
  await become("admin");
  expect(rights()).toEqual([true, true]);
  await become(null);
  expect(rights()).toEqual([false, false]);
  await become("visitor");
  expect(rights()).toEqual([false, false]);
});

it("[AD-1] tells a member why they are redirected, and a former staff member that the right is gone", async () => {
  const { become, said, scope } = await begin();
  await become(null);
  await allSettled(memberTurnedAway, { scope });
  expect(said().map(({ title }) => title)).toEqual(["Cette page est réservée au staff"]);
  await become("staff");
  await allSettled(panelShown, { scope });
  await become(null);
  await allSettled(panelLeft, { scope });
  await allSettled(memberTurnedAway, { scope });
  await allSettled(memberTurnedAway, { scope });
  expect(said().map(({ title }) => title)).toEqual(["Vous ne faites plus partie du staff"]);
});

it("[BE-3] checks the session when the backend refuses a member as not staff", async () => {
  const { scope, who, rights } = await begin({ overview: () => Promise.reject({ kind: "not-staff" }) });
  who.present = { ...sarah, role: null };
  await allSettled(panelShown, { scope });
  expect(rights()[0]).toBe(false);
});

it("[AD-3] [AD-19] loads the figures while the panel is open, and again after a change", async () => {
  const club = { pending: 1, asked: 0 };
  const { scope } = await begin({ overview: () => (club.asked++, overviewWith(club.pending)) });
  const hint = (watched: "applications" | "tips" | "role" | "partners" | "matches") =>
    allSettled(changeHinted, { scope, params: watched });
  await hint("tips");
  expect(club.asked).toBe(0);
  await allSettled(panelShown, { scope });
  expect(scope.getState($overview)).toEqual(ready(overviewWith(1)));
  club.pending = 2;
  await hint("applications");
  expect(scope.getState($pending)).toBe(2);
  await hint("role");
  // Views of these are opened: no figure changes by that.
  await hint("partners");
  await hint("matches");
  expect(club.asked).toBe(2);
  await allSettled(panelLeft, { scope });
  await hint("tips");
  expect(club.asked).toBe(2);
});

it("reports to staff with the open panel that their session ended in another tab", async () => {
  const { become, said, scope } = await begin();
  await become("visitor");
  expect(said()).toEqual([]);
  await become("staff");
  await allSettled(panelShown, { scope });
  await become("visitor");
  await allSettled(panelLeft, { scope });
  expect(said().map(({ title }) => title)).toEqual(["Votre session a pris fin dans un autre onglet."]);
  await become("staff");
  expect(said()).toEqual([]);
});
