import type { Club } from "../../../../domain/club/club.ts";
import { portraitAddress, skyAddress } from "../../../design/components/media/drawnAddress.ts";
import { type Meaning, propertyOf } from "../../../design/tokens/meaning.ts";
import { maskCard as at } from "../../../design/tokens/parts/maskCard.ts";
import { slope } from "../../../design/tokens/slope.ts";

type Card = Pick<Club, "name" | "crest"> & {
  readonly username: string;
  /** The address of a drawing in the club's colours. */
  readonly drawn: (address: string) => string;
};

/** Null when it can't be loaded: the card is drawn without it. */
const pictureAt = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/** A path whose left and right edges lean, or the right one alone. */
const slanted = (x: number, y: number, width: number, height: number, isWhole = true): Path2D => {
  const lean = height * slope;
  const path = new Path2D();
  path.moveTo(isWhole ? x + lean : x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width - lean, y + height);
  path.lineTo(x, y + height);
  path.closePath();
  return path;
};

/** The largest size, up to the wanted one, in which a text fits a width. Sets the font. */
const fit = (pen: CanvasRenderingContext2D, text: string, wanted: number, width: number): void => {
  const styles = getComputedStyle(document.documentElement);
  const write = (size: number) => (pen.font = `900 ${size}px ${styles.getPropertyValue("--font")}`);
  pen.fontStretch = "expanded";
  write(wanted);
  const wide = pen.measureText(text).width;
  if (wide > width) write(Math.floor((wanted * width) / wide));
};

/**
 * The bytes of a PNG of 1080 × 1350: a member's mask and username, under the club's name.
 * @throws when the mask can't be loaded, or the browser writes no PNG.
 */
export const drawMaskCard = async ({ username, name, crest, drawn }: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const [mask, sky, mark] = await Promise.all([
    pictureAt(drawn(portraitAddress({ role: "Membre", name: username }))),
    pictureAt(drawn(skyAddress(""))),
    pictureAt(crest),
    document.fonts.load("900 16px Archivo", username),
  ]);
  const canvas = Object.assign(document.createElement("canvas"), { width: at.width, height: at.height });
  const pen = canvas.getContext("2d");
  if (!mask || !pen) throw new Error("The mask can't be drawn");
  const styles = getComputedStyle(document.documentElement);
  const ink = (meaning: Meaning) => (pen.fillStyle = styles.getPropertyValue(propertyOf(meaning)));

  ink("surface");
  pen.fillRect(0, 0, at.width, at.height);
  if (sky) pen.drawImage(sky, at.width - at.sky.width, 0, at.sky.width, at.sky.height);

  const field = slanted(at.field.x, at.field.y, at.field.width, at.field.height);
  ink("stage");
  pen.fill(field);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, at.width, at.field.y + at.field.height);
  pen.clip();
  pen.drawImage(mask, at.mask.x, at.mask.y, at.mask.width, at.mask.height);
  pen.restore();

  pen.textBaseline = "middle";
  ink("mark");
  fit(pen, username, at.plate.letters, at.plate.longest);
  const plate = pen.measureText(username).width + at.inset + at.plate.height * slope + at.plate.after;
  pen.fill(slanted(0, at.plate.y, plate, at.plate.height, false));
  ink("onMark");
  pen.fillText(username, at.inset, at.plate.y + at.plate.height / 2);

  if (mark) pen.drawImage(mark, at.inset, at.club.y - at.club.crest / 2, at.club.crest, at.club.crest);
  ink("text");
  const left = at.inset + (mark ? at.club.crest + at.club.gap : 0);
  fit(pen, name, at.club.letters, at.width - at.inset - left);
  pen.fillText(name, left, at.club.y);

  const file = await new Promise<Blob | null>((written) => canvas.toBlob(written, "image/png"));
  if (!file) throw new Error("The browser writes no PNG");
  return new Uint8Array(await file.arrayBuffer());
};
