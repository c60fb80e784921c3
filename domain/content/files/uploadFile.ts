import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { ChosenFile } from "../../shared/picture.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { downloadName, extensionOf, type FileExtension, isOfKind, largestFile } from "./fileKind.ts";

/** A file to be stored, whose bytes are what its extension says. */
export type KnownFile = {
  /** The name that it is downloaded with (`downloadName`). */
  readonly name: string;
  readonly extension: FileExtension;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Uploaded files for download. Who knows the address of one reads it, as of pictures: also that of a draft. */
export type ItemFiles = {
  /** Stores a file, and returns its address: a path that tells its size and its kind (`keptFile`). */
  put(file: KnownFile): Promise<Result<string, SignedOut | NotStaff | { readonly kind: "other-content" }>>;
};

export type FileRefusal =
  | { readonly kind: "unknown-file" | "empty-file" | "file-too-large" }
  /** The bytes aren't what the extension says. */
  | RefusalOf<ItemFiles["put"]>;

export type UploadFile = (file: ChosenFile & { readonly name?: string }) => Promise<Result<string, FileRefusal>>;

/**
 * Uploads a file for download, and returns its address. Refuses visitors, members who aren't staff, kinds that aren't in the list, files
 * whose content is another one than their name says, empty and too large ones.
 */
export const uploadFile =
  ({ files }: { readonly files: ItemFiles }): UploadFile =>
  async ({ name = "", size, read }) => {
    // Before it is read: the file may be huge.
    const extension = extensionOf(name);
    if (!extension) return refused({ kind: "unknown-file" });
    if (size > largestFile) return refused({ kind: "file-too-large" });
    const bytes = await read();
    if (bytes.length === 0) return refused({ kind: "empty-file" });
    if (bytes.length > largestFile) return refused({ kind: "file-too-large" });
    if (!isOfKind(extension, bytes)) return refused({ kind: "other-content" });
    return files.put({ name: downloadName(name, extension), extension, bytes });
  };
