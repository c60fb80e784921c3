import { expect, it } from "vitest";
import type { Block, Inline } from "../../content/body/content.ts";
import { isSlug } from "../../shared/slug.ts";
import { leadOf, letterSlug } from "./letterPage.ts";

const id = "0f9c2a71-7a8e-4d55-8a53-1f0a4c1b2c3d";
const text = (words: string): Inline => ({ kind: "text", text: words });
const paragraph = (...inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });

it.each([
  ["La lettre de décembre", "la-lettre-de-decembre-0f9c2a71"],
  ["🐙", "0f9c2a71"],
  [`${"a".repeat(79)} bcd`, `${"a".repeat(79)}-0f9c2a71`],
])("[LT-13] the slug of %s is made of its title and the beginning of its id", (title, slug) => {
  expect(letterSlug(title, id)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

it("[LT-13] begins with the words of the first paragraph that has some, on one line, cut between words", () => {
  const image: Inline = { kind: "image", address: "/a.webp", description: "L'équipe" };
  const heading: Block = { kind: "heading", level: 2, inlines: [text("Titre")] };
  const link: Inline = { kind: "link", address: "https://club.example", inlines: [text("deux")] };
  expect(leadOf([heading, paragraph(image), paragraph(text("Un "), link, { kind: "line-break" }, text("trois"))])).toBe(
    "Un deux trois",
  );
  const long = leadOf([paragraph(text("quatre ".repeat(60)))]);
  expect(long).toMatch(/quatre…$/);
  expect([...long].length).toBeLessThanOrEqual(200);
  expect(leadOf([heading])).toBe("");
});
