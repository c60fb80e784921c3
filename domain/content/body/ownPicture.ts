import { isAbsoluteAddress } from "../../shared/address.ts";

/** The path of uploaded pictures, on any host. */
export const ownPictures = "/storage/v1/object/public/contenus/";

const longest = 2_000;
const names = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Whether an address is an uploaded picture, stored as a path so that it outlives the site's domain. */
export const isOwnPicture = (address: string): boolean =>
  address.length <= longest && address.startsWith(ownPictures) && names.test(address.slice(ownPictures.length));

/** Whether a picture's address is valid: an absolute one, or an uploaded picture. */
export const isPictureAddress = (address: string): boolean => isAbsoluteAddress(address) || isOwnPicture(address);

/**
 * The address to load a picture from.
 * @param host comes before an uploaded picture's path: the storage's origin, or nothing on the page's own
 */
export const shownPicture = (address: string, host: string): string =>
  isOwnPicture(address) ? host + address : address;
