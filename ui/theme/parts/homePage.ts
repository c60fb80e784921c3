/** The first page, as the reference has it. */
export const hero = {
  /** With the bars over and under it, it fills the first screen and no more. */
  height: "min(752px, 100svh - var(--bar-height) - 9.75rem)",
  above: "clamp(20px, min(4.4vw, (100svh - 500px) * .13), 64px)",
  aboveTablet: "32px",
  line: 0.86,
  wordGap: ".07em",
  tracking: "-.035em",
  skyPart: "100% 0",
  skyTablet: "84vw",
  skyPartTablet: "66% 0",
  text: "34em",
  textSize: "clamp(1.125rem, 1.45vw, 1.3125rem)",
  /** What a low window has to spare goes between the words. */
  textAbove: "clamp(12px, (100svh - 600px) * .16, 48px)",
  textBelow: "clamp(16px, (100svh - 600px) * .24, 72px)",
  actsAbove: "clamp(16px, 3.4svh, 32px)",
  /** The sky fades under the words. */
  plate: "-32px -72px 0 -50vw",
  plateCut: "112px",
  plateFade: "72px",
} as const;

/** The five under the sky, shoulder to shoulder. The middle one comes forward. */
export const five = {
  /** They reach from the bottom into the title's last line, and are so much wider than high. */
  reach: "24px",
  shape: 2.31,
  least: "352px",
  most: "66%",
  mostLaptop: "60%",
  /** How much of their width the middle one and those to the right take: they may stand beside the title. */
  beside: 0.7,
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
