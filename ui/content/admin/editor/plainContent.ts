import type { Content } from "../../../../domain/content/body/content.ts";

const text = (line: string) => ({ kind: "text", text: line }) as const;

/** A plain text as a body: a blank line separates paragraphs, other line ends are line breaks. */
export const plainContent = (plain: string): Content =>
  plain
    .split(/\n\s*\n/)
    .filter((lines) => lines.trim() !== "")
    .map((lines) => ({
      kind: "paragraph",
      inlines: lines
        .split("\n")
        .flatMap((line, at) => (at > 0 ? [{ kind: "line-break" } as const, text(line)] : [text(line)])),
    }));
