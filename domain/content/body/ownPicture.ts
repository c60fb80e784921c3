import { isAbsoluteAddress } from "../../shared/address.ts";
import { withoutPoint } from "./focalPoint.ts";

/** The path of uploaded pictures, on any host. */
export const ownPictures = "/storage/v1/object/public/contenus/";

const longest = 2_000;
const names = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Whether an address is an uploaded picture, with its point or without, stored as a path so that it outlives the site's domain. */
export const isOwnPicture = (address: string): boolean =>
  address.length <= longest &&
  address.startsWith(ownPictures) &&
  names.test(withoutPoint(address).slice(ownPictures.length));

/** Whether a picture's address is valid: an absolute one, or an uploaded picture. */
export const isPictureAddress = (address: string): boolean => isAbsoluteAddress(address) || isOwnPicture(address);

/**
 * The address to load a picture from.
 * @param host comes before an uploaded picture's path: the storage's origin, or nothing on the page's own
 */
export const shownPicture = (address: string, host: string): string =>
  isOwnPicture(address) ? host + address : address;

/** Pixels: the widest that an uploaded picture is kept in. */
export const widest = 1_920;

/** The widths that a picture is kept in besides its own, the widest first. None is close to it. */
export const smallerWidths = (width: number): readonly number[] => [960, 480].filter((one) => one <= 0.8 * width);

/** `images/4f7c_1600x900.webp` tells the size, and that `images/4f7c_1600x900_960.webp` and `…_480.webp` are kept too. */
const sized = /_(\d{1,5})x(\d{1,5})(\.\w+)$/;

/** The address of another width of a picture. */
const ofWidth = (address: string, width: number): string => address.replace(sized, `_$1x$2_${width}$3`);

/** The names of a picture in its widths, of which the first is its own. */
export const namesOfWidths = (
  id: string,
  { width, height }: { readonly width: number; readonly height: number },
  extension: string,
): readonly string[] => {
  const name = `${id}_${width}x${height}.${extension}`;
  return [name, ...smallerWidths(width).map((one) => ofWidth(name, one))];
};

/** `images/4f7c…`: the files of a picture begin with its id. */
const identified = /^images\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:_\d+x\d+)?\.\w+$/;

/** The id of an uploaded picture, which all its files have in their names; `undefined` for other addresses. */
export const pictureIdOf = (address: string): string | undefined =>
  address.startsWith(ownPictures) ? identified.exec(withoutPoint(address).slice(ownPictures.length))?.[1] : undefined;

/** The address of the smallest file of a picture. */
export const smallestOf = (address: string): string => keptWidths(address)?.all.at(-1)?.address ?? address;

export type KeptWidths = {
  readonly width: number;
  readonly height: number;
  /** The picture's own first. */
  readonly all: readonly { readonly address: string; readonly width: number }[];
};

/** The size and the widths of an uploaded picture, as its address tells them; `undefined` for other addresses. */
export const keptWidths = (pointed: string): KeptWidths | undefined => {
  const address = withoutPoint(pointed);
  const [, width, height] = (isOwnPicture(address) && sized.exec(address)) || [];
  if (!Number(width) || !Number(height)) return undefined;
  const own = Number(width);
  return {
    width: own,
    height: Number(height),
    all: [own, ...smallerWidths(own)].map((one) => ({
      address: one === own ? address : ofWidth(address, one),
      width: one,
    })),
  };
};
