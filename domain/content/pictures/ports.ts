import type { Result } from "../../shared/result.ts";
import type { Picture } from "./picture.ts";

/** Draws pictures anew. Nothing but what can be seen is left: neither where they were taken nor with what. Refuses broken ones. */
export type PictureEditor = {
  /** The middle square of a picture, small. */
  square(picture: Picture): Promise<Result<Picture, { readonly kind: "no-picture" }>>;
  /** All of a picture, no larger than a page can show it. */
  whole(picture: Picture): Promise<Result<Picture, { readonly kind: "no-picture" }>>;
};
