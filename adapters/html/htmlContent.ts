import type { ReadHtml } from "../../domain/content/body/content.ts";
import type { ReadClipboard } from "../../domain/content/editing/readPasted.ts";
import type { Cleaning } from "./clean/cleanHtml.ts";

/** Parses HTML with `htmlparser2`, which is loaded with the first article. */
export const htmlContent: ReadHtml = async (html) => (await import("./parsedContent.ts")).parsedContent(html);

/** Parses what others have written: see ./clean/. Loaded with the first paste. */
const foreignContent =
  (cleaning: Cleaning): ReadClipboard =>
  async (html) => {
    const [{ isDeep, parsedContent }, { cleanHtml }] = await Promise.all([
      import("./parsedContent.ts"),
      import("./clean/cleanHtml.ts"),
    ]);
    const clean = cleanHtml(isDeep(html) ? "" : html, cleaning);
    return { content: parsedContent(isDeep(html) ? html : clean.html), unread: clean.unread };
  };

/** Of what is pasted. */
export const pastedContent: ReadClipboard = foreignContent({ pictures: "left-out" });
/** Of the texts of other sites. */
export const importedContent: ReadClipboard = foreignContent({ pictures: "kept" });
