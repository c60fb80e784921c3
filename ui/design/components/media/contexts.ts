import { createContext, type ImgHTMLAttributes, useContext } from "react";
import { isInsecureAddress } from "../../../../domain/shared/address.ts";
import { keptWidths, shownPicture } from "../../../../domain/content/body/ownPicture.ts";

/** `host`: the prefix of the paths of uploaded pictures; empty when the site's own host serves them. */
export const PicturesContext = createContext({ host: "", isSecure: false });

/** The address to load for a stored picture; `null` for one over http on a site of https, which browsers are told not to load. */
export const useShownPicture = (address: string | null | undefined): string | null => {
  const { host, isSecure } = useContext(PicturesContext);
  if (!address || (isSecure && isInsecureAddress(address))) return null;
  return shownPicture(address, host);
};

/**
 * The props of an image for its widths and its size, of which an uploaded picture's address tells; none for other addresses.
 * @param sizes as of the attribute: how wide it is shown
 */
export const useWidths = (
  address: string | null | undefined,
  sizes: string,
): Pick<ImgHTMLAttributes<HTMLImageElement>, "width" | "height" | "srcSet" | "sizes"> => {
  const { host } = useContext(PicturesContext);
  const kept = address ? keptWidths(address) : undefined;
  if (!kept) return {};
  const { width, height, all } = kept;
  return {
    width,
    height,
    ...(all.length > 1 && { srcSet: all.map((one) => `${host}${one.address} ${one.width}w`).join(", "), sizes }),
  };
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
