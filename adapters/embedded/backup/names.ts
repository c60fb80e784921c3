const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The name of a backup of this moment, in UTC. */
export const fileNameAt = (at: Date, reason?: string): string => {
  const day = `${at.getUTCFullYear()}${twoDigits(at.getUTCMonth() + 1)}${twoDigits(at.getUTCDate())}`;
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(twoDigits).join("");
  return `club-${day}-${time}${reason === undefined ? "" : `-${reason}`}.backup`;
};

const fileName = /^club-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/;

/** The date in a backup's name; `undefined` for other files, and for backups before an upgrade. */
export const madeAt = (name: string): Date | undefined => {
  const [, ...parts] = fileName.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
};

/** Backups of a month that are kept for a year. */
const mostMonths = 12;

/**
 * The backups to delete among these names. Keeps the backups of the newest `days` days with a backup, and the first backup of each of
 * the newest twelve months. Days without a backup don't count, so that a wrong clock or a stopped site removes no more.
 */
export const outdatedAmong = (names: readonly string[], days: number): readonly string[] => {
  const backups = names.filter((name) => madeAt(name)).toSorted();
  const daysOf = [...new Set(backups.map(dayOf))].slice(-days);
  const firsts = new Map(backups.toReversed().map((name) => [monthOf(name), name]));
  const monthly = [...firsts]
    .toSorted()
    .slice(-mostMonths)
    .map(([, name]) => name);
  return backups.filter((name) => !daysOf.includes(dayOf(name)) && !monthly.includes(name));
};

const dayOf = (name: string): string => name.slice(0, "club-20260101".length);
const monthOf = (name: string): string => name.slice(0, "club-202601".length);
