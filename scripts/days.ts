import { hour } from "../domain/shared/clock.ts";
import { instantOf } from "../domain/shared/instant.ts";
import { addDays, type Day, dayInParis } from "../domain/shared/parisDay.ts";

/** A time at which tests run: a wall time in Paris, "2027-03-28T01:57". */
export type Instant = {
  readonly name: string;
  readonly at: string;
  /** The machine's zone, where it isn't its own. */
  readonly zone?: string;
};

export const paris = "Europe/Paris";

const hoursOf = (day: Day): number =>
  ((instantOf(`${addDays(day, 1)}T00:00`, paris) ?? 0) - (instantOf(`${day}T00:00`, paris) ?? 0)) / hour;

const isMonday = (day: Day): boolean => new Date(day).getUTCDay() === 1;
/** The demo's clubs play on Tuesdays, Thursdays and Saturdays, at half past eight or nine. */
const isEveningOfMatch = (day: Day): boolean => [2, 4, 6].includes(new Date(day).getUTCDay());

/** The first such day after another, within nine years: 29 February is absent from 2100. */
const nextDay = (after: Day, isWanted: (day: Day) => boolean): Day => {
  for (let days = 1; days < 9 * 366; days++) if (isWanted(addDays(after, days))) return addDays(after, days);
  throw new Error(`No such day after ${after}`);
};

/** The next times at which a day, a week, a year or an hour begins or ends, or is missing. */
export const instantsAfter = (now: number): readonly Instant[] => {
  const today = dayInParis(now);
  const tomorrow = addDays(today, 1);
  return [
    { name: "five past midnight", at: `${tomorrow}T00:05` },
    { name: "five to midnight", at: `${tomorrow}T23:55` },
    // Minutes before the hour that is missing, or comes twice.
    { name: "clocks go forward", at: `${nextDay(today, (day) => hoursOf(day) === 23)}T01:57` },
    { name: "clocks go back", at: `${nextDay(today, (day) => hoursOf(day) === 25)}T02:57` },
    { name: "31 December", at: `${nextDay(today, (day) => day.endsWith("-12-31"))}T22:30` },
    { name: "29 February", at: `${nextDay(today, (day) => day.endsWith("-02-29"))}T12:00` },
    // Universal time still has Sunday.
    { name: "Monday", at: `${nextDay(today, isMonday)}T00:30` },
    { name: "a season begins", at: `${nextDay(today, (day) => day.endsWith("-08-01"))}T12:00` },
    { name: "two years ahead", at: `${addDays(today, 731)}T15:00` },
    // It is yesterday there, and tomorrow.
    { name: "in Tahiti", at: `${tomorrow}T10:30`, zone: "Pacific/Tahiti" },
    { name: "in Kiritimati", at: `${tomorrow}T20:45`, zone: "Pacific/Kiritimati" },
  ];
};

/** The times of browser tests, which take long: at night, and on the evening of a match. */
export const eveningsAfter = (now: number): readonly Instant[] => {
  const today = dayInParis(now);
  return [
    { name: "five past midnight", at: `${addDays(today, 1)}T00:05` },
    { name: "during a match", at: `${nextDay(today, isEveningOfMatch)}T20:45` },
  ];
};

/** Units, contracts and security, without what takes long. */
const usual = [
  ...["units", "core", "large"].map((project) => `--project=${project}`),
  "domain/",
  "ui/",
  "src/",
  "adapters/",
  "tests/contracts/",
  "tests/security/",
];

export type Asked = {
  readonly runner: "vitest" | "playwright";
  readonly instants: readonly Instant[];
  /** The runner's own arguments. */
  readonly given: readonly string[];
};

/**
 * Reads the arguments: `--at <wall time in Paris>` (also several) in place of the named times, `--zone <zone>` for all of them,
 * `--browser` for playwright; all others are the runner's. Throws an error for a time that doesn't exist.
 */
export const readArguments = (words: readonly string[], now: number): Asked => {
  const given: string[] = [];
  const times: string[] = [];
  let zone: string | undefined;
  let runner: Asked["runner"] = "vitest";
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--browser") runner = "playwright";
    else if (word === "--at") times.push(words[++at] ?? "");
    else if (word === "--zone") zone = words[++at];
    else given.push(word);
  }
  for (const time of times) {
    if (instantOf(time, paris) === undefined)
      throw new Error(`Not a time in Paris: "${time}". One is 2027-03-28T01:59.`);
  }
  const named = runner === "vitest" ? instantsAfter(now) : eveningsAfter(now);
  const instants = times.length > 0 ? times.map((at): Instant => ({ name: "the given time", at })) : named;
  return {
    runner,
    instants: zone === undefined ? instants : instants.map((instant) => ({ ...instant, zone })),
    given: given.length > 0 || runner === "playwright" ? given : usual,
  };
};

/**
 * The environment in which a process and all that it starts have another time. They share the offset: each counts on from its own
 * start. What waits or measures goes by the monotonic clock, and ages of files are compared with each other: both stay real.
 */
export const environmentAt = (instant: Instant, now: number, library: string): Readonly<Record<string, string>> => {
  const seconds = Math.round(((instantOf(instant.at, paris) ?? now) - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Else each wait for another thread ends late: Chromium answers after a minute.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    NO_FAKE_STAT: "1",
    ...(instant.zone !== undefined && { TZ: instant.zone }),
  };
};
