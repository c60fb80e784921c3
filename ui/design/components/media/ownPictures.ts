import { createContext, useContext } from "react";
import { shownPicture } from "../../../../domain/content/pictures/ownPicture.ts";

/** What stands before the path of an uploaded picture: nothing where the page's own host keeps it. */
export const PictureHostContext = createContext("");

/** A picture's address as it is asked for. */
export const useShownPicture = <Address extends string | null | undefined>(address: Address) => {
  const host = useContext(PictureHostContext);
  return address ? shownPicture(address, host) : address;
};
