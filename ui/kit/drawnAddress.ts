// The server draws these (`src/server/drawings.ts`): what is only looked at would be too much script for every reader.

/** Where a plan stands that was written like that: the same words, the same picture. */
export const diagramAddress = (drawing: string): string => `/schemas/${drawing}.svg`;

/** Where the picture of one of a plan's signs stands, for the words that explain it. */
export const signAddress = (sign: string): string => `/schemas/signes/${sign}.svg`;
