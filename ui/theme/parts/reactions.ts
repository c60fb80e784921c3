/** What members do with a tip or an article: the bar, the box, the comments. */
export const reactions = {
  reaction: "60px",
  reactionPhone: "56px",
  reactionGlyphPhone: "20px",
  reactionInset: "14px",
  reactionFocus: "-6px",
  comment: "52px",
  commentText: "35.5em",
  box: "112px",
} as const;
