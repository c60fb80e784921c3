import { centre } from "../../../domain/content/body/focalPoint.ts";
import type { PicturePoints } from "../../../domain/content/pictures/picturePoints.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryPicturePoints = ({ enter, pictures }: MemoryBackend): PicturePoints => ({
  async of(picture) {
    await enter("read published articles");
    return pictures.read().find(({ id }) => id === picture)?.point ?? centre;
  },
});
