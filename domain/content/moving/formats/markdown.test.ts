import { expect, it } from "vitest";
import { readMarkdown } from "./markdown.ts";

const read = (head: string, path = "blog/un.md") =>
  readMarkdown({ path, text: head === "" ? "Texte" : `---\n${head}\n---\nTexte` });

it.each([
  ["date: 2024-05-01", "blog/un.md"],
  ["", "_posts/2024-05-01-un.md"],
  ["draft: false", "blog/un.md"],
  ["published: true", "blog/un.md"],
  ["published: 2024-05-01", "blog/un.md"],
  ["status: publish", "blog/un.md"],
  ["layout: post", "blog/un.md"],
  ["private: false", "blog/un.md"],
  ["title: Le fichier README\ndate: 2024-05-01", "blog/README.md"],
  ["date: 2024-05-01", "blog/lire-le-readme.md"],
  ["date: 2024-05-01", "blog/overdrafts/un.md"],
])("[NW-80] publishes %j of %s", (head, path) => {
  const { isPublished, notes } = read(head, path);
  expect([isPublished, notes]).toEqual([true, []]);
});

it.each([
  ["draft: true", "blog/un.md"],
  ["published: false", "blog/un.md"],
  ["publié: non", "blog/un.md"],
  ["status: draft", "blog/un.md"],
  ["status: Hidden", "blog/un.md"],
  ["", "_drafts/un.md"],
  ["published: true", "blog/drafts/un.md"],
])("[NW-80] makes a draft of %j of %s", (head, path) => {
  const { isPublished, notes } = read(head, path);
  expect([isPublished, notes]).toEqual([false, []]);
});

it.each([
  ["private: true", "blog/un.md", "private"],
  ["status: private", "blog/un.md", "private"],
  ["status: pending", "blog/un.md", "pending"],
  ["layout: page", "blog/un.md", "page"],
  ["type: page", "blog/un.md", "page"],
  ["", "blog/un.md", "unsaid"],
  ["title: Un titre", "blog/lire-le-readme.md", "unsaid"],
  ["", "README.md", "page"],
  ["", "blog/LICENSE.md", "page"],
  ["", "blog/CONTRIBUTING.md", "page"],
  ["", "blog/changelog.md", "page"],
])("[NW-80] makes a draft of %j of %s, and says why", (head, path, why) => {
  const { isPublished, notes } = read(head, path);
  expect([isPublished, notes]).toEqual([false, [{ kind: "draft", why }]]);
});

it.each([
  ["date: 2020-01-02\npublished: 2024-05-01", "2020-01-02T00:00:00.000Z"],
  ["published: 2024-05-01", "2024-05-01T00:00:00.000Z"],
  ["published: true", "2019-03-04T00:00:00.000Z"],
])("[NW-80] dates a file with %j", (head, date) => expect(read(head, "2019-03-04-un.md").date).toBe(date));

it.each([
  ["author:\n  name: Lya F.\n  url: https://a.example", { author: "Lya F." }],
  ["cover:\n  image: https://a.example/b.jpg\n  alt: La une", { featuredImage: "https://a.example/b.jpg" }],
  ["tags: esport, valorant", { tags: ["esport", "valorant"] }],
  ["categories: news, esport\ntags: [lan]", { category: "news", tags: ["esport", "lan"] }],
  ["taxonomies:\n  tags: [a, b]\nextra:\n  author: Lya", { tags: ["a", "b"], author: "Lya" }],
  ["date: 03/05/2021", { date: "2021-05-03T00:00:00.000Z" }],
  ["date: 2021-05-03 23:30:00", { date: "2021-05-03T21:30:00.000Z", origin: "markdown:2021-05-03T23:30:00.000Z:un" }],
  ["date: 31/31/2021", { date: null }],
])("[NW-243] reads the fields of %j", (head, fields) => {
  expect(read(head)).toMatchObject(fields);
});

it("[NW-244] names the codes that it takes out, and the fields that the site doesn't have", () => {
  const text = "---\ndate: 2021-05-03\nseo:\n  a: 1\n  b: 2\n---\nUn {{< poll 3 >}} texte[^1].\n\n[^1]: La note.\n";
  const { body, notes } = readMarkdown({ path: "un.md", text });
  expect(body).toBe("Un  texte¹.\n\n¹ La note.");
  expect(notes).toEqual([
    { kind: "codes", names: ["poll"] },
    { kind: "unknown-fields", names: ["seo"] },
  ]);
});
