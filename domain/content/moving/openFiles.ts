import { done, refused, type Result } from "../../shared/result.ts";
import { largestArchives, largestFiles, mostFiles } from "./limits.ts";
import { type FileBeside, type FileProblem, type Found, type FoundItem, gathered } from "./found.ts";
import { parsedJson } from "./formats/json.ts";
import type { ReadXml } from "./formats/wordPress.ts";

/** A file that a member chose. `path`: with its folders, as far as they are known. */
export type ChosenFile = {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A file of an archive. `read`: undefined where it is broken, or isn't as long as the archive says. */
export type Unpacked = {
  readonly path: string;
  /** Bytes, as the archive says. */
  readonly size: number;
  readonly read: () => Uint8Array<ArrayBuffer> | undefined;
};

/** How a device reads files. */
export type FileReaders = {
  readonly xml: ReadXml;
  /** In UTF-8, UTF-16 or Windows-1252. */
  readonly text: (bytes: Uint8Array<ArrayBuffer>) => string;
  /** Lists the files of a ZIP, and unpacks none before it is read. */
  readonly unzip: (bytes: Uint8Array<ArrayBuffer>) => readonly Unpacked[] | "broken";
};

const isMarkdown = (path: string): boolean => /\.(?:md|mdx|markdown|mdown)$/i.test(path);
/** Files of programs, and what a Mac adds to archives. */
const isHidden = (path: string): boolean => path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;

const isZipName = (path: string): boolean => /\.zip$/i.test(path);
/** Files that are no texts: they are read when an import takes them. */
const isBeside = (path: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|heic|mp[34]|m4[av]|mov|webm|og[gv]|wav|pdf|docx?|xlsx?|pptx?|dem|rofl)$/i.test(
    path,
  );

type Text = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };
type Sorted = { readonly texts: readonly Text[]; readonly beside: readonly FileBeside[] };

/** The texts among the files, and what stands beside them, also in archives. */
const sorted = async (files: readonly ChosenFile[], { unzip }: FileReaders): Promise<Result<Sorted, FileProblem>> => {
  const tooLarge = (name = "") => refused({ kind: "too-large", name }) as Result<never, FileProblem>;
  if (files.length > mostFiles) return tooLarge(files[0]?.path);
  const texts: Text[] = [];
  const beside: FileBeside[] = [];
  let [packed, left] = [largestArchives, largestFiles];
  for (const { path, size, read } of files) {
    if (isBeside(path)) {
      beside.push({ path, size, read });
      continue;
    }
    packed -= size;
    if (packed < 0 || (size > left && !isZipName(path))) return tooLarge(path);
    const bytes = await read();
    const inside = isZip(bytes) ? unzip(bytes) : [{ path, size: bytes.length, read: () => bytes }];
    if (inside === "broken") return refused({ kind: "broken-zip", name: path });
    for (const one of inside.filter((file) => !isHidden(file.path))) {
      if (isBeside(one.path)) beside.push({ ...one, read: async () => one.read() });
      else {
        left -= one.size;
        const content = left < 0 ? undefined : one.read();
        if (left < 0) return tooLarge(path);
        if (!content) return refused({ kind: "broken-zip", name: path });
        texts.push({ path: one.path, bytes: content });
      }
    }
    if (texts.length + beside.length > mostFiles) return tooLarge(path);
  }
  return done({ texts: texts.filter(({ path }) => !isHidden(path)), beside });
};

/** What a file holds, judged by what is in it. The rules of each format are loaded with its first file. */
type Opened = Result<Found | FoundItem | "empty" | "unknown", FileProblem>;

const openJson = async (name: string, text: string): Promise<Opened> => {
  const json = parsedJson(text);
  if (json === undefined) return refused({ kind: "broken-json", name });
  const [{ readClubExport }, { readGhost }] = await Promise.all([
    import("./formats/club.ts"),
    import("./formats/ghost.ts"),
  ]);
  const found = readClubExport(json) ?? readGhost(json);
  if (found === "newer-export") return refused({ kind: "newer-export", name });
  return found ? done(found) : refused({ kind: "unknown-json", name });
};

const openXml = async (name: string, text: string, { xml }: FileReaders): Promise<Opened> => {
  const root = xml(text);
  if (!root) return refused({ kind: /^<(?:!doctype )?html/i.test(text) ? "not-wordpress" : "broken-xml", name });
  const { readWordPress } = await import("./formats/wordPress.ts");
  const found = readWordPress(root);
  return found ? done(found) : refused({ kind: "not-wordpress", name });
};

const open = async ({ path, bytes }: Text, readers: FileReaders): Promise<Opened> => {
  if (bytes.includes(0) && !/\.(?:xml|json|md)$/i.test(path)) return done("unknown");
  const text = readers.text(bytes).trim();
  if (text === "") return done("empty");
  if (isMarkdown(path)) return done((await import("./formats/markdown.ts")).readMarkdown({ path, text }));
  if (text.startsWith("<")) return openXml(path, text, readers);
  return /^[[{]/.test(text) ? openJson(path, text) : done("unknown");
};

const isFound = (value: Found | FoundItem): value is Found => "items" in value;

/** The export of a site holds its texts twice: the JSON has all of them. */
const ofExport = (files: readonly Text[]): readonly Text[] => {
  const json = files.filter(({ path }) => /(?:^|\/)site\.json$/.test(path));
  return json.length === 1 ? json : files;
};

/** Origins are told apart by their paths where two files have the same. */
const distinct = (items: readonly FoundItem[], paths: readonly string[]): readonly FoundItem[] => {
  const seen = new Set<string>();
  return items.map((item, at) => {
    const isSeen = seen.has(item.origin);
    seen.add(item.origin);
    return isSeen ? { ...item, origin: `${item.origin}:${paths[at]}` } : item;
  });
};

/**
 * The content of files: exports of WordPress, Ghost or a site like this one, or Markdown, also in a ZIP. Refuses too large, empty and
 * broken files, those of other kinds, and files of several kinds.
 */
export const openFiles = async (
  files: readonly ChosenFile[],
  readers: FileReaders,
): Promise<Result<Found, FileProblem>> => {
  const all = await sorted(files, readers);
  if (!all.ok) return all;
  const founds: Found[] = [];
  const items: { readonly item: FoundItem; readonly path: string }[] = [];
  const aside: { readonly kind: "files"; readonly name: string }[] = [];
  let empty: string | undefined;
  for (const file of ofExport(all.value.texts)) {
    const opened = await open(file, readers);
    if (!opened.ok) {
      // Beside Markdown there are settings and data of other programs.
      const { texts } = all.value;
      if (texts.length === 1 || !texts.some(({ path }) => isMarkdown(path))) return opened;
      aside.push({ kind: "files", name: file.path });
    } else if (opened.value === "empty" || opened.value === "unknown") {
      if (opened.value === "empty") empty ??= file.path;
      aside.push({ kind: "files", name: file.path });
    } else if (isFound(opened.value)) founds.push(opened.value);
    else items.push({ item: opened.value, path: file.path });
  }
  const name = aside[0]?.name ?? files[0]?.path ?? "";
  const sources = new Set([
    ...founds.map(({ source }) => source),
    ...(items.length > 0 ? (["markdown"] as const) : []),
  ]);
  const [source] = sources;
  if (source === undefined) {
    const isEmpty = aside.length + all.value.beside.length === 0;
    if (empty !== undefined && aside.length === 1) return refused({ kind: "empty", name: empty });
    return refused({ kind: isEmpty ? "nothing-found" : "unknown-file", name });
  }
  if (sources.size > 1) return refused({ kind: "several-sources", name });
  const told = distinct(
    items.map(({ item }) => item),
    items.map(({ path }) => path),
  );
  return done({
    source,
    items: [...founds.flatMap((found) => found.items), ...told],
    leftOut: [...founds.flatMap((found) => found.leftOut), ...gathered(aside)],
    beside: all.value.beside,
    site: founds.map(({ site = "" }) => site).find(Boolean) ?? "",
  });
};
