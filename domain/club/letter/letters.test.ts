import { expect, it } from "vitest";
import type { Content } from "../../content/body/content.ts";
import { done } from "../../shared/result.ts";
import { type Letter, type LetterId, type Letters, saveLetter } from "./letters.ts";

const paragraphs = (content: string): Content =>
  content === "" ? [] : [{ kind: "paragraph", inlines: [{ kind: "text", text: content }] }];
const save = saveLetter({
  letters: { save: async (letter: unknown) => done(letter as Letter) } as unknown as Letters,
  readSource: async ({ content }) => ({ body: paragraphs(content), losses: [] }),
});
const from = { club: "Le club", site: "https://club.example", pictures: "" };
const saved = (title: string, content: string, isInArchive = true) =>
  save({ id: "0f9c2a71-1" as LetterId, revision: 0, title, content, isInArchive, from });

it("[LT-1] is saved with its mail, and its title on one line", async () => {
  expect(await saved("  Un\n deux ", "Trois")).toMatchObject({
    ok: true,
    value: { title: "Un deux", mail: { text: expect.stringContaining("Trois") } },
  });
});

it("[LT-13] is saved with its address and first words; kept off the site, its mail has no link to a page", async () => {
  expect(await saved("L'été", "Trois")).toMatchObject({
    value: {
      slug: "l-ete-0f9c2a71",
      lead: "Trois",
      mail: { html: expect.stringContaining('href="https://club.example/lettres/l-ete-0f9c2a71"') },
    },
  });
  const apart = await saved("L'été", "Trois", false);
  expect(apart.ok).toBe(true);
  expect(JSON.stringify(apart)).not.toContain("/lettres/");
});

it.each([
  ["no-title", " \n", "Un"],
  ["long-title", "a".repeat(151), "Un"],
  ["no-text", "Un", ""],
  ["too-long", "Un", "a".repeat(20_000)],
])("[LT-1] is refused as %s", async (kind, title, content) => {
  expect(await saved(title, content)).toEqual({ ok: false, refusal: { kind } });
});
