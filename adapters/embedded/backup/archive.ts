import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream, ReadableWritablePair } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from "modern-tar";
import { BackupRefusal } from "./refusal.ts";
import { longestEntry } from "./format.ts";

export type Entry = { readonly name: string; readonly bytes: Uint8Array };

/** Adds an entry, and waits until there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

/** Writes a new compressed archive with what `work` adds, down to the disk. Throws where the file exists or can't be written. */
export const writeArchive = async (file: string, work: (add: Add) => Promise<void>): Promise<void> => {
  // Opened before the work begins, so that a folder without rights is refused first.
  const output = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await once(output, "open");
  const { readable, controller } = createTarPacker();
  const written = pipeline(Readable.fromWeb(readable as ReadableStream), createGzip({ level: 3 }), output);
  const add: Add = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const working = work(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const [end, made] = await Promise.allSettled([written, working]);
  // An error of the disk ends the work too, with another error.
  if (end.status === "rejected") throw end.reason;
  if (made.status === "rejected") throw made.reason;
};

/** The entries of an archive, in their order. Throws a `BackupRefusal` for a file that isn't one, or not whole. */
export async function* entriesIn(file: string): AsyncGenerator<Entry> {
  const input = createReadStream(file);
  const unzipped = createGunzip();
  const unpacked = pipeline(input, unzipped);
  // Reported by the reader below.
  unpacked.catch(() => {});
  try {
    // The types of the browser's streams aren't those of Node.
    const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair as ReadableWritablePair<
      ParsedTarEntry,
      Uint8Array
    >;
    for await (const { header, body } of Readable.toWeb(unzipped).pipeThrough(decoder)) {
      if (header.size > longestEntry) throw new BackupRefusal(`${file} is no backup of this site.`);
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
    }
    await unpacked;
  } catch (cause) {
    throw cause instanceof BackupRefusal ? cause : await unreadable(file, cause);
  } finally {
    input.destroy();
    unzipped.destroy();
  }
}

const unreadable = async (file: string, cause: unknown): Promise<Error> => {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return new BackupRefusal(`${file} can't be read: check its name and its rights.`, cause);
  const { bytesRead, buffer } = await handle
    .read(Buffer.alloc(2), 0, 2, 0)
    .catch(() => ({ bytesRead: 0, buffer: Buffer.alloc(2) }));
  await handle.close();
  const isZipped = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  return new BackupRefusal(
    isZipped
      ? `${file} is damaged or was cut off: take another backup, or copy this one again.`
      : `${file} is no backup of this site.`,
    cause,
  );
};
