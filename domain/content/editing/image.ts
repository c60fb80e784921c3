import { isAbsoluteAddress, isSitePath } from "../../shared/address.ts";
import { type Result, done, refused } from "../../shared/result.ts";

/** Neither an absolute address nor a path of this site. */
export type BadImage = { readonly kind: "bad-image" };

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** A picture's address as it is stored: a relative path gets a slash before it, an empty one stays empty. */
export const imageAddress = (typed: string): Result<string, BadImage> => {
  const address = typed.trim();
  if (address === "" || isAbsoluteAddress(address)) return done(address);
  const path = address.startsWith("/") ? address : `/${address}`;
  return scheme.test(address) || !isSitePath(path) ? refused({ kind: "bad-image" }) : done(path);
};
