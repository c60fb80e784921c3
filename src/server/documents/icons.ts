import type { Club } from "../../../domain/club/club.ts";
import { filled, picture } from "../../../ui/design/drawings/picture.ts";
import { themeColour } from "../../../ui/design/tokens/recolour.ts";
import { faviconPath, iconPath, manifestPath, maskableIconPath, touchIconPath } from "../../../ui/lib/page/icons.ts";
import { crestOf, squared } from "./crest.ts";
import { icoOf } from "./ico.ts";
import { png } from "./png.ts";
import type { FileNeeds, SiteFile } from "./siteFile.ts";

/** Seconds for which a browser may show the last logo. */
const freshFor = 3_600;

/** A square of 512, with the logo on a share of it. */
const icon = (club: Club, share: number, ground = ""): string => {
  const side = 512 * share;
  return picture(512, 512, ground + squared(crestOf(club), (512 - side) / 2, (512 - side) / 2, side));
};

const plain = (club: Club, side: number): Promise<Uint8Array> => png(icon(club, 1), side);
const onGround = (club: Club, side: number, share: number): Promise<Uint8Array> =>
  png(icon(club, share, filled("M0 0h512v512H0z", themeColour(club.colours))), side);

const drawings: Readonly<Record<string, (club: Club) => Promise<Uint8Array>>> = {
  [iconPath(32)]: (club) => plain(club, 32),
  [iconPath(192)]: (club) => plain(club, 192),
  [iconPath(512)]: (club) => plain(club, 512),
  [touchIconPath]: (club) => onGround(club, 180, 0.8),
  // Devices cut off all but a circle of four fifths: the logo's corners are in it.
  [maskableIconPath]: (club) => onGround(club, 512, 0.56),
  [faviconPath]: async (club) =>
    icoOf(await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await plain(club, side) })))),
};

const manifestOf = ({ name, shortName, tagline, colours }: Club): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: "fr",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themeColour(colours),
    theme_color: themeColour(colours),
    icons: [
      { src: iconPath(192), sizes: "192x192", type: "image/png" },
      { src: iconPath(512), sizes: "512x512", type: "image/png" },
      { src: maskableIconPath, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

/** Resolves a path to one of the club's icons, or to the manifest that names them. */
export const icons =
  ({ club, image }: Pick<FileNeeds, "club" | "image">) =>
  async (path: string): Promise<SiteFile | undefined> => {
    if (path === manifestPath) return { type: "application/manifest+json", body: manifestOf(club), freshFor };
    const draw = Object.hasOwn(drawings, path) ? drawings[path] : undefined;
    if (!draw) return undefined;
    const file = await image(JSON.stringify([path, club.crest, club.colours.field]), () => draw(club));
    return { ...file, ...(path === faviconPath && { type: "image/x-icon" }), freshFor };
  };
