import { expect, it } from "vitest";
import { presentHeroes } from "./heroes.ts";

const named = [
  { role: "Duelliste", name: "Kéva" },
  { role: "Capitaine", name: "Nival" },
  { role: "Coach", name: "Aurel" },
];
const team = (players: readonly string[], staff: readonly string[] = []) =>
  ({
    players: players.map((name) => ({ name, role: `Rôle de ${name}` })),
    staff: staff.map((name) => ({ name, role: "Coach" })),
  }) as never;
const names = (...teams: ReturnType<typeof team>[]) => presentHeroes(named, teams).map(({ name }) => name);

it("[HO-20] draws whom the folder names, in their role of today", () => {
  expect(names(team(["Nival", "Kéva", "Brume"], ["Aurel"]))).toEqual(["Kéva", "Nival", "Aurel"]);
  expect(presentHeroes(named, [team(["Kéva"])])[0]).toEqual({ role: "Rôle de Kéva", name: "Kéva" });
});

it("[HO-20] gives the place of who has left to a player who isn't shown, of the first team first, once", () => {
  expect(names(team(["Nival", "Brume"], ["Aurel"]), team(["Skald"]))).toEqual(["Brume", "Nival", "Aurel"]);
  expect(names(team(["Nival", "Brume"]), team(["Brume", "Skald"]))).toEqual(["Brume", "Nival", "Skald"]);
  expect(names(team(["Nival"]))).toEqual(["Nival"]);
});

it("[HO-20] keeps founders, who needn't be in a team", () => {
  const heroes = presentHeroes(named, [team(["Kéva", "Brume"])], [{ name: "Aurel" }]);
  expect(heroes.map(({ name }) => name)).toEqual(["Kéva", "Brume", "Aurel"]);
});

it("[HO-20] draws all whom the folder names while no team has a player, and none when it names none", () => {
  expect(names(team([], ["Aurel"]))).toEqual(["Kéva", "Nival", "Aurel"]);
  expect(presentHeroes([], [team(["Kéva"])])).toEqual([]);
});
