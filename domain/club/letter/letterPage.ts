import type { Block, Content } from "../../content/body/content.ts";
import { textOf } from "../../content/versions/blockText.ts";
import { type Slug, slugOf } from "../../shared/slug.ts";
import { longestLetter } from "./limits.ts";

/** The slug of a letter: its title, and the beginning of its id, because titles come again. */
export const letterSlug = (title: string, id: string): Slug =>
  [slugOf(slugOf(title)?.slice(0, longestLetter.slug) ?? ""), id.slice(0, 8)].filter(Boolean).join("-") as Slug;

/** The paragraphs of a text, also those of lists and quotes. */
const paragraphsOf = (body: Content): readonly Extract<Block, { readonly kind: "paragraph" }>[] =>
  body.flatMap((block) => {
    if (block.kind === "paragraph") return [block];
    if (block.kind === "list") return block.items.flatMap(paragraphsOf);
    return "blocks" in block ? paragraphsOf(block.blocks) : [];
  });

const cut = (text: string, most: number): string => {
  const all = [...text];
  if (all.length <= most) return text;
  const short = all.slice(0, most - 1).join("");
  return `${short.replace(/ \S*$/, "")}…`;
};

/** The words of the first paragraph that has some, on one line. Empty without one. */
const firstWords = (body: Content): string =>
  paragraphsOf(body)
    .map(({ kind, inlines }) => textOf([{ kind, inlines: inlines.filter((inline) => inline.kind !== "image") }]))
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .find((text) => text !== "") ?? "";

/** The first words of a letter, cut between words. Empty without a paragraph. */
export const leadOf = (body: Content): string => cut(firstWords(body), longestLetter.lead);

/** A sign that ends a sentence, before a space. After one letter alone it is an initial's. */
const firstSentence = /^.*?(?<!(?:^|[\s.])\p{L})[.!?…]+(?=\s|$)/u;

/** What inboxes show behind a letter's title: what was written for it, else the letter's first sentence. */
export const preheaderOf = (written: string, body: Content): string => {
  const words = firstWords(body);
  return written.trim() || cut(firstSentence.exec(words)?.[0] ?? words, longestLetter.preheader);
};
