import { mostPixels, openSharp } from "../../../adapters/embedded/storage/pictures.ts";
import { widestInMail } from "../../../domain/club/letter/mailPicture.ts";

/**
 * An uploaded picture as mails have it: as JPEG, or as PNG when it can be seen through, no wider than they show. `undefined` for a file that
 * is no picture, is broken, or has too many pixels.
 */
export const mailPhoto = async (bytes: Uint8Array): Promise<Uint8Array | undefined> => {
  const sharp = await openSharp();
  try {
    const source = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels }).autoOrient();
    const { hasAlpha } = await source.metadata();
    const isSeenThrough = hasAlpha && !(await source.stats()).isOpaque;
    const fitted = source.resize({ width: widestInMail, withoutEnlargement: true }).toColourspace("srgb");
    return await (isSeenThrough ? fitted.png() : fitted.jpeg({ quality: 84 })).toBuffer();
  } catch {
    return undefined;
  }
};
