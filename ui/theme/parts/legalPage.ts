/** What there is to read, then the text itself. */
export const legalPage = { contents: "1 / span 3", text: "5 / -1" } as const;
