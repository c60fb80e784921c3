import { smallerWidths, widest } from "../../domain/content/body/ownPicture.ts";
import type { Picture, PictureEditor, PictureType } from "../../domain/shared/picture.ts";
import { done, refused } from "../../domain/shared/result.ts";

/** In pixels; smaller pictures aren't enlarged. */
const largestSquare = 512;
const tallest = 2_400;
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

const unpacked = ({ type, bytes }: Picture): Promise<ImageBitmap | undefined> =>
  createImageBitmap(new Blob([bytes], { type: `image/${type}` }), { imageOrientation: "from-image" }).catch(
    () => undefined,
  );

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This device has no canvas");
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

const logoSide = 512;

/** Draws a logo as large as a square of 512 pixels allows. A drawing without a size of its own fills it. */
const logo: PictureEditor["logo"] = async (file) => {
  const whole = file.type === "svg" ? await imageOf(file.bytes) : await unpacked(file);
  if (!whole) return refused({ kind: "no-picture" });
  const canvas = document.createElement("canvas");
  canvas.width = logoSide;
  canvas.height = logoSide;
  const context = contextOf(canvas);
  const [width, height] = [whole.width || logoSide, whole.height || logoSide];
  const scale = logoSide / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  context.drawImage(whole, (logoSide - across) / 2, (logoSide - down) / 2, across, down);
  return done({ type: "png", bytes: new Uint8Array(await (await packed(canvas, "png")).arrayBuffer()) });
};

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const canvasOf = (whole: ImageBitmap, { left, top, width, height, scale }: Cut): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  contextOf(canvas).drawImage(whole, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** A photograph is several times smaller as a JPEG, which has no transparency. */
const asJpegOrPng = async (canvas: HTMLCanvasElement, from: PictureType): Promise<Picture> => {
  const type = from !== "jpeg" && isSeenThrough(contextOf(canvas), canvas) ? "png" : "jpeg";
  return { type, bytes: await bytesOf(await packed(canvas, type)) };
};

const square: PictureEditor["square"] = async (picture) => {
  const whole = await unpacked(picture);
  if (!whole) return refused({ kind: "no-picture" });
  const canvas = canvasOf(whole, squareOf(whole));
  whole.close();
  return done(await asJpegOrPng(canvas, picture.type));
};

/** As WebP. A browser that writes none, as Safari, gives a PNG instead: there it is as a square is. */
const written = async (canvas: HTMLCanvasElement, from: PictureType): Promise<Picture> => {
  const webp = await packed(canvas, "webp");
  return webp.type === "image/webp" ? { type: "webp", bytes: await bytesOf(webp) } : asJpegOrPng(canvas, from);
};

const widths: PictureEditor["widths"] = async (picture) => {
  const whole = await unpacked(picture);
  if (!whole) return refused({ kind: "no-picture" });
  const { width, height } = whole;
  const drawnAt = (scale: number) => written(canvasOf(whole, { left: 0, top: 0, width, height, scale }), picture.type);
  const scale = Math.min(1, widest / width, tallest / height);
  const own = await drawnAt(scale);
  const smaller: Picture[] = [];
  for (const one of smallerWidths(Math.max(1, Math.round(width * scale)))) smaller.push(await drawnAt(one / width));
  whole.close();
  return done([own, ...smaller]);
};

/** Draws with a canvas: the result contains nothing but pixels, no metadata. */
export const browserPictureEditor: PictureEditor = { square, widths, logo };
