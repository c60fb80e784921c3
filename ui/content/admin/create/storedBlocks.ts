import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { type Stored, textIn } from "../../../lib/draft.ts";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? "");

const levelOf = (stored: Stored): number => Math.min(6, Math.max(1, Math.trunc(Number(stored["level"])) || 2));

const htmlOf = (stored: Stored, text: string): string => {
  const level = levelOf(stored);
  if (stored["type"] === "heading") return `<h${level}>${escaped(text)}</h${level}>`;
  return text
    .split(/\n\s*\n/)
    .map((lines) => `<p>${escaped(lines).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
};

const markdownOf = (stored: Stored, text: string): string =>
  stored["type"] === "heading" ? `${"#".repeat(levelOf(stored))} ${text}` : text;

/** The source of a draft that was stored as a list of blocks, of text, headings and addresses of pictures. Empty for anything else. */
export const sourceOfBlocks = (kind: ContentKind, stored: unknown, longest: number): string =>
  (Array.isArray(stored) ? stored : [])
    .filter((one): one is Stored => typeof one === "object" && one !== null)
    .map((one) => [one, textIn(one, "content", longest) ?? ""] as const)
    .filter(([, text]) => text.trim() !== "")
    .map(([one, text]) => (kind === "article" ? htmlOf(one, text) : markdownOf(one, text)))
    .join(kind === "article" ? "\n" : "\n\n");
