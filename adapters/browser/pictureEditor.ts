import type { Picture, PictureEditor, PictureType } from "../../domain/shared/picture.ts";
import { done, refused } from "../../domain/shared/result.ts";

/** In pixels; smaller pictures aren't enlarged. */
const largestSquare = 512;
const largestSide = 2_400;
const quality = 0.85;

/** The part of a picture that is drawn, and its new size. */
type Cut = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

const squareOf = ({ width, height }: ImageBitmap): Cut => {
  const length = Math.min(width, height);
  const [left, top] = [(width - length) / 2, (height - length) / 2];
  return { left, top, width: length, height: length, scale: Math.min(1, largestSquare / length) };
};

const wholeOf = ({ width, height }: ImageBitmap): Cut => {
  return { left: 0, top: 0, width, height, scale: Math.min(1, largestSide / Math.max(width, height)) };
};

const unpacked = ({ type, bytes }: Picture): Promise<ImageBitmap | undefined> =>
  createImageBitmap(new Blob([bytes], { type: `image/${type}` }), { imageOrientation: "from-image" }).catch(
    () => undefined,
  );

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This device gives pages no canvas");
  context.imageSmoothingQuality = "high";
  return context;
};

const isSeenThrough = (context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean =>
  context.getImageData(0, 0, width, height).data.some((value, at) => at % 4 === 3 && value < 255);

const packed = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> =>
  new Promise((taken, refuse) =>
    canvas.toBlob(
      (made) => (made ? taken(made) : refuse(new Error("This device writes no pictures"))),
      `image/${type}`,
      quality,
    ),
  );

/** An image element draws SVG, and runs no script in it. */
const imageOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<HTMLImageElement | undefined> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new TextDecoder().decode(bytes))}`;
  return image.decode().then(
    () => image,
    () => undefined,
  );
};

const square = 512;

/** Draws a logo as large as a square of 512 pixels allows. A drawing without a size of its own fills it. */
const logo: PictureEditor["logo"] = async (file) => {
  const whole = file.type === "svg" ? await imageOf(file.bytes) : await unpacked(file);
  if (!whole) return refused({ kind: "no-picture" });
  const canvas = document.createElement("canvas");
  canvas.width = square;
  canvas.height = square;
  const context = contextOf(canvas);
  const [width, height] = [whole.width || square, whole.height || square];
  const scale = square / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  context.drawImage(whole, (square - across) / 2, (square - down) / 2, across, down);
  return done({ type: "png", bytes: new Uint8Array(await (await packed(canvas, "png")).arrayBuffer()) });
};

const drawn =
  (cutOf: (whole: ImageBitmap) => Cut): PictureEditor["square"] =>
  async (picture) => {
    const whole = await unpacked(picture);
    if (!whole) return refused({ kind: "no-picture" });
    const { left, top, width, height, scale } = cutOf(whole);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = contextOf(canvas);
    context.drawImage(whole, left, top, width, height, 0, 0, canvas.width, canvas.height);
    whole.close();

    // A photograph is several times smaller as a JPEG, which has no transparency.
    const type = picture.type !== "jpeg" && isSeenThrough(context, canvas) ? "png" : "jpeg";
    return done({ type, bytes: new Uint8Array(await (await packed(canvas, type)).arrayBuffer()) });
  };

/** Draws with a canvas: the result contains nothing but pixels, no metadata. */
export const browserPictureEditor: PictureEditor = { square: drawn(squareOf), whole: drawn(wholeOf), logo };
