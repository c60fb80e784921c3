import * as z from "zod/mini";
import { centre, pointOf } from "../../../domain/content/body/focalPoint.ts";
import type { PicturePoints } from "../../../domain/content/pictures/picturePoints.ts";
import type { Client } from "../shared/client.ts";
import { broken } from "../shared/errors.ts";

/** "40,20"; empty without a point of its own. */
const Point = z.string().check(z.regex(/^(?:\d{1,3},\d{1,3})?$/));

export const supabasePicturePoints = (client: Client): PicturePoints => ({
  async of(picture) {
    const { data, error } = await client.rpc("focal_point", { picture });
    if (error) throw broken(error);
    return pointOf(`#${z.parse(Point, data)}`) ?? centre;
  },
});
