import { isSignLine, readSaid, stepText } from "./diagram.ts";

/** A part of a plan's source. `step`: what happens in it; null of the signs that are always there. */
export type PlanPart = { readonly step: string | null; readonly signs: readonly string[] };

/** A plan's source in parts, as it is drawn by hand. Each line is kept, also one that isn't understood. The first part has no step. */
export type PlanSource = {
  readonly caption: string;
  readonly description: string;
  readonly parts: readonly PlanPart[];
};

/** Reads the lines of a plan. Never fails: of two captions or descriptions the last one counts. */
export const planSourceOf = (source: string): PlanSource => {
  let [caption, description] = ["", ""];
  const parts: PlanPart[] = [{ step: null, signs: [] }];
  for (const line of source.split("\n").map((one) => one.trim())) {
    const said = readSaid(line);
    const step = stepText(line);
    const last = parts.at(-1);
    if (said?.kind === "caption") caption = said.text;
    else if (said) description = said.text;
    else if (step !== undefined) parts.push({ step, signs: [] });
    else if (line !== "" && last) parts[parts.length - 1] = { ...last, signs: [...last.signs, line] };
  }
  return { caption, description, parts };
};

/** A text on one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The lines of a plan. */
export const planText = ({ caption, description, parts }: PlanSource): string =>
  [
    ...parts.flatMap(({ step, signs }) => [...(step === null ? [] : [`étape ${oneLine(step)}`]), ...signs]),
    ...(oneLine(caption) ? [`légende ${oneLine(caption)}`] : []),
    ...(oneLine(description) ? [`description ${oneLine(description)}`] : []),
  ].join("\n");

/** A place on the field of 96 by 48, in whole numbers from its top left corner. */
export type PlanPoint = { readonly x: number; readonly y: number };

export const planSize = { wide: 96, high: 48 } as const;

/** What is drawn by hand, each with the points that it takes. */
export const planTools = {
  nous: "point",
  eux: "point",
  départ: "point",
  "trajet nous": "path",
  "trajet eux": "path",
  regard: "sight",
  mur: "box",
  site: "box",
  porte: "point",
} as const satisfies Record<string, "point" | "path" | "sight" | "box">;
export type PlanTool = keyof typeof planTools;

/** The degrees of a field of view that is drawn. Its line can be given others. */
const drawnAngle = 30;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** The nearest place on the field. */
export const placeOn = ({ x, y }: PlanPoint): PlanPoint => ({
  x: within(x, planSize.wide),
  y: within(y, planSize.high),
});

const spelled = ({ x, y }: PlanPoint): string => `${x} ${y}`;

/** The line of a sign through these points; null while points are missing, or a box has no size. */
export const signLine = (tool: PlanTool, points: readonly PlanPoint[]): string | null => {
  const [first, second] = points;
  if (!first) return null;
  if (planTools[tool] === "point") return `${tool} ${spelled(first)}`;
  if (!second) return null;
  if (planTools[tool] === "path") return `${tool} ${points.map(spelled).join(" > ")}`;
  if (planTools[tool] === "sight") return `${tool} ${spelled(first)} > ${spelled(second)}, ${drawnAngle}`;
  const [left, top] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  const [width, height] = [Math.abs(first.x - second.x), Math.abs(first.y - second.y)];
  return width > 0 && height > 0 ? `${tool} ${left} ${top} ${width} ${height}` : null;
};

const isOf = (line: string, tool: PlanTool): boolean => line.split(" ")[0] === tool;

/** Adds a sign to a part. A plan has one site and one door at most at a time: a new one takes the place of those it would stand beside. */
export const withSign = (source: PlanSource, at: number, tool: PlanTool, line: string): PlanSource => {
  const isOne = tool === "site" || tool === "porte";
  const parts = source.parts.map((part, index) => {
    const isBeside = index === at || index === 0 || at === 0;
    const signs = isOne && isBeside ? part.signs.filter((sign) => !isOf(sign, tool)) : part.signs;
    return index === at ? { ...part, signs: [...signs, line] } : { ...part, signs };
  });
  return { ...source, parts };
};

/** Removes a sign from a part by its place. */
export const withoutSign = (source: PlanSource, at: number, sign: number): PlanSource => {
  const parts = source.parts.map((part, index) =>
    index === at ? { ...part, signs: part.signs.filter((_, place) => place !== sign) } : part,
  );
  return { ...source, parts };
};

/** The lines that aren't understood, in their order. */
export const unknownLines = ({ parts }: PlanSource): readonly string[] =>
  parts.flatMap(({ signs }) => signs).filter((line) => !isSignLine(line));

/** The lines that a part shows: those that are always there, then its own. */
export const shownLines = ({ parts }: PlanSource, at: number): readonly string[] =>
  parts.filter((_, index) => index === 0 || index === at).flatMap(({ signs }) => signs);
