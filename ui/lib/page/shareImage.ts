import { pointOf, withoutPoint } from "../../../domain/content/body/focalPoint.ts";
import { isOwnPicture, ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { isPictureSource } from "../../../domain/shared/address.ts";

// Share images are 1200 × 630 pixels and made by the server: drawn (`src/server/documents/shareCard.ts`), or cut from an uploaded
// picture (`src/server/documents/sharePhoto.ts`).

const folder = "/partage/";

/** The share image of pages without their own. */
export const clubImagePath = `${folder}club.png`;

/** The sections whose pages have share images of their own. */
export type SharedSection = "tips" | "news" | "matches" | "teams" | "players" | "evenements";

/** The drawn share image of a page. */
export const shareImagePath = (section: SharedSection, slug: string): string => `${folder}${section}/${slug}.png`;

/**
 * The share image of a page that has pictures: the first that a page of https loads. An uploaded one is cut by the server, at an address
 * below the drawn image that takes its place when it is gone: `/partage/news/montreal/images/4f7c.png.jpg`, or with its point
 * `/partage/news/montreal/40,20/images/4f7c.png.jpg`.
 * @param drawn the page's drawn share image
 */
export const shareImageOf = (drawn: string, ...pictures: readonly (string | null | undefined)[]): string => {
  const picture = pictures.find((address) => address && isPictureSource(address));
  if (!picture) return drawn;
  if (!isOwnPicture(picture)) return picture;
  const point = pointOf(picture);
  const name = withoutPoint(picture).slice(ownPictures.length);
  return `${drawn.replace(/\.png$/, "")}/${point ? `${point.x},${point.y}/` : ""}${name}.jpg`;
};

const cutPath =
  /^(\/partage\/(?:club|(?:tips|news|matches|teams|players|evenements)\/[a-z\d-]+))\/(?:(\d{1,3},\d{1,3})\/)?(.+)\.jpg$/;

/** The parts of a cut picture's address; `undefined` for other paths. */
export const partsOfCut = (path: string): { readonly drawn: string; readonly picture: string } | undefined => {
  const [, drawn, point, name] = cutPath.exec(path) ?? [];
  const picture = `${ownPictures}${name}${point ? `#${point}` : ""}`;
  return drawn !== undefined && isOwnPicture(picture) ? { drawn: `${drawn}.png`, picture } : undefined;
};

/** Whether the server makes the image, so that its size is known. */
export const isMade = (address: string): boolean => address.startsWith(folder);
