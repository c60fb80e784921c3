import { type Ground, grounds, type Meaning } from "./meaning.ts";
import type { Shade } from "./palette.ts";

/** A foreground and a background with the least contrast: WCAG 2.2, 1.4.3 for text, 1.4.11 for signs and borders. */
type Pair = readonly [front: Meaning, back: Meaning, least: number];

const words = 4.5;
const signs = 3;

const onEach = (fronts: readonly Meaning[], backs: readonly Meaning[], least: number): readonly Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]));

const surfaces = ["surface", "surfaceRaised", "surfaceHigh"] as const;

const everywhere: readonly Pair[] = [
  ...onEach(["text", "textStrong", "textQuiet"], surfaces, words),
  ...onEach(["danger", "okText", "pending"], surfaces, words),
  ...onEach(["onStatus"], ["ok", "pending"], words),
  ["danger", "dangerSurface", words],
  ...onEach(["markText"], surfaces, words),
  ["placeholder", "surface", words],
  ["onAction", "action", words],
  ["onAction", "actionHover", words],
  ["onCalm", "calm", words],
  ["onCalm", "calmHover", words],
  ["onCalm", "calmAction", words],
  ["onCalm", "calmActionHover", words],
  ["onCalm", "stage", words],
  ["stageLine", "stage", signs],
  ["onMark", "mark", words],
  ["onChosen", "chosen", words],
  ...onEach(["lineStrong", "focus", "mark"], ["surface", "surfaceRaised"], signs),
  ["action", "surface", signs],
];

// Pairs that never occur: success and failure on acid, pending outside of ink, hover states in print.
const neverOn: Readonly<Partial<Record<Ground, readonly Meaning[]>>> = {
  ice: ["pending"],
  acid: ["danger", "okText", "pending"],
  paper: ["actionHover", "calmHover", "calmActionHover", "action", "focus", "mark", "lineStrong", "chosen", "pending"],
};

export type ColourPair = {
  readonly ground: Ground;
  readonly front: Meaning;
  readonly back: Meaning;
  readonly shades: readonly [front: Shade, back: Shade];
  /** The least contrast ratio. */
  readonly least: number;
};

/** All pairs, on each ground on which they occur. */
export const colourPairs: readonly ColourPair[] = (Object.keys(grounds) as Ground[]).flatMap((ground) => {
  const shadeOf = (name: Meaning) => grounds[ground][name] ?? (grounds.ink[name] as Shade);
  return everywhere
    .filter(([front, back]) => !neverOn[ground]?.some((name) => name === front || name === back))
    .map(([front, back, least]) => ({ ground, front, back, shades: [shadeOf(front), shadeOf(back)], least }));
});
