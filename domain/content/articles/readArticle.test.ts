import { describe, expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { articleOf, montreal, noArticle } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { showCards } from "../../club/cards/showCards.ts";
import { readArticle, relatedArticles } from "./readArticle.ts";

const readHtml = async (html: string) => parsedContent(html);
const reader = (device = memoryDevice()) => readArticle({ ...device, readHtml, showCards: showCards(device) });

describe("an article", () => {
  it("[NW-5] is read with its content in pieces", async () => {
    const answer = await reader()({ slug: montreal });
    expect(answer).toMatchObject({ ok: true, value: { title: "Montréal, notre premier plateau", category: "esport" } });
    const kinds = new Set(answer.ok ? answer.value.content.map(({ kind }) => kind) : []);
    expect(kinds).toEqual(new Set(["paragraph", "heading", "quote", "list"]));
  });

  it("[NW-4] is missing for a draft or an unknown slug; an invalid slug makes no request", async () => {
    const none = { ok: false, refusal: { kind: "not-found" } };
    const draft = seed.articles.find(({ isPublished }) => !isPublished);
    expect(await reader()({ slug: draft?.slug ?? "" })).toEqual(none);
    expect(await reader()({ slug: "n-importe-quoi" })).toEqual(none);
    const faults = createFaultInjector();
    faults.fail(true);
    expect(await reader(memoryDevice({ faults }))({ slug: "../secret" })).toEqual(none);
  });

  it("[NW-4] throws when the backend fails", async () => {
    const faults = createFaultInjector();
    faults.fail(true);
    await expect(reader(memoryDevice({ faults }))({ slug: montreal })).rejects.toThrow();
  });

  it("[NW-5] keeps links inside the site and to whole addresses, and of others the words", async () => {
    const content = `<p><a href="/tips">un</a> <a href="//evil.example">deux</a> <a href="javascript:x">trois</a>
      <a href="https://example.org/a">quatre</a> <img src="x.png"><img src="/a.png" alt="cinq"></p><p><img src="x"></p>`;
    const articles = seed.articles.map((article) => (article.slug === montreal ? { ...article, content } : article));
    const answer = await reader(memoryDevice({ dataset: { ...seed, articles } }))({ slug: montreal });
    const text = (words: string) => ({ kind: "text", text: words });
    expect(answer.ok && answer.value.content).toEqual([
      {
        kind: "paragraph",
        inlines: [
          { kind: "link", address: "/tips", inlines: [text("un")] },
          text(" "),
          text("deux"),
          text(" "),
          text("trois"),
          text(" "),
          { kind: "link", address: "https://example.org/a", inlines: [text("quatre")] },
          text(" "),
          { kind: "image", address: "/a.png", description: "cinq" },
        ],
      },
    ]);
  });
});

it("gives the newest of the same category, then the newest of all, and never the article itself", async () => {
  const device = memoryDevice();
  const found = await relatedArticles(device)(await articleOf(device, montreal));
  expect(found.map(({ slug }) => slug)).toEqual([
    "ce-que-vertex-nord-nous-a-appris",
    "le-maillot-2025-est-la",
    "cinq-postes-benevoles-sont-ouverts",
  ]);
});

it("[NW-7] gives three other articles beside each that there is", async () => {
  const device = memoryDevice();
  for (const { id, category, isPublished } of seed.articles) {
    if (!isPublished) continue;
    const ids = (await relatedArticles(device)({ id, category })).map((article) => article.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(id);
  }
});

it("gives none when there is no other", async () => {
  const device = memoryDevice({ dataset: { ...seed, articles: seed.articles.slice(0, 1) } });
  expect(await relatedArticles(device)({ id: seed.articles[0]?.id ?? noArticle, category: "esport" })).toEqual([]);
});
