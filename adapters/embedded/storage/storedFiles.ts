import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspect } from "node:util";
import type { App } from "@supabase/lite";
import { note, type RequestNotes } from "../database/requestNotes.ts";
import { isDiskFull } from "../folder/refusal.ts";
import { downloads, downloadTypeOf, isDownload, largestDownload } from "./downloads.ts";
import { pictureTypeOf, redrawn } from "./pictures.ts";
import { storedName } from "./storedName.ts";

/** lite's adapter for the files of its storage. */
export type StoredFiles = NonNullable<App["_storageAdapter"]>;

type Metadata = Awaited<ReturnType<StoredFiles["headObject"]>>;

type FileStore = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  forget(name: string): Promise<void>;
};

const unfinishedEnd = ".unfinished";

/** Writes a file whole: a kill leaves the old file or the new file. */
const storeInFolder = (folder: string): FileStore => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A kill leaves unfinished files behind.
  for (const name of readdirSync(folder).filter((name) => name.endsWith(unfinishedEnd))) rmSync(join(folder, name));
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async write(name, bytes) {
      const unfinished = join(folder, `${name}${unfinishedEnd}`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
    forget: (name) => rm(join(folder, name), { force: true }),
  };
};

const storeInMemory = (): FileStore => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (name) => files.get(name),
    write: async (name, bytes) => void files.set(name, Uint8Array.from(bytes)),
    forget: async (name) => void files.delete(name),
  };
};

/** The buckets' limit. A re-encoded picture may be larger than the uploaded file. */
const largestPicture = 5 * 1024 * 1024;

/** A day: addresses of pictures change with what is in them. */
const cacheControl = "public, max-age=86400";

const metadataOf = (bucket: string, key: string, bytes: Uint8Array): Metadata => ({
  cacheControl,
  contentLength: bytes.length,
  size: bytes.length,
  // The type follows from the bytes, or of a download from its name. The caller's type doesn't count.
  mimetype: (bucket === downloads ? downloadTypeOf(key) : pictureTypeOf(bytes)) ?? "application/octet-stream",
  eTag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  lastModified: new Date(),
});

/** lite answers 500 to every error of its storage, and prints the error with its stack. */
const refuse = (problem: NonNullable<RequestNotes["fileProblem"]>): never => {
  note((notes) => (notes.fileProblem = problem));
  throw Object.assign(new Error(problem), { [inspect.custom]: () => problem });
};

/** The bytes that are kept of an uploaded file: a picture is decoded and written anew, a download is kept as it is. */
const keptBytes = async (bucket: string, key: string, bytes: Uint8Array): Promise<Uint8Array> => {
  if (bucket === downloads) {
    if (!isDownload(key, bytes)) return refuse("no-download");
    return bytes.length > largestDownload ? refuse("too-large") : bytes;
  }
  const picture = await redrawn(bytes);
  if (!picture) return refuse("no-picture");
  return picture.length > largestPicture ? refuse("too-large") : picture;
};

/** The files of the storage, in a folder or, without one, in the process's memory. The database decides who may read and write them. */
export const storedFiles = (folder: string | undefined): StoredFiles => {
  const store = folder === undefined ? storeInMemory() : storeInFolder(folder);

  const find = async (bucket: string, key: string): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = await store.read(storedName(bucket, key));
    if (!bytes) throw new Error(`The file of ${bucket}/${key} is gone`);
    return bytes;
  };
  const notHere = async (): Promise<never> => {
    throw new Error("The embedded backend doesn't do this");
  };

  return {
    driver: null,
    async getObject(bucket, key) {
      const bytes = await find(bucket, key);
      return { metadata: metadataOf(bucket, key, bytes), httpStatusCode: 200, body: Buffer.from(bytes) };
    },
    async uploadObject(bucket, key, _version, body) {
      // lite has checked the caller's rights: no picture of a visitor is decoded.
      const bytes = await keptBytes(bucket, key, new Uint8Array(await new Response(body as BodyInit).arrayBuffer()));
      await store.write(storedName(bucket, key), bytes).catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        console.error("storage: the disk is full, so an uploaded file isn't stored");
        return refuse("disk-full");
      });
      return metadataOf(bucket, key, bytes);
    },
    deleteObject: (bucket, key) => store.forget(storedName(bucket, key)),
    deleteObjects: notHere,
    copyObject: notHere,
    headObject: async (bucket, key) => metadataOf(bucket, key, await find(bucket, key)),
    privateAssetUrl: notHere,
  };
};
