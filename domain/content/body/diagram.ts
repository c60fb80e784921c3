import type { Plan } from "./plan.ts";
import { type Sign, signOf } from "./signs.ts";

/** A plan in a text: what is drawn, what it teaches, and what is to be seen, for those who don't see it. */
export type Diagram = {
  /** What `planOf` reads: signs between ";", their words and numbers between ",". Small letters, figures and these two alone. */
  readonly drawing: string;
  readonly caption: string;
  readonly description: string;
};

const mostSigns = 40;
/** It travels as a part of an address. */
const longestDrawing = 1_200;

/** A line's words and numbers as they are looked up: in small letters, without accents. */
const wordsOf = (line: string): readonly string[] =>
  line
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s,>]+/)
    .filter((word) => word !== "");

const empty = { walls: [], us: [], them: [], left: [], sights: [], movements: [] } satisfies Plan;

const together = (plan: Plan, sign: Sign): Plan => ({
  ...plan,
  ...sign,
  walls: [...plan.walls, ...(sign.walls ?? [])],
  us: [...plan.us, ...(sign.us ?? [])],
  them: [...plan.them, ...(sign.them ?? [])],
  left: [...(plan.left ?? []), ...(sign.left ?? [])],
  sights: [...plan.sights, ...(sign.sights ?? [])],
  movements: [...plan.movements, ...(sign.movements ?? [])],
});

/** The plan that a drawing stands for. `undefined` for whatever is none. */
export const planOf = (drawing: string): Plan | undefined => {
  const lines = drawing.length > longestDrawing ? [] : drawing.split(";");
  if (lines.length === 0 || lines.length > mostSigns) return undefined;
  const signs = lines.map((line) => signOf(wordsOf(line))).filter((sign) => sign !== undefined);
  const isDoubled = (part: "site" | "spot") => signs.filter((sign) => part in sign).length > 1;
  if (signs.length < lines.length || isDoubled("site") || isDoubled("spot")) return undefined;
  return signs.reduce(together, empty);
};

const said = /^(?:(l[ée]gende)|description)[\s:]+(\S.*)$/i;

/**
 * Reads a plan that was written by hand: a sign on each line, with whole numbers on a field of 96 by 48 counted from its
 * top left corner, and one line each for what it teaches and for what is to be seen. `undefined` when a line of it means
 * nothing or there is too much: nobody is to see half of a plan.
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
