import type { FirstPositionTexts } from "../applications/firstPositions.ts";
import type { Invitation } from "./club.ts";

/** The club's recruitment page. Its positions are the first ones of an empty site, which reads them once; it may have none. */
export type Recruitment = {
  readonly title: string;
  readonly text: string;
  /** Up to four figures, such as "10+" and "rôles ouverts". `spoken` is for screen readers where the value is a sign: "∞". */
  readonly figures: readonly { readonly value: string; readonly words: string; readonly spoken?: string | undefined }[];
  readonly positions: FirstPositionTexts;
  /** Where to ask before applying. */
  readonly call: Invitation;
};
