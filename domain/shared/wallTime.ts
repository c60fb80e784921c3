// A time as a clock on the wall of a zone shows it ("2026-11-28T21:00"), and the instant that it means.

/** A wall time to the minute: "2026-11-28T21:00". */
const wall = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const minute = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, made);
  return made;
};

/** The wall time of an instant in a zone. @param time milliseconds since 1970 */
export const wallTimeOf = (time: number, zone: string): string => formatOf(zone).format(time).replace(" ", "T");

/** The day of an instant in a zone: "2026-11-28". @param time milliseconds since 1970 */
export const dayIn = (time: number, zone: string): string => wallTimeOf(time, zone).slice(0, 10);

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
