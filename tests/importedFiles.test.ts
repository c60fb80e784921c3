// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { htmlContent } from "../adapters/html/htmlContent.ts";
import { markedContent } from "../adapters/markdown/markedContent.ts";
import { movingReaders } from "../adapters/movingReaders.ts";
import type { Content } from "../domain/content/body/content.ts";
import { shownContent } from "../domain/content/body/shownContent.ts";
import { readImport } from "../domain/content/moving/readImport.ts";
import { textOf } from "../domain/content/versions/blockText.ts";
import { sarah, signedIn } from "./contracts/ports.ts";
import { clubDataset, memoryDevice } from "./devices.ts";

// Files of other sites as they are, from their bytes to what readers see.

const chosen = (path: string) => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "imports", path)));
  return { path, size: bytes.length, read: async () => bytes };
};

const planOf = async (paths: readonly string[], site = "") => {
  const ports = memoryDevice({ dataset: { ...clubDataset, articles: [], tips: [] } });
  await signedIn(ports, sarah);
  const read = readImport({
    ...ports,
    clock: { tell: async () => ({ now: Date.parse("2026-11-30T12:00:00Z"), zone: "Europe/Paris" }) },
    loadReaders: async () => movingReaders,
    readHtml: htmlContent,
    readContent: markedContent,
  });
  const plan = await read({ files: paths.map(chosen), site, progressed: () => {} });
  if (!plan.ok) throw new Error(plan.refusal.kind);
  return plan.value;
};

const items = async (...paths: readonly string[]) => {
  const plan = await planOf(paths);
  return async (title: string) => {
    const found = plan.items.find(({ item }) => item.fields.title === title);
    if (!found) throw new Error(`There is no ${title}`);
    const content: Content = await htmlContent(found.item.fields.content);
    return { ...found, shown: shownContent("article", content), text: textOf(content) };
  };
};

it("[NW-245] [NW-246] [NW-247] shows posts of WordPress as WordPress did", async () => {
  const post = await items("wordpress.xml");
  const pictures = (await post("galerie")).shown.find((block) => "inlines" in block && block.inlines.length === 2);
  expect(pictures).toMatchObject({ kind: "paragraph", inlines: [{ kind: "image" }, { kind: "image" }] });
  const videos = await post("vidéos");
  expect(videos.shown.map(({ kind }) => kind)).toEqual(["embed", "embed", "embed", "paragraph"]);
  expect(videos.notes).toEqual([]);
  expect((await post("légende")).shown).toMatchObject([
    { inlines: [{ kind: "image", description: "La scène", caption: "La scène, [A, B] avant le match" }] },
    { inlines: [{ text: "Suite du texte." }] },
  ]);
  const blocks = await post("blocs");
  expect(blocks.notes).toEqual([{ kind: "codes", names: ["latest-posts"] }]);
  expect(JSON.stringify(blocks.shown)).toContain('"caption":"Légende penchée"');
  expect(blocks.shown.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["embed", "table", "list", "button"]));
  expect(blocks.text).not.toMatch(/Télécharger|wp:/);
  const classic = await post("classique");
  expect(classic.text).toMatch(/Première ligne\n ?Deuxième ligne\n+Intro\.\n+Suite collée\./);
  expect(classic.notes).toEqual([{ kind: "lost-cover" }]);
  expect((await post("tweet")).shown).toMatchObject([{ kind: "embed", embed: { service: "x" } }]);
  expect((await post("brouillon")).item.createdAt).toBe("2020-03-07T22:30:00.000Z");
});

it("[NW-247] shows posts of Ghost as Ghost did, those of older versions too", async () => {
  const post = await items("ghost.json");
  const video = await post("ghost video");
  expect(video.shown[1]).toMatchObject({ kind: "embed", embed: { service: "youtube", id: "dQw4w9WgXcQ" } });
  expect(video.text).toContain("La finale\nTitre du lien\nQuestion\nRéponse.");
  expect((await post("ghost ancien")).text).toBe("Du texte");
});

it("[NW-242] [NW-243] [NW-244] reads Markdown of Hugo, Jekyll and Zola", async () => {
  const names = ["auteur", "bom", "date-fr", "date-tardive", "hugo", "toml"];
  const post = await items(...names.map((name) => `markdown/${name}.md`));
  expect((await post("auteur imbriqué")).item).toMatchObject({ byline: "Lya F." });
  const marked = await post("deux points: la suite");
  expect(marked.item.fields.tags).toBe("esport\nvalorant");
  expect(marked.text).toBe("Une ligne¹.\n☐ à faire\n☑ fait\nÀ savoir.\n¹ La note.");
  expect(marked.shown.some(({ kind }) => kind === "callout")).toBe(true);
  expect((await post("date française")).item.publishedAt).toBe("2021-05-03T00:00:00.000Z");
  expect((await post("date tardive")).item.publishedAt).toBe("2021-05-03T21:30:00.000Z");
  const hugo = await post("codes de Hugo");
  expect(hugo.shown[1]).toMatchObject({ kind: "embed" });
  expect(hugo.text).not.toMatch(/[{}[\]]/);
  expect((await post("TOML : le retour")).item).toMatchObject({ byline: "Lya F.", fields: { tags: "a\nb" } });
});

it("[NW-248] leads links among imported posts to their new addresses, and asks once for the old site's", async () => {
  const lacking = await planOf(["ghost.json"]);
  const [first] = lacking.items;
  expect([lacking.lacksSite, first?.taken, first?.item.fields.featuredImage]).toEqual([true, [], ""]);
  expect(first?.item.fields.content).toContain('<a href="/news/h2-ghost-video">');
  expect(first?.item.oldSlugs).toEqual(["/h2-ghost-images"]);
  const { items, lacksSite, hosts } = await planOf(["ghost.json"], "https://ancien.example/");
  expect([lacksSite, hosts]).toEqual([false, [{ host: "ancien.example", pictures: 2 }]]);
  expect(items[0]?.taken.map(({ address }) => address)).toEqual([
    "https://ancien.example/content/images/2021/05/scene.png",
    "https://ancien.example/content/images/2021/05/une.jpg",
  ]);
  const markdown = await planOf(["markdown/hugo.md", "markdown/auteur.md"]);
  expect(markdown.items[0]?.item.fields.content).toContain('<a href="/news/auteur">');
});
