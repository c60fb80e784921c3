import type { Plan } from "./plan.ts";
import { type Sign, signOf } from "./signs.ts";

/** A plan in a text: its drawing, its caption, and a description for screen readers. */
export type Diagram = {
  /**
   * The input of `planOf`: signs separated by ";", their words and numbers by ",". It has small letters, digits and these
   * two only.
   */
  readonly drawing: string;
  readonly caption: string;
  readonly description: string;
};

const mostSigns = 40;
/** It is a part of an address. */
const longestDrawing = 1_200;

/** The words and numbers of a line, in small letters without accents. */
const wordsOf = (line: string): readonly string[] =>
  line
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s,>]+/)
    .filter((word) => word !== "");

/** The plan of signs. At most one has a site, at most one a spot. */
const planWith = (signs: readonly Sign[]): Plan => ({
  ...signs.find(({ site }) => site),
  ...signs.find(({ spot }) => spot),
  walls: signs.flatMap(({ walls = [] }) => walls),
  us: signs.flatMap(({ us = [] }) => us),
  them: signs.flatMap(({ them = [] }) => them),
  left: signs.flatMap(({ left = [] }) => left),
  sights: signs.flatMap(({ sights = [] }) => sights),
  movements: signs.flatMap(({ movements = [] }) => movements),
});

/** The plan of a drawing; undefined for an invalid one. */
export const planOf = (drawing: string): Plan | undefined => {
  const lines = drawing.length > longestDrawing ? [] : drawing.split(";");
  if (lines.length === 0 || lines.length > mostSigns) return undefined;
  const signs = lines.map((line) => signOf(wordsOf(line))).filter((sign) => sign !== undefined);
  const isDoubled = (part: "site" | "spot") => signs.filter((sign) => part in sign).length > 1;
  if (signs.length < lines.length || isDoubled("site") || isDoubled("spot")) return undefined;
  return planWith(signs);
};

const said = /^(?:(l[ée]gende)|description)[\s:]+(\S.*)$/i;

/**
 * Parses a plan: a sign on each line, with whole numbers on a field of 96 by 48 from its top left corner, a line for the
 * caption and one for the description. `undefined` when a line is invalid or there are too many: no half plan is shown.
 */
export const diagramOf = (source: string): Diagram | undefined => {
  const lines = source.normalize("NFC").split("\n");
  const texts = lines.map((line) => said.exec(line.trim()));
  const captions = texts.flatMap((text) => (text?.[1] ? [text[2] ?? ""] : []));
  const descriptions = texts.flatMap((text) => (text && !text[1] ? [text[2] ?? ""] : []));
  const [caption, description] = [captions[0], descriptions[0]];
  if (!caption || !description || captions.length + descriptions.length > 2) return undefined;
  const drawing = lines
    .filter((line, at) => line.trim() !== "" && !texts[at])
    .map((line) => wordsOf(line).join(","))
    .join(";");
  return planOf(drawing) && { drawing, caption, description };
};
