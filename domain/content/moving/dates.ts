import { instantOf } from "../../shared/instant.ts";
import { foldText } from "../../shared/text.ts";

/** Old sites of French clubs write their own time. */
const clubZone = "Europe/Paris";

const parts =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:[T ]|, )\s*(\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
/** As on French sites: 03/05/2021 is the third of May. */
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?=$|[\sT,])/;
const named = /^(?:[a-z]+\.?,? )?(\d{1,2})(?:er)? ([a-z]{3,9})\.? (\d{4})(?=$|[\s,])/;
const months = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" ");
/** The month whose French name begins so; zero for none, and for the beginning of several. */
const monthOf = (name: string): number => {
  const found = months.filter((month) => month.startsWith(name));
  return found.length === 1 ? months.indexOf(found[0] ?? "") + 1 : 0;
};

/** A date that begins with its day, as one that begins with its year. */
const yearFirst = (text: string): string => {
  const [whole = "", day, month, year] = dayFirst.exec(text) ?? named.exec(foldText(text)) ?? [];
  if (day === undefined) return text;
  const number = Number(month) || monthOf(month ?? "");
  return number > 0
    ? `${year}-${number}-${day}${text.slice(whole.length).replace(/^\s*(?:,|à)?\s*(?=\d)/, " ")}`
    : text;
};

const two = (number = "0"): string => number.padStart(2, "0");

/** The time of an English notation, whose zone is UTC where it names none; it has to name day, month and year. */
const otherDate = (text: string): number => {
  if (!/\b\d{4}\b/.test(text) || !/[a-z]{3}/i.test(text)) return Number.NaN;
  return Date.parse(/(?:\b(?:Z|UTC?|GMT|[ECMP][SD]T)|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text} UTC`);
};

/**
 * A date of a file in ISO 8601. Null for what is no date.
 * @param zone of a time that names none. A day alone is as of UTC.
 */
export const isoDate = (written: string, zone = clubZone): string | null => {
  const text = yearFirst(written.trim());
  const [, year, month, day, time, seconds = "", offset] = parts.exec(text) ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  const wall = `${date}T${two(time?.split(":")[0])}:${time?.split(":")[1] ?? "00"}`;
  const isWall = time !== undefined && offset === undefined && zone !== "UTC";
  const spelled = (offset ?? "Z")
    .toUpperCase()
    .replace("UTC", "Z")
    .replace(/(\d{2})(\d{2})$/, "$1:$2");
  const at =
    year === undefined
      ? otherDate(text)
      : isWall
        ? (instantOf(wall, zone) ?? Number.NaN)
        : Date.parse(`${wall}${time ? seconds : ""}${spelled}`);
  // 31 February would be a day of March.
  const isDay = year === undefined || new Date(`${date}T00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(at) || !isDay || new Date(at).getUTCFullYear() < 1970 ? null : new Date(at).toISOString();
};
