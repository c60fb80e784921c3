import { club as folder } from "virtual:club";
import type { Club } from "../../../domain/club/club.ts";
import { isOwnPicture } from "../../../domain/content/body/ownPicture.ts";
import { mostPixels, openSharp } from "../../../adapters/embedded/storage/pictures.ts";
import type { ReadPicture } from "./sharePhoto.ts";

const side = 512;

const squareOf = async (picture: Uint8Array | undefined): Promise<string> => {
  if (!picture) throw new Error("The club's logo can't be read");
  const sharp = await openSharp();
  const fitted = sharp(picture, { limitInputPixels: mostPixels }).resize(side, side, {
    fit: "contain",
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return `data:image/png;base64,${(await fitted.png().toBuffer()).toString("base64")}`;
};

/**
 * The club with an uploaded logo as a data address of PNG, as the pictures that the server makes need it; with the folder's, when the
 * picture can't be read.
 */
export const withUploadedLogo = (read: ReadPicture) => {
  let latest: { readonly path: string; readonly crest: Promise<string> } | undefined;
  return async (club: Club): Promise<Club> => {
    const path = club.crest;
    if (!isOwnPicture(path)) return club;
    if (latest?.path !== path) latest = { path, crest: read(path).then(squareOf) };
    try {
      return { ...club, crest: await latest.crest };
    } catch (cause) {
      console.error(cause);
      latest = undefined;
      return { ...club, crest: folder.crest };
    }
  };
};
