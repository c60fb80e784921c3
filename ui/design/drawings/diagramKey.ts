import { paint } from "../tokens/drawing.ts";
import { disc, filled, picture, ring } from "./shapes.ts";

// On the plan's ground, so that ice and acid differ on white paper too.
const sign = (drawn: string) => picture(24, 24, filled("M0 0h24v24H0z", paint.raised) + drawn);

/** The picture of each sign, 24 × 24, for the key. The names are those of the plan's source. */
export const diagramKey = {
  nous: sign(disc(12, 12, 6, paint.acid) + ring(12, 12, 10, paint.acid, 2)),
  eux: sign(filled("m12 3 9 9-9 9-9-9z", "none", `stroke="${paint.ice}" stroke-width="3"`)),
  regard: sign(filled("M22 12 2 3v18z", paint.acid, 'opacity=".45"')),
  trajet: sign(filled("M1 10h9v4h-9zM14 10h9v4h-9z", paint.acid)),
} as const;
