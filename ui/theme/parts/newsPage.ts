/** An article is read on paper, with others beside it. */
export const newsPage = {
  paper: "clamp(48px, 6vw, 88px)",
  text: "2 / span 7",
  textLaptop: "1 / span 8",
  side: "10 / -1",
  sideLaptop: "9 / -1",
  underline: "3px",
} as const;
