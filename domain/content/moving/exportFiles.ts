import { ownFiles } from "../body/ownFile.ts";
import { keptWidths, ownPictures } from "../body/ownPicture.ts";
import { withoutPoint } from "../body/focalPoint.ts";

/** The bytes of an uploaded picture or file. Undefined for one that isn't there. */
export type ReadStored = (address: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

const uploaded = /\/storage\/v1\/object\/public\/(?:contenus|fichiers)\/[\w./-]+/g;

/** The addresses of uploaded pictures, in all their widths, and of files in a text, each once. */
export const uploadedIn = (text: string): readonly string[] => {
  const all = (text.match(uploaded) ?? []).flatMap((found) => {
    const address = withoutPoint(found);
    return keptWidths(address)?.all.map((one) => one.address) ?? [address];
  });
  return [...new Set(all)];
};

/** Where an uploaded picture or file stands in an export. An import finds it there by the end of its address. */
export const exportPath = (address: string): string =>
  address.startsWith(ownFiles) ? `fichiers/${address.slice(ownFiles.length)}` : address.slice(ownPictures.length);

/** A text whose uploaded pictures and files have their paths in an export. @param above leads out of the text's folder */
export const withExportPaths = (text: string, above: string): string =>
  text.replace(uploaded, (found) => above + exportPath(withoutPoint(found)));
