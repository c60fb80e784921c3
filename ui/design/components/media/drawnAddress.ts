// The server draws these (`src/server/drawings.ts`): what is only looked at would be too much script for every reader.

/** Where a plan stands that was written like that: the same words, the same picture. */
export const diagramAddress = (drawing: string): string => `/schemas/${drawing}.svg`;

/** Where the picture of one of a plan's signs stands, for the words that explain it. */
export const signAddress = (sign: string): string => `/schemas/signes/${sign}.svg`;

const faceAt = (folder: string, name: string | null | undefined): string | undefined =>
  // Half of a letter is nothing that an address can hold.
  name?.trim() ? `/visages/${folder}${encodeURIComponent(name.replace(/\p{Cs}/gu, ""))}.svg` : undefined;

/** Where the face of whoever signs a text stands: one of the club's own people has that of its pages. Nobody without a name has one. */
export const authorFace = (name: string | null | undefined): string | undefined => faceAt("", name);

/** Where a member's face stands. They choose their name, so that nobody gets a face of the club's people by it. */
export const memberFace = (name: string | null | undefined): string | undefined => faceAt("membres/", name);
