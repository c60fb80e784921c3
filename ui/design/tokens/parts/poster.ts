/** The measures of a result's poster, in pixels of its picture. */
export const poster = {
  width: 1080,
  inset: 72,
  sky: { width: 1600, height: 700 },
  club: { y: 108, crest: 72, gap: 24, letters: 44 },
  face: { most: 5, gap: 14 },
  slate: { height: 76, letters: 44, inside: 30 },
  row: { height: 144, gap: 8, letters: 70, crest: 84, figure: 190, points: 104 },
  map: { height: 64, letters: 36 },
  foot: { height: 108, letters: 32, line: 44 },
  gap: 36,
} as const;

/** For a post, and for a story. */
export const posterHeights = { post: 1350, story: 1920 } as const;
