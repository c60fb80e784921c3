import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, ok, skipped, warning } from "./findings.ts";

/** Milliseconds by which clocks may differ. Links in mails and sessions are judged by them. */
const tolerance = 60_000;

/** The time of another machine and of this machine at the same moment, in milliseconds. */
export type Heard = { readonly from: string; readonly theirs: number; readonly ours: number };

type Known = {
  readonly heard: readonly Heard[];
  /** When the newest row was written. */
  readonly newestRow?: number | undefined;
  /** When the newest file of the data folder was written. */
  readonly newestFile?: number | undefined;
};

/** The clock against other machines' clocks, and against what was written on this one: a clock that was set back is before it. */
export const checkClock = ({ heard, newestRow, newestFile }: Known, now = Date.now()): readonly Finding[] => {
  const away = heard.filter(({ theirs, ours }) => Math.abs(theirs - ours) >= tolerance);
  const behind = [
    ["the newest row", newestRow],
    ["the newest file of the data folder", newestFile],
  ] as const;
  const late = behind.flatMap(([what, at]) =>
    at !== undefined && at - now >= tolerance
      ? [
          warning(
            `The clock (${isoOf(now)}) is before ${what} (${isoOf(at)}): it was set back, or was wrong then. Set it, and let the system keep it (timedatectl set-ntp true).`,
          ),
        ]
      : [],
  );
  const wrong = away.map(({ from, theirs, ours }) => {
    const seconds = Math.round((ours - theirs) / 1_000);
    const how = `${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"}`;
    return warning(`The clock is ${how} ${from}: let the system keep it (timedatectl set-ntp true).`);
  });
  if (wrong.length + late.length > 0) return [...wrong, ...late];
  return heard.length === 0
    ? [skipped(`no other machine told its time. The clock says ${isoOf(now)}.`)]
    : [ok(`The clock is that of ${heard.map(({ from }) => from).join(" and ")}, to the minute.`)];
};

const isoOf = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** The time of the newest file directly in a folder. The database and its log are written at each start and stop. */
export const newestIn = async (folder: string): Promise<number | undefined> => {
  const names = await readdir(folder).catch(() => []);
  const files = [...names, "postgres/global/pg_control"].map((name) => join(folder, name));
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      ),
    ),
  );
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};
