import * as z from "zod/mini";
import { centre, pointOf } from "../../../domain/content/body/focalPoint.ts";
import type { PicturePoints } from "../../../domain/content/pictures/picturePoints.ts";
import type { Client } from "../shared/client.ts";

export const supabasePicturePoints = (client: Client): PicturePoints => ({
  async of(picture) {
    const { data, error } = await client.rpc("focal_point", { picture });
    if (error) throw error;
    return pointOf(`#${z.parse(z.nullable(z.string()), data) ?? ""}`) ?? centre;
  },
});
