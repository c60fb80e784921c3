import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { deviceDrafts } from "../../../../tests/deviceDrafts.ts";
import { matchFor } from "../../../../tests/matchFor.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { choicesWanted } from "../../matches/admin/choices.ts";
import { listStaffMatchesFx, listTeamsFx } from "../../matches/admin/effects.ts";
import { listMatchesFx } from "../../matches/effects.ts";
import { standingsActs } from "./effects.ts";
import { $isUnused, staffStandings } from "./standings.ts";
import { fakes } from "../../../../tests/fakes.ts";

it("[ST-20] warns of a competition whose matches no page shows, of a team that isn't published too", async () => {
  let shown = ["Ligue"];
  // Published, of a team that isn't.
  const items = [matchFor("a", { competition: "Coupe", isPublished: true })];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      ...deviceDrafts(new Map()),
      [listTeamsFx, () => []],
      [listMatchesFx, () => ({ competitions: shown })],
      [listStaffMatchesFx, () => ({ items, page: 1, pages: 1, total: 1 })],
      [standingsActs.allFx, () => []],
    ),
  });
  const { form } = staffStandings;
  await allSettled(sessionChanged, { scope });
  await allSettled(form.opened, { scope, params: null });
  const isWarnedOf = async (competition: string) => {
    await allSettled(form.creation.typed, { scope, params: { ...scope.getState(form.$texts), competition } });
    return scope.getState($isUnused);
  };
  expect(await isWarnedOf("Coupe")).toBe(false);
  await allSettled(choicesWanted, { scope, params: null });
  expect([await isWarnedOf("Coupe"), await isWarnedOf(" Ligue "), await isWarnedOf(" ")]).toEqual([true, false, false]);
  shown = ["Ligue", "Coupe"];
  await allSettled(staffStandings.wanted, { scope });
  expect(await isWarnedOf("Coupe")).toBe(false);
});
