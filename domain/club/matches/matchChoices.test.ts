import { expect, it } from "vitest";
import { matchFor } from "../../../tests/matchFor.ts";
import { listMatchChoices } from "./matchChoices.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const on = (id: string, start: string) => matchFor(id, { start });

it("[NW-10] offers the next match first, those to come after it, then the latest first", async () => {
  const all = [
    on("old", "2025-01-10T20:00:00.000Z"),
    on("last", "2026-11-22T11:00:00.000Z"),
    on("next", "2026-11-22T20:00:00.000Z"),
    on("later", "2026-12-05T20:00:00.000Z"),
  ];
  const list = listMatchChoices({
    matches: { choices: async () => all },
    clock: { tell: async () => ({ now, zone: "Europe/Paris" }) },
  });
  const choices = await list();
  expect(choices.map(({ slug }) => slug)).toEqual(["next", "later", "last", "old"].map((id) => `valorant-${id}`));
});
