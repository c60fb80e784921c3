import { describe, expect, it } from "vitest";
import type { Content } from "../../content/body/content.ts";
import { done, refused } from "../../shared/result.ts";
import { type Letter, type LetterId, type Letters, saveLetter } from "./letters.ts";

const paragraphs = (content: string): Content =>
  content === "" ? [] : [{ kind: "paragraph", inlines: [{ kind: "text", text: content }] }];
const save = saveLetter({
  letters: { save: async (letter: unknown) => done(letter as Letter) } as unknown as Letters,
  readSource: async ({ content }) => ({ body: paragraphs(content), losses: [] }),
});
const from = { club: "Le club", site: "https://club.example", pictures: "" };
const saved = (title: string, content: string, isInArchive = true) =>
  save({ id: "0f9c2a71-1" as LetterId, revision: 0, title, preheader: "", content, isInArchive, from });

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

describe("after tries whose answers were lost", () => {
  const texts = { title: "Un", preheader: "", content: "Deux", isInArchive: true };
  const id = "0f9c2a71-1" as LetterId;
  /** Saves over a letter of another revision, after tries that sent other texts. */
  const savedOver = async (stored: typeof texts, unheard: readonly (typeof texts)[]) => {
    const revisions: number[] = [];
    const again = saveLetter({
      letters: {
        read: async () => done({ ...stored, id, revision: 4 }),
        save: async ({ revision }: { readonly revision: number }) => {
          revisions.push(revision);
          return revision === 4 ? done({ revision: 5 }) : refused({ kind: "letter-changed" });
        },
      } as unknown as Letters,
      readSource: async ({ content }) => ({ body: paragraphs(content), losses: [] }),
    });
    return { saved: await again({ ...texts, id, revision: 0, content: "Trois", from, unheard }), revisions };
  };

  it("[LT-16] is saved over what one of them stored", async () => {
    const earlier = { ...texts, content: "Un" };
    const { saved, revisions } = await savedOver(texts, [earlier, { ...texts, title: " Un " }, earlier]);
    expect(saved).toEqual(done({ revision: 5 }));
    expect(revisions).toEqual([0, 4]);
  });

  it("[LT-16] isn't saved over what a colleague has changed", async () => {
    const changed = { ok: false, refusal: { kind: "letter-changed" } };
    expect((await savedOver({ ...texts, content: "De Sarah" }, [texts])).saved).toEqual(changed);
    expect((await savedOver({ ...texts, isInArchive: false }, [texts])).saved).toEqual(changed);
    const { saved, revisions } = await savedOver(texts, []);
    expect([saved, revisions]).toEqual([changed, [0]]);
  });
});

it.each([
  ["no-title", " \n", "Un"],
  ["long-title", "a".repeat(151), "Un"],
  ["no-text", "Un", ""],
  ["too-long", "Un", "a".repeat(20_000)],
])("[LT-1] is refused as %s", async (kind, title, content) => {
  expect(await saved(title, content)).toEqual({ ok: false, refusal: { kind } });
});
