import type { Shade } from "./palette.ts";

/** The custom property of a shade: the server gives it the club's colour (`shadeProperties`). */
export const shade = (name: Shade): string => `var(--${name})`;

/** Each colour's purpose, with its value on ink, the ground of most pages. */
const onInk = {
  surface: "ink950",
  surfaceRaised: "ink900",
  surfaceHigh: "ink800",
  line: "ink700",
  /** Borders of controls: at least 3:1. */
  lineStrong: "ink500",
  text: "frost",
  textQuiet: "mist300",
  textStrong: "white",
  placeholder: "steel300",
  action: "acid400",
  actionHover: "acid300",
  onAction: "acidInk",
  /** A plate without an action. */
  calm: "ink700",
  calmHover: "ink650",
  /** A secondary action, distinguishable on a raised card too. */
  calmAction: "nuit500",
  calmActionHover: "nuit425",
  /** Text on all calm colours. */
  onCalm: "frost",
  mark: "acid400",
  onMark: "acidInk",
  /** Text in the accent, on a surface. */
  markText: "acidLit",
  /** The chosen one of several options. */
  chosen: "ice100",
  onChosen: "ink950",
  focus: "auroraCyan",
  ok: "green400",
  okText: "green400",
  pending: "amber400",
  onStatus: "ink950",
  danger: "red300",
  dangerSurface: "red900",
  /** The field behind portraits and clothes. */
  stage: "nuit700",
  /** Measuring lines on the stage. */
  stageLine: "steel500",
  /** Lines inside the bar of reactions. */
  lineHigh: "ink600",
  /** The layer behind a dialog. */
  scrim: "abyss",
} as const satisfies Record<string, Shade>;

export type Meaning = keyof typeof onInk;
export type Ground = "ink" | "ice" | "acid" | "paper";

const onIce = {
  surface: "ice100",
  surfaceRaised: "white",
  surfaceHigh: "white",
  line: "mist250",
  lineStrong: "slate600",
  text: "ink950",
  textStrong: "ink950",
  textQuiet: "slate700",
  placeholder: "slate650",
  mark: "ink950",
  onMark: "acidLit",
  markText: "ink950",
  focus: "indigo700",
  action: "ink950",
  actionHover: "nuit675",
  onAction: "acidLit",
  danger: "red700",
  dangerSurface: "white",
  okText: "green800",
  chosen: "ink950",
  onChosen: "ice100",
} as const;

/** Printers leave out backgrounds: text has to be readable without them. */
const onPaper = {
  ...onIce,
  surface: "white",
  mark: "mist250",
  onMark: "ink950",
  calm: "mist250",
  calmAction: "mist250",
  onCalm: "ink950",
  stage: "mist250",
  stageLine: "slate700",
  action: "mist250",
  onAction: "ink950",
} as const;

/** The values of meanings on each ground. A meaning that a ground doesn't list has its value on ink. */
export const grounds: Record<Ground, Partial<Record<Meaning, Shade>>> = {
  ink: onInk,
  ice: onIce,
  paper: onPaper,
  acid: {
    surface: "acid400",
    surfaceRaised: "acid300",
    surfaceHigh: "acid300",
    line: "acid575",
    lineStrong: "acid800",
    text: "acidInk",
    textStrong: "acidInk",
    textQuiet: "acid850",
    action: "acidInk",
    actionHover: "acid850",
    onAction: "acid400",
    mark: "acidInk",
    onMark: "acid400",
    markText: "acidInk",
    focus: "acidInk",
    placeholder: "acid850",
    chosen: "acidInk",
    onChosen: "acid400",
  },
};

const names = Object.keys(onInk);

/** The custom property of a meaning: its number, because each page names them a few hundred times. */
export const propertyOf = (name: string) => `--${names.indexOf(name).toString(36)}`;

/** The aurora's shades in styles, from left to right. */
export const auroraShades = ["auroraCyan", "auroraGreen", "auroraViolet"] as const satisfies readonly Shade[];
const aurora = auroraShades.map(shade).join(", ");

/** Colours by purpose. Each is a custom property, so that a ground can change it. */
export const meaning = {
  ...(Object.fromEntries(names.map((name) => [name, `var(${propertyOf(name)})`])) as Readonly<Record<Meaning, string>>),
  /** The aurora has three uses only: the sky, the mark of the current page, the live edge of the match bar. */
  aurora: `linear-gradient(90deg, ${aurora})`,
  auroraUp: `linear-gradient(0deg, ${aurora})`,
} as const;
