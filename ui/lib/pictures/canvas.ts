import { type Meaning, propertyOf } from "../../design/tokens/meaning.ts";
import { family } from "../../design/tokens/fontCuts.ts";
import { slope } from "../../design/tokens/slope.ts";

/** A picture to draw; null when it can't be loaded. */
export const pictureAt = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/** A path whose left and right edges lean, or the right one alone. */
export const slanted = (x: number, y: number, width: number, height: number, isWhole = true): Path2D => {
  const lean = height * slope;
  const path = new Path2D();
  path.moveTo(isWhole ? x + lean : x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width - lean, y + height);
  path.lineTo(x, y + height);
  path.closePath();
  return path;
};

/** The page's colour and font, for a pen. */
const styles = () => getComputedStyle(document.documentElement);

/** Dips the pen into a colour of the page. */
export const ink = (pen: CanvasRenderingContext2D, meaning: Meaning): void => {
  pen.fillStyle = styles().getPropertyValue(propertyOf(meaning));
};

const wideFamily = `${family} Wide`;

/** Gives the page's font under a name of its own, in its widest letters alone: WebKit's canvas doesn't know `fontStretch`. */
const addWideFaces = (): void => {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const of = (name: string) => rule.style.getPropertyValue(name);
      if (of("font-family").replaceAll(/["']/g, "") !== family) continue;
      const [weight, unicodeRange] = [of("font-weight"), of("unicode-range")];
      document.fonts.add(new FontFace(wideFamily, of("src"), { weight, unicodeRange, stretch: "125%" }));
    }
  }
};
let hasWideFaces = false;

/** Loads the letters of texts that are drawn. */
export const loadLetters = async (texts: string): Promise<void> => {
  if (!hasWideFaces && !("fontStretch" in CanvasRenderingContext2D.prototype)) {
    addWideFaces();
    hasWideFaces = true;
  }
  await document.fonts.load(`900 16px "${hasWideFaces ? wideFamily : family}"`, texts);
};

/** Sets the page's font: the largest size, up to the wanted one, in which a text fits a width. */
export const fit = (pen: CanvasRenderingContext2D, text: string, wanted: number, width: number): void => {
  const write = (size: number) => {
    const own = styles().getPropertyValue("--font");
    pen.font = `900 ${size}px ${hasWideFaces ? `"${wideFamily}", ` : ""}${own}`;
    pen.fontStretch = "expanded"; // After the font, which sets it back.
  };
  write(wanted);
  const wide = pen.measureText(text).width;
  if (wide > width) write(Math.floor((wanted * width) / wide));
};

/** A PNG as a data address: the security policy allows no `blob:`. */
export const pngAddress = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((read, fail) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => read(String(reader.result)));
    reader.addEventListener("error", () => fail(reader.error ?? new Error("The picture can't be read")));
    reader.readAsDataURL(new Blob([bytes], { type: "image/png" }));
  });

/**
 * Draws a picture of this size and gives the bytes of its PNG.
 * @throws when the browser draws none
 */
export const pngOf = async (
  size: { readonly width: number; readonly height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser gives no canvas");
  draw(pen);
  const file = await new Promise<Blob | null>((written) => canvas.toBlob(written, "image/png"));
  if (!file) throw new Error("The browser writes no PNG");
  return new Uint8Array(await file.arrayBuffer());
};
