import { withoutPoint } from "../../content/body/focalPoint.ts";
import { isOwnPicture, keptWidths, ownPictures } from "../../content/body/ownPicture.ts";

/** Below the folder of all images that the server makes. */
const folder = "/partage/lettres/";

/** Pixels: the widest that a letter shows a picture. */
const widestShown = 560;
/** Pixels: the widest that it is sent, for screens that have two for each. */
export const widestInMail = 2 * widestShown;

/** The address at which the server has an uploaded picture as JPEG or PNG: Outlook for Windows shows no WebP. */
export const mailPicturePath = (address: string): string =>
  `${folder}${withoutPoint(address).slice(ownPictures.length)}.jpg`;

/** The uploaded picture that is asked for at a path; `undefined` for other paths. */
export const pictureInMail = (path: string): string | undefined => {
  if (!path.startsWith(folder) || !path.endsWith(".jpg")) return undefined;
  const picture = `${ownPictures}${path.slice(folder.length, -".jpg".length)}`;
  return isOwnPicture(picture) ? picture : undefined;
};

/** The size that a letter says of a picture: Outlook for Windows takes a width from nowhere else. The height is left out when it isn't known. */
export const mailSizeOf = (address: string): { readonly width: number; readonly height?: number } => {
  const kept = keptWidths(address);
  if (!kept) return { width: widestShown };
  const width = Math.min(kept.width, widestShown);
  return { width, height: Math.max(1, Math.round((kept.height * width) / kept.width)) };
};
