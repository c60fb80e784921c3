import { Inflate, strFromU8, strToU8, zipSync } from "fflate";
import type { Pack } from "../../domain/content/moving/exportSite.ts";
import type { FileReaders, Unpacked } from "../../domain/content/moving/openFiles.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as the directory at the archive's end describes it. Its sizes are what the archive says. */
type Entry = { readonly path: string; readonly method: number; readonly packed: Bytes; readonly size: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView => new DataView(buffer, byteOffset, byteLength);

/** Where the end of the directory begins: a remark of at most 65,535 bytes may follow. Throws without one. */
const endOf = (view: DataView): number => {
  let at = view.byteLength - 22;
  while (view.getUint32(at, true) !== 0x06_05_4b_50) at -= 1;
  return at;
};

/** The files of an archive. Throws a RangeError where one lies outside of it. */
const entriesOf = (bytes: Bytes): readonly Entry[] => {
  const view = viewOf(bytes);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const short = (offset: number) => view.getUint16(at + offset, true);
    const long = (offset: number) => view.getUint32(at + offset, true);
    if (long(0) !== 0x02_01_4b_50) throw new RangeError("The directory is broken");
    const [method, packedSize, size, header] = [short(10), long(20), long(24), long(42)];
    const name = bytes.subarray(at + 46, at + 46 + short(28));
    const path = strFromU8(name, (short(8) & 0x8_00) === 0);
    const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (from + packedSize > end) throw new RangeError("The file is outside");
    at += 46 + short(28) + short(30) + short(32);
    return { path, method, packed: bytes.subarray(from, from + packedSize), size };
  });
};

/** Bytes that are unpacked between two looks at the size: they become 17 MB at most. */
const piece = 16_384;

/** The content of a file, as long as the directory says. `undefined` for a longer or shorter one, of which no more is unpacked. */
const contentOf = ({ method, packed, size }: Entry): Bytes | undefined => {
  if (method === 0) return packed.length === size ? packed.slice() : undefined;
  if (method !== 8) return undefined;
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((some) => {
    if (length + some.length > size) throw new RangeError("The file is longer than the archive says");
    content.set(some, length);
    length += some.length;
  });
  for (let at = 0; at < packed.length; at += piece)
    inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length);
  return length === size ? content : undefined;
};

const read = (entry: Entry): Bytes | undefined => {
  try {
    return contentOf(entry);
  } catch {
    return undefined;
  }
};

/** Lists the files of a ZIP. Each is unpacked when it is read, and never beyond the size that it is listed with. */
export const unzipped: FileReaders["unzip"] = (bytes) => {
  try {
    return entriesOf(bytes)
      .filter(({ path }) => !path.endsWith("/"))
      .map((entry): Unpacked => ({ path: entry.path, size: entry.size, read: () => read(entry) }));
  } catch {
    return "broken";
  }
};

/** Packs files into a ZIP, texts in UTF-8. Pictures are as small as they get already. */
export const packed: Pack = async (files) =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        files.map(({ path, content }) => [
          path,
          typeof content === "string"
            ? ([strToU8(content), { level: 6 }] as const)
            : ([content, { level: 0 }] as const),
        ]),
      ),
    ),
  );
