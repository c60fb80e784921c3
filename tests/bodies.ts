import * as fc from "fast-check";
import type { Block, Cell, Content, Inline } from "../domain/content/body/content.ts";
import { listOf } from "../domain/content/body/list.ts";
import { imageOf } from "../domain/content/body/image.ts";

// Bodies of content, of all that an editor can hold.

const signs = [..."abé 1.-+#>*_`~[]()!&<|\\:'\"=@/«»\u00a0", "\u{1f525}", "http://", "www.", "  ", "☑ ", "☐ "];
const words = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 });
const address = fc.constantFrom("https://club.example/a_b?c=1&d=(2)", "https://x.fr", "https://x.fr/*a*#b");
const file = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";

const image: fc.Arbitrary<Inline> = fc
  .record({ address, description: words, caption: words, credit: words })
  .map(({ address, description, ...legend }) => imageOf(address, description.replace(/[[\]\\]/g, ""), legend));

const leaf: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 6, arbitrary: words.map((text): Inline => ({ kind: "text", text })) },
  words.map((text): Inline => ({ kind: "code", text })),
  fc.constant<Inline>({ kind: "line-break" }),
  image,
);

/** Within a link, markdown reads no such signs in code: they become words. */
const inLink = (inline: Inline): Inline => {
  if (inline.kind === "code") return { kind: "code", text: inline.text.replace(/[`[\]\\]/g, "") };
  return "inlines" in inline ? { ...inline, inlines: inline.inlines.map(inLink) } : inline;
};

const { inline } = fc.letrec<{ inline: Inline; marked: Inline }>((tie) => ({
  inline: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, tie("marked")),
  marked: fc.oneof(
    fc
      .tuple(fc.constantFrom("strong", "emphasis", "struck"), fc.array(tie("inline"), { maxLength: 3 }))
      .map(([kind, inlines]): Inline => ({ kind: kind as "strong", inlines })),
    fc
      .tuple(fc.oneof(address, fc.constant(file)), fc.array(tie("inline"), { maxLength: 3 }))
      .map(([address, inlines]): Inline => ({ kind: "link", address, inlines: inlines.map(inLink) })),
  ),
}));

const line = fc.array(inline, { maxLength: 5 });
const code = fc.string({ unit: fc.constantFrom(..."ab` ~\n#<&*"), maxLength: 20 });

const cell: fc.Arbitrary<Cell> = fc.array(inline, { maxLength: 3 }).map((inlines) => ({ inlines }));

const { blocks } = fc.letrec<{ block: Block; blocks: Content }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 4, arbitrary: line.map((inlines): Block => ({ kind: "paragraph", inlines })) },
    image.map((one): Block => ({ kind: "paragraph", inlines: [one] })),
    fc.array(image, { minLength: 2, maxLength: 3 }).map((gallery): Block => ({ kind: "paragraph", inlines: gallery })),
    words.map((text): Block => {
      const name: Inline = { kind: "text", text };
      return { kind: "paragraph", inlines: [{ kind: "link", address: file, inlines: [name] }] };
    }),
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), line)
      .map(([level, inlines]): Block => ({ kind: "heading", level, inlines })),
    fc
      .tuple(code, fc.constantFrom("", "js", "schéma"))
      .map(([text, language]): Block => ({ kind: "code", text, ...(language && { language }) })),
    fc.constant<Block>({ kind: "rule" }),
    fc
      .tuple(fc.boolean(), fc.array(tie("blocks"), { maxLength: 3 }), fc.constantFrom(1, 0, 3, 1_000))
      .map(([isOrdered, items, start]): Block => listOf(isOrdered, items as readonly Content[], start)),
    tie("blocks").map((inside): Block => ({ kind: "quote", blocks: inside as Content })),
    fc
      .tuple(fc.constantFrom("note", "tip", "important", "warning"), tie("blocks"))
      .map(([tone, inside]): Block => ({ kind: "callout", tone: tone as "note", blocks: inside as Content })),
    fc
      .tuple(fc.boolean(), fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }))
      .map(([hasHead, rows]): Block => ({ kind: "table", hasHead, rows })),
  ),
  blocks: fc.array(tie("block"), { maxLength: 4 }) as fc.Arbitrary<Content>,
}));

/** Any body, tidy or not. */
export const anyBody: fc.Arbitrary<Content> = blocks;
