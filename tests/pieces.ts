import type { Block, Inline } from "../domain/content/body/content.ts";

export const text = (words: string): Inline => ({ kind: "text", text: words });
export const paragraph = (...inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });

/** Every block and inline of a content, at any depth. */
export const pieces = (content: unknown): readonly (Block | Inline)[] => {
  if (Array.isArray(content)) return content.flatMap(pieces);
  if (typeof content !== "object" || content === null) return [];
  const inside = Object.values(content).flatMap(pieces);
  return "kind" in content ? [content as Block | Inline, ...inside] : inside;
};

export const depthOf = (content: unknown): number =>
  typeof content === "object" && content !== null ? 1 + Math.max(0, ...Object.values(content).map(depthOf)) : 0;

const joinedLine = (inlines: readonly Inline[]): readonly Inline[] =>
  inlines.reduce<Inline[]>((all, inline) => {
    const last = all.at(-1);
    if (inline.kind !== "text" || last?.kind !== "text") return [...all, inline];
    return [...all.slice(0, -1), { kind: "text", text: last.text + inline.text }];
  }, []);

/** Merges neighbouring texts, which parsers split differently. */
export const joined = (content: readonly Block[]): readonly Block[] =>
  content.map((block) => ("inlines" in block ? { ...block, inlines: joinedLine(block.inlines) } : block));
