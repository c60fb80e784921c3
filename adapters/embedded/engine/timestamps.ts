/** "2026-01-02 03:04:05+00" as PostgREST writes it: "2026-01-02T03:04:05+00:00". Leaves "infinity" as it is. */
export const isoTimestamp = (written: string): string =>
  written.replace(/^(\S+) (\d\d:\S+)$/, "$1T$2").replace(/(T.*[+-]\d\d)$/, "$1:00");
