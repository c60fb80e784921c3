import type { Picture } from "../../domain/accounts/picture.ts";
import type { PictureEditor } from "../../domain/accounts/ports.ts";
import { done, refused } from "../../domain/result.ts";

/** In pixels; a smaller picture stays as small as it is. */
const largestSide = 512;
const quality = 0.85;

const unpacked = ({ type, bytes }: Picture): Promise<ImageBitmap | undefined> =>
  createImageBitmap(new Blob([bytes], { type: `image/${type}` }), { imageOrientation: "from-image" }).catch(
    () => undefined,
  );

const isSeenThrough = (context: CanvasRenderingContext2D, side: number): boolean =>
  context.getImageData(0, 0, side, side).data.some((value, at) => at % 4 === 3 && value < 255);

/** Draws pictures anew: what comes out of a canvas has nothing in it but its pixels. */
export const browserPictureEditor: PictureEditor = {
  async square(picture) {
    const whole = await unpacked(picture);
    if (!whole) return refused({ kind: "no-picture" });
    const length = Math.min(whole.width, whole.height);
    const side = Math.min(length, largestSide);
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This device gives pages no canvas");
    context.imageSmoothingQuality = "high";
    const [left, top] = [(whole.width - length) / 2, (whole.height - length) / 2];
    context.drawImage(whole, left, top, length, length, 0, 0, side, side);
    whole.close();

    // A photograph is several times smaller as a JPEG, which can't be seen through.
    const type = picture.type !== "jpeg" && isSeenThrough(context, side) ? "png" : "jpeg";
    const made = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, `image/${type}`, quality));
    if (!made) throw new Error("This device writes no pictures");
    return done({ type, bytes: new Uint8Array(await made.arrayBuffer()) });
  },
};
