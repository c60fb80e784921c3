import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import { pictureIn, type Picture } from "../../shared/picture.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { centre, pointOf, withoutPoint, withPoint } from "../body/focalPoint.ts";
import type { ItemPictures } from "../editing/ports.ts";
import type { UploadImage } from "../editing/uploadImage.ts";
import type { UploadFile } from "../files/uploadFile.ts";
import type { FileBeside } from "./found.ts";
import type { Taken } from "./oldAddresses.ts";
import type { AddedItem, Imports, MovedItem, NewImport, OldPictures } from "./ports.ts";
import { withHtmlAddresses, withMarkdownAddresses } from "./sourceAddresses.ts";

/** An item of an import, with the pictures and files that are stored with it. */
export type ItemWithFiles = { readonly item: MovedItem; readonly taken: readonly Taken[] };

/** What became of pictures and files, by their former addresses: the new one, or null where they couldn't be stored. */
export type Stored = Readonly<Record<string, string | null>>;

export type ImportItems = (batch: {
  readonly of: NewImport;
  readonly items: readonly ItemWithFiles[];
  /** Of the batches before, so that a picture that several items show is stored once. */
  readonly stored: Stored;
}) => Promise<Result<{ readonly outcomes: readonly AddedItem[]; readonly stored: Stored }, SignedOut | NotStaff>>;

type Needs = {
  readonly imports: Imports;
  readonly oldPictures: OldPictures;
  readonly pictures: ItemPictures;
  readonly uploadImage: UploadImage;
  readonly uploadFile: UploadFile;
};

const nameIn = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1) ?? path;

/** A picture with all its widths, as a site like this one has drawn them. */
const drawn = async (widths: readonly FileBeside[]): Promise<readonly Picture[]> => {
  const all = await Promise.all(widths.map(async ({ read }) => read()));
  const pictures = all.map((bytes) => bytes && pictureIn(bytes));
  return pictures.every((one) => one?.ok) ? pictures.flatMap((one) => (one?.ok ? [one.value] : [])) : [];
};

/** Stores a picture or a file. Gives its address, null where it can't be stored, or the refusal of the caller. */
const store = async (
  { address, use, file, widths }: Taken,
  { oldPictures, pictures, uploadImage, uploadFile }: Needs,
): Promise<Result<string | null, SignedOut | NotStaff>> => {
  const [widest, ...others] = widths ? await drawn(widths) : [];
  const name = nameIn(file?.path ?? address);
  const bytes = widest ? undefined : await (file ? file.read() : oldPictures.fetch(address));
  if (!widest && !bytes) return done(null);
  const upload = use === "picture" ? uploadImage : uploadFile;
  const answer = widest
    ? await pictures.put([widest, ...others], name)
    : await upload({ name, size: bytes?.length ?? 0, read: async () => bytes ?? new Uint8Array() });
  if (answer.ok) return answer;
  const { kind } = answer.refusal;
  return kind === "signed-out" || kind === "not-staff" ? refused({ kind }) : done(null);
};

/** An item with the new addresses of what was stored. What isn't is left out where it is needed, and keeps its address elsewhere. */
const withStored = ({ item, taken }: ItemWithFiles, stored: Stored): MovedItem => {
  const needed = new Set(taken.filter(({ isNeeded }) => isNeeded).map(({ address }) => address));
  const addressOf = (address: string): string | null => {
    const own = stored[withoutPoint(address)];
    if (own) return withPoint(own, pointOf(address) ?? centre);
    return needed.has(address) ? null : address;
  };
  const change = item.kind === "tip" ? withMarkdownAddresses : withHtmlAddresses;
  const { content, featuredImage, heroImage } = item.fields;
  const fields = {
    ...item.fields,
    content: change(content, addressOf),
    featuredImage: addressOf(featuredImage) ?? "",
    heroImage: addressOf(heroImage) ?? "",
  };
  return { ...item, fields };
};

/** Stores the pictures and files of items, then adds the items to an import, as `Imports.add`. A repetition may store a picture again. */
export const importItems =
  (needs: Needs): ImportItems =>
  async ({ of, items, stored: before }) => {
    const stored: Record<string, string | null> = { ...before };
    for (const taken of items.flatMap((one) => one.taken)) {
      const name = withoutPoint(taken.address);
      if (Object.hasOwn(stored, name)) continue;
      const answer = await store(taken, needs);
      if (!answer.ok) return answer;
      stored[name] = answer.value;
    }
    const added = await needs.imports.add({ of, items: items.map((one) => withStored(one, stored)) });
    return added.ok ? done({ outcomes: added.value, stored }) : added;
  };
