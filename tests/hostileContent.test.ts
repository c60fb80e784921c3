import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parsedContent } from "../adapters/html/parsedContent.ts";
import { markedContent } from "../adapters/markdown/markedContent.ts";
import { isAbsoluteAddress } from "../domain/shared/address.ts";
import { type Content, withCheckedAddresses, withoutBadAddresses } from "../domain/content/body/content.ts";
import { normalizeFields, noFields } from "../domain/content/editing/fields.ts";
import { sourceOf } from "../domain/content/editing/source.ts";
import { normalizeText } from "../domain/shared/text.ts";
import { isSlug, slugOf } from "../domain/shared/slug.ts";
import { contentOf } from "../ui/content/admin/editor/rich/document/document.ts";
import { schema } from "../ui/content/admin/editor/rich/document/schema.ts";
import { Text } from "../ui/content/body/Text.tsx";
import { hostileStrings } from "./hostileStrings.ts";
import { joined, pieces } from "./pieces.ts";

// Hostile strings in the editor, through the whole path from the editor to the page.

const { doc, heading, paragraph, image, line_break } = schema.nodes;

/** A document with the typed text everywhere, as an address too. */
const documentOf = (typed: string, address = typed) => {
  const words = schema.text(typed);
  return doc.create(null, [
    heading.create({ level: 2 }, words),
    paragraph.create(null, words),
    paragraph.create(null, image.create({ address, description: typed, isTyped: true })),
    paragraph.create(null, [schema.text(`avant ${typed}`), line_break.create(), schema.text(`${typed} après`)]),
    heading.create({ level: 3 }, schema.text("Fin")),
  ]);
};

const kinds = [
  ["article", (source: string): Content => withoutBadAddresses(parsedContent(source))],
  ["tip", (source: string): Content => withCheckedAddresses(markedContent(source))],
] as const;

describe.each(kinds)("%s", (kind, read) => {
  it.each(hostileStrings)("[AD-10] keeps %j as plain text: no link, no script", (typed) => {
    const content = read(normalizeText(sourceOf(kind, contentOf(documentOf(typed)))));
    expect(joined(content)).toEqual(contentOf(documentOf(normalizeText(typed), typed)));
    const addresses = pieces(content).flatMap((piece) => ("address" in piece ? [piece.address] : []));
    expect(addresses.filter((address) => address !== normalizeText(typed) || !isAbsoluteAddress(address))).toEqual([]);
    const tags = renderToStaticMarkup(createElement(Text, { content })).match(/<[^>]*>/g) ?? [];
    const others = tags.filter((tag) => !/^<\/?(?:div|p|h[1-6]|br|a|em|img|figure|svg|path|span)\b/.test(tag));
    expect(others).toEqual([]);
    expect(tags.filter((tag) => /\son\w+=|javascript:/i.test(tag))).toEqual([]);
  });
});

it.each(hostileStrings)("[AD-11] gives %j a valid slug or none, and fields of text", (typed) => {
  const slug = slugOf(typed);
  expect(slug === undefined || isSlug(slug)).toBe(true);
  const kept = normalizeFields("tip", {
    ...noFields,
    title: typed,
    excerpt: typed,
    category: typed.slice(0, 60),
    author: typed,
  });
  const words = kept.ok ? Object.values(kept.value).join("") : "";
  expect(["\u0000", "\u202e", "\u2066"].filter((mark) => words.includes(mark))).toEqual([]);
});
