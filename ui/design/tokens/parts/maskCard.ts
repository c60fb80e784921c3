/** The measures of a member's card, in pixels of its picture. */
export const maskCard = {
  width: 1080,
  height: 1350,
  inset: 72,
  sky: { width: 1600, height: 700 },
  field: { x: 72, y: 250, width: 936, height: 850 },
  mask: { x: 124, y: 150, width: 832, height: 998 },
  plate: { y: 1028, height: 148, letters: 84, longest: 820, after: 40 },
  club: { y: 1264, crest: 64, gap: 24, letters: 40 },
} as const;
