import { expect, it } from "vitest";
import { openSetupSteps, type SetupFacts, setupStepIds } from "./setupSteps.ts";

const nothing: SetupFacts = {
  off: [],
  hasAdminName: false,
  isLegalComplete: false,
  hasContactEmail: false,
  sendsMails: false,
  hasOwnLogo: false,
  hasOwnColours: false,
  hasOwnHome: false,
  hasLinks: false,
  hasTeam: false,
  hasMatch: false,
  hasArticle: false,
  hasTip: false,
  hasPosition: false,
  hasPartner: false,
};
const idsOf = (facts: SetupFacts) => openSetupSteps(facts).map(({ id }) => id);
const flags = Object.keys(nothing).filter((name) => name !== "off");

it("[ON-20] lists what is still to be done, shorter by one with each thing that is there", () => {
  expect(idsOf(nothing)).toEqual(setupStepIds);
  expect(setupStepIds).toHaveLength(flags.length);
  for (const flag of flags) expect(idsOf({ ...nothing, [flag]: true })).toHaveLength(flags.length - 1);
  expect(idsOf({ ...nothing, ...Object.fromEntries(flags.map((flag) => [flag, true])) })).toEqual([]);
});

it("[ON-20] asks for nothing that a hidden feature would show", () => {
  expect(idsOf({ ...nothing, off: ["partners", "applications", "matches"] })).toEqual(
    setupStepIds.filter((id) => !["partner", "position", "match"].includes(id)),
  );
});

it("[ON-20] says where each is done, except for the server's settings", () => {
  const elsewhere = openSetupSteps(nothing).filter(({ address }) => address === null);
  expect(elsewhere.map(({ id }) => id)).toEqual(["mails"]);
});
