import { isAbsoluteAddress } from "../../shared/address.ts";

/** Where the pictures of articles and tips are found, on whatever host keeps them. */
export const ownPictures = "/storage/v1/object/public/contenus/";

const longest = 2_000;
const names = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Whether an address is that of an uploaded picture, as it is stored: a path, so that it stays true when the domain changes. */
export const isOwnPicture = (address: string): boolean =>
  address.length <= longest && address.startsWith(ownPictures) && names.test(address.slice(ownPictures.length));

/** Whether a picture of a text may be asked for there: at a whole address, or among the uploaded ones. */
export const isPictureAddress = (address: string): boolean => isAbsoluteAddress(address) || isOwnPicture(address);

/**
 * A picture's address as it is asked for: an uploaded one where its host keeps it, any other as it is.
 *
 * @param host stands before the path: the storage's origin, or nothing where it is the page's own
 */
export const shownPicture = (address: string, host: string): string =>
  isOwnPicture(address) ? host + address : address;
