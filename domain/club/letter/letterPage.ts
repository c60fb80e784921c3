import type { Content } from "../../content/body/content.ts";
import { textOf } from "../../content/versions/blockText.ts";
import { type Slug, slugOf } from "../../shared/slug.ts";
import { longestLetter } from "./limits.ts";

/** The slug of a letter: its title, and the beginning of its id, because titles come again. */
export const letterSlug = (title: string, id: string): Slug =>
  [slugOf(slugOf(title)?.slice(0, longestLetter.slug) ?? ""), id.slice(0, 8)].filter(Boolean).join("-") as Slug;

/** The first words of a letter: of its first paragraph, on one line, cut between words. Empty without one. */
export const leadOf = (body: Content): string => {
  const words = body
    .flatMap((block) =>
      block.kind === "paragraph" ? [{ ...block, inlines: block.inlines.filter(({ kind }) => kind !== "image") }] : [],
    )
    .map((paragraph) => textOf([paragraph]).replaceAll(/\s+/g, " ").trim())
    .find((text) => text !== "");
  const all = [...(words ?? "")];
  if (all.length <= longestLetter.lead) return all.join("");
  const short = all.slice(0, longestLetter.lead - 1).join("");
  return `${short.replace(/ \S*$/, "")}…`;
};
