const signs: Record<string, string> = { '"': "'", "#": "%23", "%": "%25", "<": "%3C", ">": "%3E" };

/** An SVG as a data address. Only characters that an address can't hold are encoded, to keep it short. */
export const dataAddress = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replace(/["#%<>]/g, (sign) => signs[sign] ?? sign)}`;
