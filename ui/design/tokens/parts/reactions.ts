/** Sizes of the reactions: the bar, the text box, the comments. */
export const reactions = {
  reactionGlyphPhone: "20px",
  comment: "52px",
} as const;
