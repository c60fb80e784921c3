import type { Club } from "../../../../domain/club/club.ts";
import { portraitAddress, skyAddress } from "../../../design/components/media/drawnAddress.ts";
import { maskCard as at } from "../../../design/tokens/parts/maskCard.ts";
import { slope } from "../../../design/tokens/slope.ts";
import { fit, ink, loadLetters, pictureAt, pngOf, slanted } from "../../../lib/pictures/canvas.ts";

type Card = Pick<Club, "name" | "crest"> & {
  readonly username: string;
  /** The address of a drawing in the club's colours. */
  readonly drawn: (address: string) => string;
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
    loadLetters(username + name),
  ]);
  if (!mask) throw new Error("The mask can't be loaded");
  return pngOf(at, (pen) => {
    ink(pen, "surface");
    pen.fillRect(0, 0, at.width, at.height);
    if (sky) pen.drawImage(sky, at.width - at.sky.width, 0, at.sky.width, at.sky.height);

    ink(pen, "stage");
    pen.fill(slanted(at.field.x, at.field.y, at.field.width, at.field.height));
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, at.width, at.field.y + at.field.height);
    pen.clip();
    pen.drawImage(mask, at.mask.x, at.mask.y, at.mask.width, at.mask.height);
    pen.restore();

    pen.textBaseline = "middle";
    fit(pen, username, at.plate.letters, at.plate.longest);
    const plate = pen.measureText(username).width + at.inset + at.plate.height * slope + at.plate.after;
    ink(pen, "mark");
    pen.fill(slanted(0, at.plate.y, plate, at.plate.height, false));
    ink(pen, "onMark");
    pen.fillText(username, at.inset, at.plate.y + at.plate.height / 2);

    if (mark) pen.drawImage(mark, at.inset, at.club.y - at.club.crest / 2, at.club.crest, at.club.crest);
    ink(pen, "text");
    const left = at.inset + (mark ? at.club.crest + at.club.gap : 0);
    fit(pen, name, at.club.letters, at.width - at.inset - left);
    pen.fillText(name, left, at.club.y);
  });
};
