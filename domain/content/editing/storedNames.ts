import { type Picture, type PictureType, type PictureWidths, sizeOf } from "../../shared/picture.ts";
import { namesOfWidths } from "../body/ownPicture.ts";

const extensionOf = { jpeg: "jpg", png: "png", webp: "webp" } as const satisfies Record<PictureType, string>;

/** A picture with its path in the storage. */
export type NamedPicture = { readonly path: string; readonly picture: Picture };

/**
 * The paths under which a picture is stored in its widths, the widest first. They tell its size, unless a width is missing or has another
 * type: then it is stored in its own alone.
 * @param id unique
 */
export const storedNames = (id: string, pictures: PictureWidths): readonly [NamedPicture, ...NamedPicture[]] => {
  const [own, ...smaller] = pictures;
  const extension = extensionOf[own.type];
  const size = sizeOf(own);
  const [name, ...others] = size ? namesOfWidths(id, size, extension) : [];
  const isWhole = others.length === smaller.length && smaller.every(({ type }) => type === own.type);
  if (name === undefined || !isWhole) return [{ path: `images/${id}.${extension}`, picture: own }];
  const rest = smaller.map((picture, at) => ({ path: `images/${others[at] ?? ""}`, picture }));
  return [{ path: `images/${name}`, picture: own }, ...rest];
};
