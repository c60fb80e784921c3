import type { FocalPoint } from "../body/focalPoint.ts";
import type { PictureId } from "./library.ts";

/** The points of uploaded pictures, as everybody sees them in addresses. */
export type PicturePoints = {
  /** The point that stays in view; the centre for a picture without one, and for none. */
  of(picture: PictureId): Promise<FocalPoint>;
};
