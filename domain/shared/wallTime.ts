// A time as a clock on the wall of a zone shows it: "2026-11-28T21:00".

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
