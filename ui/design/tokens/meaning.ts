import * as palette from "./palette.ts";

const aurora = `${palette.auroraCyan}, ${palette.auroraGreen} 50%, ${palette.auroraViolet}`;

/** Each colour's purpose, with its value on ink, the ground of most pages. */
const onInk = {
  surface: palette.ink950,
  surfaceRaised: palette.ink900,
  surfaceHigh: palette.ink800,
  line: palette.ink700,
  /** Borders of controls: at least 3:1. */
  lineStrong: palette.ink500,
  text: palette.frost,
  textQuiet: palette.mist300,
  textStrong: palette.white,
  placeholder: palette.steel300,
  action: palette.acid400,
  actionHover: palette.acid300,
  onAction: palette.ink950,
  /** A plate without an action. */
  calm: palette.ink700,
  calmHover: palette.ink650,
  /** A secondary action, distinguishable on a raised card too. */
  calmAction: palette.nuit500,
  calmActionHover: palette.nuit425,
  /** Text on all calm colours. */
  onCalm: palette.frost,
  mark: palette.acid400,
  onMark: palette.ink950,
  /** The chosen one of several options. */
  chosen: palette.ice100,
  onChosen: palette.ink950,
  focus: palette.auroraCyan,
  ok: palette.green400,
  okText: palette.green400,
  pending: palette.amber400,
  onStatus: palette.ink950,
  danger: palette.red300,
  dangerSurface: palette.red900,
  /** The field behind portraits and clothes. */
  stage: palette.nuit700,
  /** Measuring lines on the stage. */
  stageLine: palette.steel500,
  /** Lines inside the bar of reactions. */
  lineHigh: palette.ink600,
  /** The layer behind a dialog. */
  scrim: palette.abyss,
  /** The aurora has three uses only: the sky, the mark of the current page, the live edge of the match bar. */
  aurora: `linear-gradient(90deg, ${aurora})`,
  auroraUp: `linear-gradient(0deg, ${aurora})`,
} as const;

export type Meaning = keyof typeof onInk;
export type Ground = "ink" | "ice" | "acid" | "paper";

const onIce = {
  surface: palette.ice100,
  surfaceRaised: palette.white,
  surfaceHigh: palette.white,
  line: palette.mist250,
  lineStrong: palette.slate600,
  text: palette.ink950,
  textStrong: palette.ink950,
  textQuiet: palette.slate700,
  placeholder: palette.slate650,
  mark: palette.ink950,
  onMark: palette.acid400,
  focus: palette.indigo700,
  action: palette.ink950,
  actionHover: palette.nuit675,
  onAction: palette.acid400,
  danger: palette.red700,
  dangerSurface: palette.white,
  okText: palette.green800,
  chosen: palette.ink950,
  onChosen: palette.ice100,
} as const;

/** Printers leave out backgrounds: text has to be readable without them. */
const onPaper = {
  ...onIce,
  surface: palette.white,
  mark: palette.mist250,
  onMark: palette.ink950,
  calm: palette.mist250,
  calmAction: palette.mist250,
  onCalm: palette.ink950,
  stage: palette.mist250,
  stageLine: palette.slate700,
  action: palette.mist250,
  onAction: palette.ink950,
} as const;

/** The same meanings on each ground. A meaning that a ground doesn't list has its value on ink. */
export const grounds: Record<Ground, Partial<Record<Meaning, string>>> = {
  ink: onInk,
  ice: onIce,
  paper: onPaper,
  acid: {
    surface: palette.acid400,
    surfaceRaised: palette.acid300,
    surfaceHigh: palette.acid300,
    line: palette.acid575,
    lineStrong: palette.acid800,
    text: palette.ink950,
    textStrong: palette.ink950,
    textQuiet: palette.acid850,
    action: palette.ink950,
    actionHover: palette.ink800,
    onAction: palette.acid400,
    mark: palette.ink950,
    onMark: palette.acid400,
    focus: palette.ink950,
    placeholder: palette.acid850,
    chosen: palette.ink950,
    onChosen: palette.acid400,
  },
};

const names = Object.keys(onInk);

/** The custom property of a meaning: its number, because each page names them a few hundred times. */
export const propertyOf = (name: string) => `--${names.indexOf(name).toString(36)}`;

/** Colours by purpose. Each is a custom property, so that a ground can change it. */
export const meaning = Object.fromEntries(names.map((name) => [name, `var(${propertyOf(name)})`])) as Readonly<
  Record<Meaning, string>
>;

/** The `theme-color` of the browser's frame, which reads no custom property. */
export const themeColour = onInk.surface;

/** The colours of the pictures of empty lists, which read no custom property either. Apart from those of all drawings: pages load these. */
export const emptyPaint = {
  line: palette.steel500,
  acid: palette.acid400,
  ice: palette.ice100,
  danger: palette.red300,
} as const;
