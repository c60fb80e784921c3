import type { Plan } from "./plan.ts";
import { type Sign, signOf } from "./signs.ts";

/** A moment of a plan that is told in several. */
export type DiagramStep = {
  /** As a diagram's: what the plan always shows, then the signs of this step. */
  readonly drawing: string;
  /** What happens. */
  readonly text: string;
};

/** A plan in a text: its drawing, its caption, and a description for screen readers. */
export type Diagram = {
  /**
   * The input of `planOf`: signs separated by ";", their words and numbers by ",". It has small letters, digits and these
   * two only.
   */
  readonly drawing: string;
  readonly caption: string;
  readonly description: string;
  /** At least two, in order; the first one's drawing is the diagram's. Absent from a plan of a single moment. */
  readonly steps?: readonly DiagramStep[];
};

export const mostSigns = 40;
/** It is a part of an address. */
const longestDrawing = 1_200;
export const mostSteps = 8;

/** Whether a code block of this language is a plan. */
export const isPlanName = (language: string): boolean => /^sch[ée]ma$/i.test(language);

/** The words and numbers of a line, in small letters without accents. */
const wordsOf = (line: string): readonly string[] =>
  line
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
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

const step = /^[ée]tape[\s:]+(\S[^]*)$/i;
const said = /^(?:(l[ée]gende)|description)[\s:]+(\S[^]*)$/i;

/** What happens in a step, of the line that begins one; undefined for another line. */
export const stepText = (line: string): string | undefined => step.exec(line)?.[1];

/** The text of a caption's or a description's line; undefined for another line. */
export const readSaid = (
  line: string,
): { readonly kind: "caption" | "description"; readonly text: string } | undefined => {
  const [, isCaption, text] = said.exec(line) ?? [];
  return text === undefined ? undefined : { kind: isCaption ? "caption" : "description", text };
};

/** What a line adds to a plan; undefined for a line that is no sign. */
export const signOfLine = (line: string): Sign | undefined => signOf(wordsOf(line));

/** The plan of the lines that are signs; others are left out. */
export const planOfLines = (lines: readonly string[]): Plan =>
  planWith(lines.map(signOfLine).filter((sign) => sign !== undefined));

/** Lines of signs as a drawing. */
const drawingOf = (lines: readonly string[]): string => lines.map((line) => wordsOf(line).join(",")).join(";");

/** Whether these lines are more than one drawing holds. */
export const areTooMany = (lines: readonly string[]): boolean =>
  lines.length > mostSigns || drawingOf(lines).length > longestDrawing;

/** The steps of a plan's lines: each has the signs above the first one and those below its own line. */
const stepsOf = (lines: readonly string[]): readonly DiagramStep[] => {
  const starts = lines.flatMap((line, at) => (stepText(line) === undefined ? [] : [at]));
  const always = lines.slice(0, starts[0]);
  return starts.map((start, at) => ({
    drawing: drawingOf([...always, ...lines.slice(start + 1, starts[at + 1])]),
    text: stepText(lines[start] ?? "") ?? "",
  }));
};

/**
 * Parses a plan: a sign on each line, with whole numbers on a field of 96 by 48 from its top left corner, a line for the
 * caption and one for the description, and a line before the signs of each step if it has steps. `undefined` when a line is
 * invalid, there are too many, or there is one step only: no half plan is shown. The database's `private.plan_of_lines` has the same
 * rules.
 */
export const diagramOf = (source: string): Diagram | undefined => {
  const written = source
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const texts = written.map(readSaid);
  const captions = texts.flatMap((said) => (said?.kind === "caption" ? [said.text] : []));
  const descriptions = texts.flatMap((said) => (said?.kind === "description" ? [said.text] : []));
  const [caption, description] = [captions[0], descriptions[0]];
  if (!caption || !description || captions.length + descriptions.length > 2) return undefined;
  const lines = written.filter((_, at) => !texts[at]);
  const steps = stepsOf(lines);
  if (steps.length === 0) {
    const drawing = drawingOf(lines);
    return planOf(drawing) && { drawing, caption, description };
  }
  const [first] = steps;
  if (!first || steps.length < 2 || steps.length > mostSteps) return undefined;
  return steps.every(({ drawing }) => planOf(drawing))
    ? { drawing: first.drawing, caption, description, steps }
    : undefined;
};
