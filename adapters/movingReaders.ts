import type { Pack } from "../domain/content/moving/exportSite.ts";
import type { ImportId } from "../domain/content/moving/ports.ts";
import type { MovingReaders } from "../domain/content/moving/readImport.ts";
import { decode } from "./csv/papaTable.ts";
import { importedContent } from "./html/htmlContent.ts";
import { xmlTree } from "./html/xmlTree.ts";
import { markdownHtml } from "./markdown/markdownHtml.ts";
import { packed, unzipped } from "./zip/packedFiles.ts";

/** Reads the files of other sites, in the browser. */
export const movingReaders: MovingReaders = {
  xml: xmlTree,
  text: decode,
  unzip: unzipped,
  markdownHtml: async (text) => markdownHtml(text),
  siteHtml: async (html) => (await import("./html/siteHtml.ts")).siteHtml(html),
  readForeign: importedContent,
  newId: () => crypto.randomUUID() as string as ImportId,
  rest: () => new Promise((resolve) => setTimeout(resolve)),
};

export const packFiles: Pack = packed;
