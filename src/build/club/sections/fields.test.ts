import { expect, it } from "vitest";
import { httpsAddress, nearestOf } from "./fields.ts";

const names = ["id", "event", "stage", "opponent", "start", "isCancelled"];

it.each([
  ["oponent", "opponent"],
  ["Event", "event"],
  ["isCanceled", "isCancelled"],
  ["strat", "start"],
  ["cancelled", "isCancelled"],
  ["result", undefined],
  ["", undefined],
])("finds that %s means %s", (typed, meant) => {
  expect(nearestOf(typed, names)).toBe(meant);
});

it.each([
  ["https://discord.gg/club", true],
  ["HTTPS://discord.gg/club", true],
  ["http://discord.gg/club", false],
  ["https://club.fr@elsewhere.example", false],
  ["https://discord.gg/le club", false],
  [`https://club.fr/${"🦊".repeat(484)}`, true],
  [`https://club.fr/${"🦊".repeat(485)}`, false],
])("[PS-5] accepts an address of the folder as the panel does: %s", (address, isRight) => {
  expect(httpsAddress.safeParse(address).success).toBe(isRight);
});
