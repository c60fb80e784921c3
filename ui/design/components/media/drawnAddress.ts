import type { Figure } from "../../../../domain/club/club.ts";
import type { Garment } from "../../drawings/clothes/garment.ts";
import type { EmblemPose } from "../../drawings/emblem.ts";
import type { First } from "../../drawings/firsts.ts";

// The server draws these addresses (`src/server/documents/drawings.ts`). Pages hold the drawings of their first screen: `useDrawing`.

/** The address of the plan with this source. The same source gives the same picture. */
export const diagramAddress = (drawing: string): string => `/schemas/${drawing}.svg`;

/** The address of the picture of one sign of a plan, for the key. */
export const signAddress = (sign: string): string => `/schemas/signes/${sign}.svg`;

/** The address of a drawn cover, by its `coverKey`. The title isn't in it. */
export const coverAddress = (key: string): string => `/couvertures/${key}.svg`;

const written = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, "")); // An unpaired surrogate can't be encoded.

/** The figure of a founder in any position. */
export const founder = (name: string): Figure => ({ role: "Fondateur", name });

/** The address of a person's portrait. */
export const portraitAddress = ({ role, name }: Figure): string => `/portraits/${written(role)},${written(name)}.svg`;

/** The address of the drawing of a vacant position. */
export const seatAddress = "/portraits/place.svg";

/** The address of the head of the same person. */
export const headAddress = ({ role, name }: Figure): string => `/portraits/tetes/${written(role)},${written(name)}.svg`;

/** The address of a drawn product; its name seeds the print. */
export const garmentAddress = (kind: Garment, name: string): string => `/vetements/${kind},${written(name)}.svg`;

/** The address of the club's emblem as a large decoration. */
export const emblemAddress = (pose: EmblemPose): string => `/decors/embleme-${pose}.svg`;

/** The address of the drawing for what a page has nothing of yet. */
export const firstAddress = (what: First): string => `/decors/premier-${what}.svg`;

/** The address of the sky over the home page's first screen, by the shape of the season; an empty one for a sky of no season. */
export const skyAddress = (shape: string): string => (shape ? `/decors/ciel-${shape}.svg` : "/decors/ciel.svg");

const faceAt = (folder: string, name: string | null | undefined): string | undefined =>
  name?.trim() ? `/visages/${folder}${written(name)}.svg` : undefined;

/** The address of an author's face. People of the club have the face that their own page shows. No name gives no face. */
export const authorFace = (name: string | null | undefined): string | undefined => faceAt("", name);

/** The address of a member's face. Its folder is separate: members choose their names, and could take the face of a person of the club. */
export const memberFace = (name: string | null | undefined): string | undefined => faceAt("membres/", name);

/** The address of the crest that is drawn for another club. */
export const crestAddress = (name: string): string => `/ecussons/${written(name)}.svg`;
