import fc from "fast-check";
import { expect, it } from "vitest";
import { matchFor } from "../../../tests/matchFor.ts";
import { type FieldProblem, type MatchField, readTypedMatch, type TypedMatch, typedFrom } from "./typed.ts";

const zone = "Europe/Paris";
const whole = typedFrom(matchFor("a"), zone);
const problems = (typed: Partial<TypedMatch>) => {
  const read = readTypedMatch({ ...whole, ...typed }, zone);
  return read.ok ? {} : read.refusal.fields;
};
const stored = (typed: Partial<TypedMatch>) => {
  const read = readTypedMatch({ ...whole, ...typed }, zone);
  if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.refusal.fields)}`);
  return read.value;
};

it.each<[string, MatchField, string, FieldProblem]>([
  ["no team", "team", "", "required"],
  ["a team that is no slug", "team", "Valorant !", "required"],
  ["no opponent", "opponent", " ", "required"],
  ["an invisible opponent", "opponent", "\u200b\u00ad", "required"],
  ["an opponent of 61 characters", "opponent", "é".repeat(61), "too-long"],
  ["no competition", "competition", "", "required"],
  ["a competition of 81 characters", "competition", "a".repeat(81), "too-long"],
  ["a stage of 61 characters", "stage", "a".repeat(61), "too-long"],
  ["an unknown format", "format", "bo4", "unknown"],
  ["no start", "start", "", "required"],
  ["31 February", "start", "2027-02-31T20:00", "no-such-time"],
  ["25 o'clock", "start", "2027-02-03T25:00", "no-such-time"],
  ["the hour that the clocks skip", "start", "2027-03-28T02:30", "no-such-time"],
  ["a half-typed year", "start", "0026-11-28T21:00", "no-such-time"],
  ["words for a start", "start", "demain soir", "no-such-time"],
  ["a logo by another scheme", "opponentLogo", "data:image/png;base64,AA", "bad-address"],
  ["a logo over http", "opponentLogo", "http://images.example/logo.png", "bad-address"],
  ["a stream by another scheme", "watch", "javascript:alert(1)", "bad-address"],
  ["a stream on this site", "watch", "/live", "bad-address"],
  ["a recording without a host", "vod", "https://", "bad-address"],
  ["notes of 2,001 characters", "notes", "a".repeat(2_001), "too-long"],
  ["13 players", "lineup", Array.from({ length: 13 }, (_, at) => `Joueuse ${at}`).join(), "too-many"],
  ["a player of 61 characters", "lineup", `Kéva, ${"a".repeat(61)}`, "too-long"],
])("[MA-27] refuses %s", (_, field, text, problem) => {
  expect(problems({ [field]: text })).toEqual({ [field]: problem });
});

it("[SE-55] keeps a stored logo over http while it isn't changed", () => {
  const before = { ...whole, opponentLogo: "http://images.example/logo.png" };
  expect(readTypedMatch({ ...before, notes: "En salle" }, zone, before).ok).toBe(true);
  expect(readTypedMatch({ ...before, opponentLogo: "http://images.example/b.png" }, zone, before).ok).toBe(false);
});

it("[MA-27] names the problem of every field at once", () => {
  expect(Object.keys(problems({ team: "", opponent: "", competition: "", start: "", vod: "x" }))).toEqual([
    "team",
    "opponent",
    "competition",
    "start",
    "vod",
  ]);
});

it.each([
  ["one letter", "X"],
  ["60 characters", "é".repeat(60)],
  ["60 emoji", "🐙".repeat(60)],
  ["right to left", "نسور الشمال"],
])("[MA-27] accepts an opponent of %s", (_, opponent) => {
  expect(stored({ opponent }).opponent).toBe(opponent);
});

it("[MA-27] reads a start in the club's zone, in winter, in summer and across midnight", () => {
  const start = (text: string) => stored({ start: text }).start;
  expect(start("2026-11-28T21:00")).toBe("2026-11-28T20:00:00.000Z");
  expect(start("2027-06-28T21:00")).toBe("2027-06-28T19:00:00.000Z");
  expect(start("2026-11-29T00:30")).toBe("2026-11-28T23:30:00.000Z");
  // Of the hour that the clocks repeat, the first one.
  expect(start("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
});

it("[MA-27] stores texts in one line, without marks of direction, players once, and null for what is empty", () => {
  const read = stored({
    opponent: " Les \u202e Huards\n",
    stage: " ",
    notes: " ",
    format: "",
    watch: " https://tv.example/x ",
    lineup: "Kéva,\n Lumen , , Kéva",
  });
  expect(read).toMatchObject({
    opponent: "Les Huards",
    stage: null,
    notes: null,
    format: null,
    watch: "https://tv.example/x",
    lineup: ["Kéva", "Lumen"],
  });
});

it("[MA-27] shows a stored match in the form, and reads the same match from it", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(
      fc.record({ opponent: text, stage: text, notes: text, lineup: text }),
      fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      (texts, date) => {
        const start = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
        const read = readTypedMatch(
          { ...whole, ...texts, start: typedFrom(matchFor("a", { start: start.toISOString() }), zone).start },
          zone,
        );
        const again = read.ok ? readTypedMatch(typedFrom(read.value, zone), zone) : read;
        expect(again).toEqual(read);
      },
    ),
  );
});
