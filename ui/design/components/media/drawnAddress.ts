// The server draws these (`src/server/documents/drawings.ts`), so that the browser doesn't load the drawing code.

/** The address of the plan with this source. The same source gives the same picture. */
export const diagramAddress = (drawing: string): string => `/schemas/${drawing}.svg`;

/** The address of the picture of one sign of a plan, for the key. */
export const signAddress = (sign: string): string => `/schemas/signes/${sign}.svg`;

const faceAt = (folder: string, name: string | null | undefined): string | undefined =>
  // An unpaired surrogate can't be encoded in an address.
  name?.trim() ? `/visages/${folder}${encodeURIComponent(name.replace(/\p{Cs}/gu, ""))}.svg` : undefined;

/** The address of an author's face. People of the club have the face that their own page shows. No name gives no face. */
export const authorFace = (name: string | null | undefined): string | undefined => faceAt("", name);

/** The address of a member's face. Its folder is separate: members choose their names, and could take the face of a person of the club. */
export const memberFace = (name: string | null | undefined): string | undefined => faceAt("membres/", name);
