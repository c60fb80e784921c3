import type { Block, Inline } from "../domain/content/content.ts";

export const text = (words: string): Inline => ({ kind: "text", text: words });
export const paragraph = (...inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });

/** Every piece of a content, at whatever depth. */
export const pieces = (content: unknown): readonly (Block | Inline)[] => {
  if (Array.isArray(content)) return content.flatMap(pieces);
  if (typeof content !== "object" || content === null) return [];
  const inside = Object.values(content).flatMap(pieces);
  return "kind" in content ? [content as Block | Inline, ...inside] : inside;
};

export const depthOf = (content: unknown): number =>
  typeof content === "object" && content !== null ? 1 + Math.max(0, ...Object.values(content).map(depthOf)) : 0;
