import { createContext, useContext } from "react";
import { shownPicture } from "../../../../domain/content/body/ownPicture.ts";

/** Prefix of the paths of uploaded pictures; empty when the site's own host serves them. */
export const PictureHostContext = createContext("");

/** The address to load for a stored picture. */
export const useShownPicture = <Address extends string | null | undefined>(address: Address) => {
  const host = useContext(PictureHostContext);
  return address ? shownPicture(address, host) : address;
};
