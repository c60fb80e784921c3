/** A number with what it counts, in English: "1 file", "2 files". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
