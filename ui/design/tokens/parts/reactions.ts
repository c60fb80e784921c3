/** What members do with a tip or an article: the bar, the box, the comments. */
export const reactions = {
  reactionGlyphPhone: "20px",
  comment: "52px",
} as const;
