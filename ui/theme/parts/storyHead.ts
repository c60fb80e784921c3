/** How a tip or an article opens: its picture, and the title cut into it. */
export const storyHead = {
  art: "40 / 15",
  artPhone: "16 / 10",
  artCut: "polygon(12.2% 0, 100% 0, 100% 100%, 0 100%)",
  title: "clamp(2rem, 5vw, 4.5rem)",
  titleLong: "clamp(1.625rem, 3vw, 2.5rem)",
  titleCut: "40px",
  titleInset: ".34em calc(40px + .5em) .38em",
  titlePullPhone: "-46px",
  titleInsetPhone: "16px",
  titleAfterPhone: "10px",
} as const;
