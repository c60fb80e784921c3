const signs: Record<string, string> = { '"': "'", "#": "%23", "%": "%25", "<": "%3C", ">": "%3E" };

/** A drawing as the address of an image. Only what an address can't hold is written otherwise: it stays small. */
export const dataAddress = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replace(/["#%<>]/g, (sign) => signs[sign] ?? sign)}`;
