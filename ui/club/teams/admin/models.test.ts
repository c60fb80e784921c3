import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { deviceDrafts } from "../../../../tests/deviceDrafts.ts";
import { sarah } from "../../../../tests/staffTab.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { sessionChanged } from "../../../accounts/session/session.ts";
import { listMatchesFx } from "../../matches/effects.ts";
import { honourActs, membershipActs } from "./effects.ts";
import { staffHonours, staffMembers, staffPeople, staffTeams, teamShown } from "./models.ts";
import { fakes } from "../../../../tests/fakes.ts";

const never = () => new Promise<never>(() => {});

it("[TE-23] keeps the draft of a new honour to the team that it was begun for", async () => {
  const device = new Map<string, string>();
  const stored = { id: "h", match: null, year: 2025, isPublished: true, updatedAt: "", revision: 1 };
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, () => sarah],
      ...deviceDrafts(device),
      [listMatchesFx, () => Promise.reject({ kind: "unexpected" })],
      [honourActs.addFx, (typed: object) => ({ ...typed, ...stored })],
      [honourActs.allFx, () => []],
      [membershipActs.allFx, never],
    ),
  });
  const { form } = staffHonours;
  const texts = () => scope.getState(form.$texts);
  const openIn = async (team: string) => {
    await allSettled(form.closed, { scope });
    await allSettled(teamShown, { scope, params: team });
    await allSettled(form.opened, { scope, params: null });
  };
  await allSettled(sessionChanged, { scope });
  await openIn("valorant");
  const typed = { ...texts(), title: "Coupe du Nord", result: "Victoire" };
  await allSettled(form.creation.typed, { scope, params: typed });
  await openIn("keva");
  expect(texts().title).toBe("");
  await openIn("valorant");
  expect(texts().title).toBe("Coupe du Nord");
  await allSettled(form.creation.sent, { scope, params: texts() });
  expect([device.size, scope.getState(form.$editing)]).toEqual([0, null]);
});

it("[TE-23] a full list says how many records it has", () => {
  const said = [staffTeams, staffPeople, staffMembers, staffHonours].map(({ reasonOf }) =>
    reasonOf({ kind: "list-full" }),
  );
  expect(said.map((text) => /\d+(?:\u00a0\d+)?/.exec(text)?.[0])).toEqual([
    "60",
    "1\u00a0000",
    "1\u00a0000",
    "1\u00a0000",
  ]);
});
