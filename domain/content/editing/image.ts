import { isAbsoluteAddress, isSitePath } from "../../shared/address.ts";
import { type Result, done, refused } from "../../shared/result.ts";

/** The picture's address leads nowhere that it may: neither to a whole address nor to a place of this site. */
export type BadImage = { readonly kind: "bad-image" };

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address of a picture as it is kept: a relative path gets a slash before it, nothing stays nothing. */
export const imageAddress = (typed: string): Result<string, BadImage> => {
  const address = typed.trim();
  if (address === "" || isAbsoluteAddress(address)) return done(address);
  const path = address.startsWith("/") ? address : `/${address}`;
  return scheme.test(address) || !isSitePath(path) ? refused({ kind: "bad-image" }) : done(path);
};
