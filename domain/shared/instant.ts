import { minute } from "./clock.ts";
import { wallTimeOf } from "./wallTime.ts";

// Apart from `wallTime.ts`: public pages show wall times, and forms alone read them (decision 0054).

/** A wall time to the minute: "2026-11-28T21:00". */
const wall = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * The instant of a wall time in a zone, in milliseconds since 1970. `undefined` when there is none: another format, 31 February, an
 * hour that the clocks skip in spring. Of an hour that the clocks repeat in autumn, the first one.
 */
export const instantOf = (text: string, zone: string): number | undefined => {
  const [, year, month, day, hour, minutes] = wall.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const asUtc = Date.UTC(year, month - 1, day, hour, minutes);
  // A zone is at most 14 hours from UTC, and changes at most once in a day. The earlier candidate comes first.
  const offsets = [asUtc - 24 * 60 * minute, asUtc + 24 * 60 * minute].map(
    (near) => Date.parse(`${wallTimeOf(near, zone)}Z`) - near,
  );
  return offsets
    .map((offset) => asUtc - offset)
    .toSorted((one, other) => one - other)
    .find((time) => wallTimeOf(time, zone) === text);
};
