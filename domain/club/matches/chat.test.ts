import { expect, it } from "vitest";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import { discordAmong, isTalkedAbout } from "./chat.ts";

const site = { words: "Notre site", address: "https://example.org/discord.gg" };

it("[PX-9] finds the first link to Discord by its words or its host", () => {
  const channel = { words: "Le salon", address: "https://discord.gg/boreal" };
  const club = { words: "Venir sur le Discord", address: "https://chat.example.org/boreal" };
  expect(discordAmong([site, channel, club])).toBe(channel.address);
  expect(discordAmong([site, club])).toBe(club.address);
  expect([discordAmong([site]), discordAmong([])]).toEqual([null, null]);
});

it("[PX-9] a match is talked about until a week after it, but not when it is cancelled", () => {
  const now = Date.parse(matchOf().start);
  const week = 7 * 24 * 3_600_000;
  expect(isTalkedAbout(matchOf(), now - week)).toBe(true);
  expect(isTalkedAbout(matchOf({ status: "live" }), now)).toBe(true);
  expect(isTalkedAbout(matchOf({ status: "postponed" }), now + 2 * week)).toBe(true);
  expect(isTalkedAbout(matchOf({ status: "cancelled" }), now)).toBe(false);
  expect([isTalkedAbout(resultOf([[13, 4]]), now + week - 1), isTalkedAbout(resultOf([[13, 4]]), now + week)]).toEqual([
    true,
    false,
  ]);
});
