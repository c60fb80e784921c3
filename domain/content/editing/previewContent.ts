import {
  type Content,
  type ReadContent,
  type ReadHtml,
  withCheckedAddresses,
  withoutBadAddresses,
} from "../body/content.ts";
import type { Kind } from "./item.ts";

type Needs = { readonly readHtml: ReadHtml; readonly readContent: ReadContent };

export type PreviewContent = (source: { readonly kind: Kind; readonly content: string }) => Promise<Content>;

/** The body of an article's HTML or of a tip's text as readers see it. */
export const previewContent =
  ({ readHtml, readContent }: Needs): PreviewContent =>
  async ({ kind, content }) =>
    kind === "article" ? withoutBadAddresses(await readHtml(content)) : withCheckedAddresses(readContent(content));
