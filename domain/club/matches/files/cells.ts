import { wallTimeOf } from "../../../shared/wallTime.ts";
import { instantOf } from "../../../shared/instant.ts";
import { type MapScore, type Match, startOf } from "../match.ts";
import { typedFrom } from "../typed.ts";

/** The columns of a file of matches, in their order. A file has one row for each match. */
export const columns = [
  "id",
  "team",
  "opponent",
  "competition",
  "stage",
  "format",
  "start",
  "status",
  "maps",
  "forfeit",
  "watch",
  "vod",
  "lineup",
  "notes",
  "opponentLogo",
  "visibility",
] as const;
export type Column = (typeof columns)[number];

/** The cells of a row. Choices are the domain's own: "finished", "ours", "draft". */
export type Cells = Readonly<Record<Column, string>>;

const twoDigits = (text = ""): string => text.padStart(2, "0");

const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,|\s+à)?\s+(\d{1,2})\s*(?:h\s*(\d{2})?|:\s*(\d{2}))(?::00)?$/i;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T|\s+)(\d{1,2})\s*(?:h\s*(\d{2})?|:\s*(\d{2}))(?::00(?:\.0+)?)?$/i;
const absolute = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant of a date in a cell, in milliseconds since 1970: "28/11/2026 21:00", "28/11/2026 21h" and "2026-11-28T21:00" in the zone, or
 * ISO 8601 with its offset. `undefined` for other texts, and for times that don't exist.
 */
export const readStart = (text: string, zone: string): number | undefined => {
  const cell = text.trim();
  const [, wall] = absolute.exec(cell) ?? [];
  if (wall !== undefined) return instantOf(wall, "UTC") === undefined ? undefined : Date.parse(cell);
  const [, day, month, year, ...time] = french.exec(cell) ?? [];
  const [, isoYear, isoMonth, isoDay, ...isoTime] = iso.exec(cell) ?? [];
  const date = [year ?? isoYear, twoDigits(month ?? isoMonth), twoDigits(day ?? isoDay)].join("-");
  const [hour, minutes, otherMinutes] = year === undefined ? isoTime : time;
  return instantOf(`${date}T${twoDigits(hour)}:${minutes ?? otherMinutes ?? "00"}`, zone);
};

/** The midnight that spreadsheets add to a date. */
const midnight = /(?:T|\s+)0?0:00(?::00)?$/;

/** The cell of a start whose date and time stand in columns of their own: "28/11/2026" and "21h00". */
export const joinedStart = (cells: readonly (string | undefined)[]): string => {
  const [date = "", ...times] = cells.map((cell) => (cell ?? "").trim()).filter((cell) => cell !== "");
  return times.length === 0 ? date : [date.replace(midnight, ""), ...times].join(" ");
};

/** "28/11/2026 21:00". A time that the clocks repeat, or with seconds, is written with its offset. */
const startText = (match: Pick<Match, "start">, zone: string): string => {
  const wall = wallTimeOf(startOf(match), zone);
  if (instantOf(wall, zone) !== startOf(match)) return match.start;
  const [date = "", time] = wall.split("T");
  return `${date.split("-").toReversed().join("/")} ${time}`;
};

/** "Ascent 13-9", and "13–9" without a name: spreadsheets turn "13-9" into a date. */
const mapsText = (maps: readonly MapScore[]): string =>
  maps
    .map(({ name, ours, theirs }) => {
      const written = name.replace(/[\\;]/g, String.raw`\$&`);
      return written ? `${written} ${ours}-${theirs}` : `${ours}–${theirs}`;
    })
    .join("; ");

const mapCell = /^(.*?)\s*(\d{1,3})\s*[-–]\s*(\d{1,3})$/su;

/** The maps of a cell: "Ascent 13-9; 7-13". `undefined` for other texts. */
export const readMaps = (text: string): readonly MapScore[] | undefined => {
  const pieces = (text.match(/(?:\\.|[^;\\])+/gsu) ?? []).map((piece) => piece.trim()).filter(Boolean);
  const maps = pieces.flatMap((piece): readonly MapScore[] => {
    const [, name, ours, theirs] = mapCell.exec(piece) ?? [];
    if (name === undefined) return [];
    return [{ name: name.replace(/\\(.)/gsu, "$1").trim(), ours: Number(ours), theirs: Number(theirs) }];
  });
  return maps.length === pieces.length ? maps : undefined;
};

/** Whether a map's name holds points: a forgotten semicolon ("Ascent 13-9, Bind"), or the year of a date ("2026-"). */
export const holdsPoints = ({ name }: MapScore): boolean => /\d\s*[-–]\s*(?:\d|$)/u.test(name);

/** A match as a row. @param zone the club's */
export const cellsOf = (match: Match, zone: string): Cells => {
  const { isPublished, ...typed } = typedFrom(match, zone);
  return {
    ...typed,
    id: match.id,
    start: startText(match, zone),
    status: match.status,
    maps: mapsText(match.maps),
    forfeit: match.forfeit ?? "",
    visibility: isPublished ? "published" : "draft",
  };
};
