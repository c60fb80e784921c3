export const filled = (path: string, fill: string, more = ""): string =>
  `<path fill="${fill}" d="${path}"${more && ` ${more}`}/>`;

/** A whole SVG. Pass no text into it: drawings are made of numbers only. */
export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

const signs: Record<string, string> = { '"': "'", "#": "%23", "%": "%25", "<": "%3C", ">": "%3E" };

/** An SVG as a data address. Only characters that an address can't hold are encoded, to keep it short. */
export const dataAddress = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replace(/["#%<>]/g, (sign) => signs[sign] ?? sign)}`;

/** Gives the drawing at an address as a data address, and the address itself where `drawingAt` draws nothing. */
export const drawnBy =
  (drawingAt: (address: string) => string | undefined) =>
  (address: string): string => {
    const drawing = drawingAt(address);
    return drawing === undefined ? address : dataAddress(drawing);
  };
