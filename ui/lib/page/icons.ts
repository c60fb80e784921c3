// The club's logo as browsers and devices show it beside a page's name. Drawn by the server (`src/server/documents/icons.ts`).

/** Asked for by browsers and feed readers that read no page. */
export const faviconPath = "/favicon.ico";

/** A square picture without transparency, for the home screens of iPhones. */
export const touchIconPath = "/apple-touch-icon.png";

/** Whether a path is that of one of the icons. */
export const isIcon = (path: string): boolean =>
  path === faviconPath || path === touchIconPath || path.startsWith("/icones/");

export const manifestPath = "/site.webmanifest";

/** A PNG of that many pixels a side. */
export const iconPath = (side: 32 | 192 | 512): string => `/icones/${side}.png`;

/** The logo within the middle that no device cuts off, 512 pixels a side. */
export const maskableIconPath = "/icones/masque.png";
