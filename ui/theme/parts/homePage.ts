/** The first page, as the reference has it. */
export const hero = {
  height: "min(720px, 82vh)",
  above: "clamp(28px, 4.4vw, 64px)",
  aboveTablet: "32px",
  /** How many letters a line holds at the largest size. */
  letters: 8.4,
  line: ".86",
  wordGap: ".07em",
  tracking: "-.035em",
  skyPart: "100% 0",
  skyTablet: "84vw",
  skyPartTablet: "66% 0",
  text: "34em",
  textSize: "clamp(1.125rem, 1.45vw, 1.3125rem)",
  textBelow: "clamp(40px, 5vw, 72px)",
  /** A plate cut out of the sky keeps the words on ink. */
  plate: "18px -72px 0 -50vw",
  plateCut: "92px",
} as const;

/** The five under the sky, shoulder to shoulder. The middle one comes forward. */
export const five = {
  above: "clamp(150px, 19vw, 290px)",
  aboveTablet: "14px",
  bleed: "-24px",
  bleedTablet: "-30px",
  start: "9%",
  one: "0 0 27%",
  oneShoulder: "-10.2%",
  between: "29%",
  middle: "36%",
  middleShoulder: "-10% -2%",
  lastShoulder: "-9%",
  plateAbove: "18px",
  plateInset: "7px 18px",
  plateCut: "9px",
} as const;

export const vision = {
  lead: "clamp(1.5rem, 2.65vw, 2.375rem)",
  leadLine: 1.18,
  text: "35.6em",
} as const;

/** Their left edges share one line of the slope: the longer the horizon, the longer the bar. */
export const goals = {
  row: "136px",
  gap: "12px",
  when: "300px",
  whenTablet: "240px",
  cutPhone: "24px",
  inset: "8px",
  insetPhone: "14px",
  text: "39em",
} as const;

export const founder = {
  frame: "clamp(320px, 33vw, 470px)",
  /** How much of the frame the field behind the head takes. */
  field: 0.83,
  fieldAbove: "17%",
  portrait: "106%",
  portraitBelow: "-6%",
  portraitPull: "translateX(-44%)",
  step: "clamp(0px, 7vw, 104px)",
  overlap: "-56px",
  narrower: "9%",
  cut: "22px",
  name: "clamp(1.375rem, 2.1vw, 1.875rem)",
  nameInset: "12px",
} as const;

export const reading = {
  title: "clamp(1.5rem, 2.7vw, 2.375rem)",
  thumb: "156px",
  thumbPhone: "112px",
  thumbShape: "16 / 11",
} as const;

export const join = { entry: "64px", reach: "translateX(8px)" } as const;
