import { areTooMany, diagramOf, mostSteps, readSaid, signOfLine, stepText } from "./diagram.ts";

/** A part of a plan's source. `step`: what happens in it; null of the signs that are always there. */
export type PlanPart = { readonly step: string | null; readonly signs: readonly string[] };

/**
 * A plan's source in parts, as it is drawn by hand. Each line of a sign is kept, also one that isn't understood. The first part has no
 * step.
 */
export type PlanSource = {
  readonly caption: string;
  readonly description: string;
  readonly parts: readonly PlanPart[];
};

const linesOf = (source: string): readonly string[] =>
  source
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trim());

/** Reads the lines of a plan. Never fails: of two captions or descriptions the last one counts. */
export const planSourceOf = (source: string): PlanSource => {
  let [caption, description] = ["", ""];
  const parts: PlanPart[] = [{ step: null, signs: [] }];
  for (const line of linesOf(source)) {
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

/** What a plan has once at a time, by the tool that draws it. */
const single: Partial<Record<PlanTool, "site" | "spot">> = { site: "site", porte: "spot" };

const adds = (line: string, part: "site" | "spot"): boolean => signOfLine(line)?.[part] !== undefined;

/** Adds a sign to a part. A plan has one site and one door at most at a time: a new one takes the place of those it would stand beside. */
export const withSign = (source: PlanSource, at: number, tool: PlanTool, line: string): PlanSource => {
  const only = single[tool];
  const parts = source.parts.map((part, index) => {
    const isBeside = index === at || index === 0 || at === 0;
    const signs = only && isBeside ? part.signs.filter((sign) => !adds(sign, only)) : part.signs;
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

/** The lines that a part shows: those that are always there, then its own. */
export const shownLines = ({ parts }: PlanSource, at: number): readonly string[] =>
  parts.filter((_, index) => index === 0 || index === at).flatMap(({ signs }) => signs);

/** What keeps a source from being a plan. */
export type PlanProblem =
  | {
      readonly kind:
        | "no-caption"
        | "no-description"
        | "two-texts"
        | "one-step"
        | "many-steps"
        | "no-sign"
        | "many-signs"
        | "two-sites"
        | "two-doors";
    }
  | { readonly kind: "unknown-line"; readonly line: string };

/** All that keeps a source from being a plan: empty for a plan, and for no other source. */
export const planProblems = (source: string): readonly PlanProblem[] => {
  if (diagramOf(source)) return [];
  const plan = planSourceOf(source);
  const { caption, description, parts } = plan;
  const said = linesOf(source).flatMap((line) => readSaid(line)?.kind ?? []);
  const steps = parts.length - 1;
  const moments = steps === 0 ? [shownLines(plan, 0)] : parts.slice(1).map((_, at) => shownLines(plan, at + 1));
  const hasTwo = (part: "site" | "spot") =>
    moments.some((lines) => lines.filter((line) => adds(line, part)).length > 1);
  const found = {
    "no-caption": caption === "",
    "no-description": description === "",
    "two-texts": new Set(said).size < said.length,
    "one-step": steps === 1,
    "many-steps": steps > mostSteps,
    "no-sign": moments.some((lines) => lines.length === 0),
    "many-signs": moments.some(areTooMany),
    "two-sites": hasTwo("site"),
    "two-doors": hasTwo("spot"),
  } as const;
  const kinds = Object.keys(found) as readonly (keyof typeof found)[];
  const unknown = parts.flatMap(({ signs }) => signs).filter((line) => signOfLine(line) === undefined);
  return [
    ...kinds.filter((kind) => found[kind]).map((kind) => ({ kind })),
    ...unknown.map((line) => ({ kind: "unknown-line" as const, line })),
  ];
};
