import type { Sharp } from "sharp";
import { mostPixels, openSharp } from "../../../adapters/embedded/storage/pictures.ts";
import type { FocalPoint } from "../../../domain/content/body/focalPoint.ts";
import { shareCard } from "../../../ui/design/tokens/parts/shareCard.ts";

/** Reads an uploaded picture by its path; `undefined` for a missing or unreadable picture. */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;

/** The buckets' limit is 5 MB. */
const mostSource = 6_000_000;
const patience = 5_000;

/** Reads uploaded pictures from the backend's storage, and from nowhere else: the path is `isOwnPicture`, and a redirect is refused. */
export const pictureReader =
  (url: string, fetchFrom: typeof fetch): ReadPicture =>
  async (path) => {
    try {
      const answer = await fetchFrom(url + path, { redirect: "error", signal: AbortSignal.timeout(patience) });
      if (!answer.ok || !answer.body) return undefined;
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of answer.body) {
        size += part.length;
        // Leaving the loop cancels the rest.
        if (size > mostSource) return undefined;
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch {
      return undefined;
    }
  };

/** From good to poor: only noise needs the last. */
const qualities = [84, 74, 60, 40, 20];
const mostBytes = 300_000;
const { width, height, ground } = shareCard;

/**
 * As `object-position` places it: this share of what is too much is cut before it. It is cut before it is resized: a long and flat picture
 * would be huge in between.
 */
const aroundPoint = (source: Sharp, of: { readonly width: number; readonly height: number }, { x, y }: FocalPoint) => {
  const scale = Math.max(width / of.width, height / of.height);
  const kept = {
    width: Math.min(of.width, Math.ceil(width / scale)),
    height: Math.min(of.height, Math.ceil(height / scale)),
  };
  const left = Math.round(((of.width - kept.width) * x) / 100);
  const top = Math.round(((of.height - kept.height) * y) / 100);
  return source.extract({ left, top, ...kept }).resize(width, height, { fit: "fill" });
};

/**
 * A picture as JPEG of 1200 × 630 and less than 300 kB. It is cut around its point; without one at its middle, or when it is taller than
 * wide at its top, where faces are. One that can be seen through, as logos and products are, is shown whole. `undefined` for a file that is
 * no picture, is broken, or has too many pixels.
 */
export const sharePhoto = async (bytes: Uint8Array, point?: FocalPoint): Promise<Uint8Array | undefined> => {
  const sharp = await openSharp();
  try {
    const source = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels }).autoOrient();
    const { autoOrient, hasAlpha } = await source.metadata();
    const isWhole = hasAlpha && !(await source.stats()).isOpaque;
    const resized =
      point && !isWhole
        ? aroundPoint(source, autoOrient, point)
        : source.resize(width, height, {
            fit: isWhole ? "contain" : "cover",
            position: !isWhole && autoOrient.height > autoOrient.width ? "top" : "centre",
            background: ground,
          });
    const cut = await resized
      .flatten({ background: ground })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const quality of qualities) {
      const written = await sharp(cut.data, { raw: cut.info }).jpeg({ quality }).toBuffer();
      if (written.length < mostBytes) return written;
    }
    return undefined;
  } catch {
    return undefined;
  }
};

/** A drawn share image as JPEG, for the address of a picture that is gone. */
export const jpegOf = async (png: Uint8Array): Promise<Uint8Array> =>
  (await openSharp())(png).jpeg({ quality: 84 }).toBuffer();
