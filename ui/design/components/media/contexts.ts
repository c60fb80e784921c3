import { createContext, useContext } from "react";
import { isInsecureAddress } from "../../../../domain/shared/address.ts";
import { shownPicture } from "../../../../domain/content/body/ownPicture.ts";

/** `host`: the prefix of the paths of uploaded pictures; empty when the site's own host serves them. */
export const PicturesContext = createContext({ host: "", isSecure: false });

/** The address to load for a stored picture; `null` for one over http on a site of https, which browsers are told not to load. */
export const useShownPicture = (address: string | null | undefined): string | null => {
  const { host, isSecure } = useContext(PicturesContext);
  if (!address || (isSecure && isInsecureAddress(address))) return null;
  return shownPicture(address, host);
};

/** The first part of drawings' addresses, while the club has other colours than its folder: "/" and the colours. */
export const MarkContext = createContext("");

/** The address of a drawing in the club's colours. */
export const useDrawn = () => {
  const mark = useContext(MarkContext);
  return (address: string): string => mark + address;
};

/** The drawings that the server wrote into the page, by their addresses. Images put them here when they are hydrated. */
const inPage = new Map<string, string>();

/**
 * The source of an image for the address of a drawing (`drawnAddress.ts`). The server gives the drawing itself, as a data address, so
 * that a page's first screen holds its drawings. The browser loads no drawing code: it gives the address, or the server's data address.
 * The editor's preview, which has the code, gives the drawing.
 */
export const DrawingContext = createContext((address: string): string => inPage.get(address) ?? address);

/** The props of an image that shows the drawing at an address. They have a `ref`: the image can have no other. */
export const useDrawing = () => {
  const drawn = useContext(DrawingContext);
  const inColours = useDrawn();
  return (plain: string) => {
    const address = inColours(plain);
    const src = drawn(address);
    // Hydration leaves the image as the server wrote it. Its drawing is shown again when the visitor comes back to the page, also
    // without a network.
    const ref = (image: HTMLImageElement | null) => {
      const written = image?.getAttribute("src");
      if (src === address && written?.startsWith("data:")) inPage.set(address, written);
    };
    return { src, ref, suppressHydrationWarning: true };
  };
};
