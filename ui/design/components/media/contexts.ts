import { createContext, useContext } from "react";
import { shownPicture } from "../../../../domain/content/body/ownPicture.ts";

/** Prefix of the paths of uploaded pictures; empty when the site's own host serves them. */
export const PictureHostContext = createContext("");

/** The address to load for a stored picture. */
export const useShownPicture = <Address extends string | null | undefined>(address: Address) => {
  const host = useContext(PictureHostContext);
  return address ? shownPicture(address, host) : address;
};

/**
 * The address that an image loads for that of a drawing (`drawnAddress.ts`). The server gives the drawing itself, as a data address, so
 * that a page's first screen holds its drawings. In the browser it is the same address: pages load no code that draws.
 */
export const DrawingContext = createContext((address: string): string => address);

/** The props of an image that shows the drawing at an address. The server's may differ: React leaves it in the page. */
export const useDrawing = () => {
  const drawn = useContext(DrawingContext);
  return (address: string) => ({ src: drawn(address), suppressHydrationWarning: true });
};
