import { expect, it } from "vitest";
import { readFrontMatter } from "./frontMatter.ts";

const read = (head: string) => Object.fromEntries(readFrontMatter(`---\n${head}\n---\nTexte`).fields);

it.each([
  ["title: Un titre", { title: "Un titre" }],
  ["Title: Un titre: la suite", { title: "Un titre: la suite" }],
  ['title: "Il dit \\"oui\\" # vraiment"', { title: 'Il dit "oui" # vraiment' }],
  ["title: 'L''été' # remarque", { title: "L'été" }],
  ["title: Plat # remarque", { title: "Plat" }],
  ["tags: [esport, \"deux, trois\", 'l''été']", { tags: ["esport", "deux, trois", "l'été"] }],
  ["tags:\n  - esport\n  - 'deux trois'", { tags: ["esport", "deux trois"] }],
  ["tags:\n- esport\n- deux\ndate: 2020-01-02", { tags: ["esport", "deux"], date: "2020-01-02" }],
  ["authors:\n  - name: Lya Fontaine", { authors: ["Lya Fontaine"] }],
  ["excerpt: >\n  Sur deux\n  lignes\ntitle: T", { excerpt: "Sur deux lignes", title: "T" }],
  ["excerpt: |\n  Une\n  deux", { excerpt: "Une\ndeux" }],
  ["publié: false\nCatégorie: esport", { publié: "false", catégorie: "esport" }],
  ["draft: true\nempty:\nnone: null", { draft: "true", empty: "", none: "" }],
])("[NW-80] reads a front matter: %j", (head, fields) => expect(read(head)).toEqual(fields));

it.each([
  [
    "author:\n  name: Lya F.\n  url: https://club.example/lya",
    { "author.name": "Lya F.", "author.url": "https://club.example/lya" },
  ],
  [
    'author: { name: "Lya, F.", url: https://club.example }',
    { "author.name": "Lya, F.", "author.url": "https://club.example" },
  ],
  ["authors:\n  - url: https://a.example\n    name: Lya\n  - Zoé", { authors: ["Lya", "Zoé"] }],
  [
    "cover:\n    image: a.jpg\n    alt: La une\ntitle: T",
    { "cover.image": "a.jpg", "cover.alt": "La une", title: "T" },
  ],
  ["seo:\n  og:\n    image: a.jpg", { "seo.og.image": "a.jpg" }],
])("[NW-243] reads the maps of a front matter: %j", (head, fields) => expect(read(head)).toEqual(fields));

it("[NW-243] reads the tables and the long lists of TOML", () => {
  const head =
    '+++\ntitle = "T"\naliases = [\n  "/a",\n  "/b",\n]\n[author]\nname = "Lya F."\n[taxonomies]\ntags = ["a", "b"]\n+++\n';
  expect(Object.fromEntries(readFrontMatter(head).fields)).toEqual({
    title: "T",
    aliases: ["/a", "/b"],
    "author.name": "Lya F.",
    "taxonomies.tags": ["a", "b"],
  });
});

it("[NW-80] leaves a text without a front matter alone", () => {
  for (const text of ["Un texte", "---\nUn filet\n\nsans fin", "", "# Titre\n---\n"]) {
    expect(readFrontMatter(text)).toEqual({ fields: new Map(), body: text });
  }
});

it("[NW-80] keeps the text below, and reads TOML's simple values", () => {
  const { fields, body } = readFrontMatter('+++\ntitle = "Un titre"\ndraft = true\n+++\n\nTexte\n---\nsuite');
  expect([Object.fromEntries(fields), body]).toEqual([{ title: "Un titre", draft: "true" }, "\nTexte\n---\nsuite"]);
});

it("[NW-80] reads a long line of brackets and quotes at once", () => {
  const head = `title: ${"[".repeat(50_000)}\ntags: ["${'\\"'.repeat(50_000)}`;
  expect(read(head)["title"]).toBeDefined();
});
