import type { ContentKind } from "./contentItem.ts";

const fence = /^ {0,3}(`{3}|~{3})/;

/** Markdown without its code, which holds no pictures. */
const withoutCode = (source: string): string => {
  let open: string | undefined;
  const lines = source.split("\n").filter((line) => {
    const sign = fence.exec(line)?.[1];
    if (sign === undefined || (open !== undefined && sign !== open)) return open === undefined;
    open = open === undefined ? sign : undefined;
    return false;
  });
  return lines.join("\n").replace(/`[^`\n]+`/g, "");
};

const image = /(?<!\\)!\[[^[\]]{0,500}\]\(\s{0,9}<?http:/i;
const named = /(?<!\\)!\[([^[\]]{0,500})\](?:\[([^[\]]{0,500})\])?/g;
const insecureName = /^ {0,3}\[([^[\]]{1,500})\]:\s{0,9}<?http:/gim;

const nameOf = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

const isInMarkdown = (source: string): boolean => {
  const text = withoutCode(source);
  if (image.test(text)) return true;
  const insecure = new Set([...text.matchAll(insecureName)].map(([, name = ""]) => nameOf(name)));
  return insecure.size > 0 && [...text.matchAll(named)].some(([, alt = "", name]) => insecure.has(nameOf(name || alt)));
};

const isInHtml = (source: string): boolean => /<img\b[^<>]{0,4000}?\ssrc\s{0,9}=\s{0,9}["']?\s{0,9}http:/i.test(source);

/** Whether a body, an article's HTML or a tip's markdown, has a picture over http. */
export const hasInsecureImage = (kind: ContentKind, source: string): boolean =>
  kind === "article" ? isInHtml(source) : isInMarkdown(source);
