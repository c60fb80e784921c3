import { join } from "node:path";
import { expect, it } from "vitest";
import type { z } from "zod";
import { club } from "../../../tests/otherClub/club.ts";
import { matches } from "../../../tests/otherClub/matches.ts";
import { clubSchema } from "./clubSchema.ts";
import { withDrawingsOf } from "./drawing.ts";
import { type Section, sectionNames, sections } from "./sections.ts";

const folder = join(import.meta.dirname, "../../../tests/otherClub");

type Changed = { readonly place: string; readonly written: unknown };

/** For each nested object: a copy in which it has an extra field. */
const withOneFieldMore = (written: unknown, path = ""): readonly Changed[] => {
  if (typeof written !== "object" || written === null) return [];
  const own = Array.isArray(written) ? [] : [{ place: `${path}result`, written: { ...written, result: "13-7" } }];
  const below = Object.entries(written).flatMap(([key, value]) =>
    withOneFieldMore(value, `${path}${key}.`).map((changed) => ({
      place: changed.place,
      written: Array.isArray(written)
        ? written.with(Number(key), changed.written)
        : { ...written, [key]: changed.written },
    })),
  );
  return [...own, ...below];
};

const said = async (name: "club" | Section, written: unknown): Promise<readonly string[]> => {
  const schema: z.ZodType = name === "club" ? clubSchema : sections[name];
  const { error } = await withDrawingsOf(folder, () => schema.safeParseAsync(written));
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

it.each(["club", ...sectionNames] as const)("[CL-1] refuses an unknown field at any depth of %s.ts", async (name) => {
  const file = (await import(join(folder, `${name}.ts`))) as Readonly<Record<string, unknown>>;
  expect(await said(name, file[name])).toEqual([]);
  const changed = withOneFieldMore(file[name]);
  expect(changed).not.toEqual([]);
  for (const { place, written } of changed) {
    // An achievement has an optional `result`.
    if (/achievements\.\d+\.result$/.test(place)) continue;
    expect(await said(name, written)).toEqual([expect.stringMatching(new RegExp(`^${place}: is no field here`))]);
  }
});

it.each(["1999-12-31", "2100-01-01", "2026-02-30", "28/11/2026"])(
  "[CL-1] refuses standings of a day that the table doesn't take: %s",
  async (asOf) => {
    const row = { name: "Banquise", played: 0, won: 0, lost: 0, points: 0 };
    const standings = [{ competition: "Ligue", asOf: "2099-12-31", rows: [row] }];
    expect(await said("matches", { teams: [], standings })).toEqual([]);
    expect(await said("matches", { teams: [], standings: [{ ...standings[0], asOf }] })).toEqual([
      "standings.0.asOf: has to be a day from 2000-01-01 to 2099-12-31, such as 2026-11-28",
    ]);
  },
);

it("[CL-1] suggests the nearest field, or lists all", async () => {
  const withMatch = (more: object) => ({
    teams: [{ team: "tarot", matches: [{ ...matches.teams[0]?.matches[0], ...more }] }],
  });
  expect(await said("matches", withMatch({ isCanceled: true }))).toEqual([
    "teams.0.matches.0.isCanceled: is no field here. Is isCancelled meant?",
  ]);
  expect(await said("matches", withMatch({ result: "13-7" }))).toEqual([
    "teams.0.matches.0.result: is no field here. There are id, event, stage, format, opponent, start, isCancelled, isPostponed, timesMoved, lineup, maps, forfeit, vod, article, expected",
  ]);
  expect(await said("club", { ...club, colors: club.colours })).toEqual([
    "colors: is no field here. Is colours meant?",
  ]);
});

it("[CL-1] names the fields of a missing object", async () => {
  const { colours: _, ...colourless } = club;
  expect(await said("club", colourless)).toEqual(["colours: has to be { accent, field, light }"]);
});
