import { expect, it } from "vitest";
import type { Found } from "./found.ts";
import { type ChosenFile, type FileReaders, openFiles } from "./openFiles.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const file = (path: string, text: string, size = text.length): ChosenFile => ({
  path,
  size,
  read: async () => utf8(text),
});
const inside = (path: string, text: string) => ({ path, size: text.length, read: () => utf8(text) });
const element = (name: string, text = "", children: readonly object[] = [], attributes = {}) =>
  ({ name, text, children, attributes }) as never;

const readers: FileReaders = {
  text: (bytes) => new TextDecoder().decode(bytes),
  xml: (text) => (text.includes("brisé") ? undefined : element(text.startsWith("<rss") ? "rss" : "feed")),
  unzip: (bytes) => {
    const text = new TextDecoder().decode(bytes);
    if (text.includes("bombe")) return [{ path: "a.md", size: 60 * 1024 * 1024, read: () => undefined }];
    if (text.includes("menteur")) return [{ path: "a.md", size: 10, read: () => undefined }];
    return text.includes("abîmé") ? "broken" : [inside("a.md", "# Un\n\nTexte")];
  },
};

const opened = async (...files: readonly ChosenFile[]): Promise<Found> => {
  const answer = await openFiles(files, readers);
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value;
};
const refusal = async (...files: readonly ChosenFile[]) => {
  const answer = await openFiles(files, readers);
  return answer.ok ? "opened" : answer.refusal.kind;
};

it.each([
  ["empty", [file("a.xml", " \n")]],
  ["empty", [file("a.md", "")]],
  ["broken-xml", [file("a.xml", "<rss>brisé")]],
  ["not-wordpress", [file("a.xml", "<!doctype html><p>brisé")]],
  ["not-wordpress", [file("a.xml", "<feed/>")]],
  ["not-wordpress", [file("a.xml", "<rss/>")]],
  ["broken-json", [file("a.json", '{"db": [')]],
  ["unknown-json", [file("a.json", '{"db": []}')]],
  ["unknown-json", [file("redirects.json", '[{"from": "/a", "to": "/b"}, {"from": "/b", "to": "/a"}]')]],
  ["newer-export", [file("site.json", '{"format": "club-site", "version": 2}')]],
  ["broken-zip", [file("a.zip", "PK\u0003\u0004abîmé")]],
  ["broken-zip", [file("a.zip", "PK\u0003\u0004menteur")]],
  ["too-large", [file("a.zip", "PK\u0003\u0004bombe")]],
  ["too-large", [file("a.zip", "PK\u0003\u0004", 600 * 1024 * 1024)]],
  ["too-large", [file("a.xml", "<rss/>", 60 * 1024 * 1024)]],
  ["unknown-file", [file("a.docx", "Bonjour")]],
  ["unknown-file", [file("a.jpg", "\u0000\u0001")]],
  ["several-sources", [file("a.md", "# Un"), file("b.json", '{"data": {"posts": []}}')]],
  ["nothing-found", []],
] as const)("[NW-84] refuses files: %s", async (kind, files) => expect(await refusal(...files)).toBe(kind));

it.each([
  ["sizes", [{ ...inside("a.md", "# Un"), size: 30 * 1024 * 1024 }]],
  ["numbers", Array.from({ length: 6_000 }, (_, at) => inside(`${at}.jpg`, ""))],
])("[NW-84] counts the %s of all archives together", async (_, files) => {
  const archives = [file("a.zip", "PK\u0003\u0004"), file("b.zip", "PK\u0003\u0004")];
  expect(await openFiles(archives, { ...readers, unzip: () => files })).toEqual({
    ok: false,
    refusal: { kind: "too-large", name: "b.zip" },
  });
});

it("[NW-241] leaves pictures packed until they are asked for, and paths that leave the archive aside", async () => {
  const reads: string[] = [];
  const picture = { path: "images/a.jpg", size: 400 * 1024 * 1024, read: () => (reads.push("a.jpg"), utf8("a")) };
  const unzip = () => [inside("a.md", "# Un"), picture, inside("../b.md", "# Deux"), inside("../../c.jpg", "")];
  const { items, beside } = await (async () => {
    const answer = await openFiles([file("a.zip", "PK\u0003\u0004")], { ...readers, unzip });
    if (!answer.ok) throw new Error(answer.refusal.kind);
    return answer.value;
  })();
  expect([items.length, beside?.map(({ path }) => path), reads]).toEqual([1, ["images/a.jpg"], []]);
});

it("[NW-80] reads Markdown from a ZIP, and leaves other files of a folder aside", async () => {
  expect(await opened(file("a.zip", "PK\u0003\u0004"))).toMatchObject({ source: "markdown", items: [{ title: "Un" }] });
  const folder = await opened(
    file("blog/a.md", "# Un"),
    file("blog/.git/config.md", "# Caché"),
    file("blog/config.json", "{"),
    file("blog/vide.txt", ""),
  );
  expect(folder.items).toHaveLength(1);
  expect(folder.leftOut).toEqual([{ kind: "files", count: 2, names: ["blog/config.json", "blog/vide.txt"] }]);
});

it("[NW-81] tells two files of one date and name apart", async () => {
  const { items } = await opened(file("a/index.md", "# Un"), file("b/a/index.md", "# Deux"), file("c.md", "Trois"));
  expect(items.map(({ origin }) => origin)).toEqual(["markdown::a", "markdown::a:b/a/index.md", "markdown::c"]);
});

it("[NW-80] reads the front matter of a Markdown file", async () => {
  const text = `---
title: Le tournoi
date: 2020-05-01
authors: [Lya, Camille]
categories: [esport, équipe]
tags: [lan]
image: https://exemple.fr/a.jpg
aliases: [/vieux, /plus-vieux]
draft: true
color: red
---
Texte`;
  const { items } = await opened(file("2019-01-01-tournoi.md", text));
  expect(items).toMatchObject([
    {
      kind: "article",
      origin: "markdown:2020-05-01T00:00:00.000Z:tournoi",
      title: "Le tournoi",
      slug: "tournoi",
      body: "Texte",
      author: "Lya, Camille",
      authors: ["Lya", "Camille"],
      tags: ["équipe", "lan"],
      category: "esport",
      featuredImage: "https://exemple.fr/a.jpg",
      isPublished: false,
      notes: [{ kind: "unknown-fields", names: ["color"] }],
    },
  ]);
});

it("[NW-80] takes the first heading, or the file's name, for a missing title", async () => {
  const { items } = await opened(file("un-nom.md", "Texte"), file("b.md", "\n# Le titre #\n\nTexte"));
  expect(items.map(({ title, body }) => [title, body])).toEqual([
    ["un nom", "Texte"],
    ["Le titre", "Texte"],
  ]);
});

it("[NW-80] reads the posts of a Ghost export, with their authors and first tag", async () => {
  const data = {
    posts: [
      {
        id: "1",
        uuid: "u1",
        title: "Un",
        slug: "un",
        html: "<img src='__GHOST_URL__/a.jpg'>",
        status: "published",
        published_at: "2021-02-03T04:05:06.000Z",
      },
      {
        id: "2",
        title: "Deux",
        slug: "deux",
        html: null,
        status: "published",
        visibility: "members",
        created_at: "2021-01-01T00:00:00.000Z",
      },
      { id: "3", title: "Trois", slug: "trois", status: "scheduled", type: "post" },
      { id: "4", title: "À propos", type: "page" },
    ],
    users: [
      { id: "a", name: "Lya" },
      { id: "b", name: "Camille" },
    ],
    tags: [
      { id: "t", name: "Esport" },
      { id: "h", name: "#interne" },
      { id: "s", name: "LAN" },
    ],
    posts_tags: [
      { post_id: "1", tag_id: "s", sort_order: 2 },
      { post_id: "1", tag_id: "h", sort_order: 0 },
      { post_id: "1", tag_id: "t", sort_order: 1 },
    ],
    posts_authors: [
      { post_id: "1", author_id: "b", sort_order: 1 },
      { post_id: "1", author_id: "a", sort_order: 0 },
    ],
  };
  const found = await opened(file("ghost.json", JSON.stringify({ db: [{ data }] })));
  expect(found.leftOut).toEqual([{ kind: "pages", count: 1, names: ["À propos"] }]);
  expect(found.items).toMatchObject([
    {
      origin: "ghost:u1",
      body: "<img src='/a.jpg'>",
      author: "Lya",
      authors: ["Lya", "Camille"],
      category: "Esport",
      isPublished: true,
      date: "2021-02-03T04:05:06.000Z",
      tags: ["LAN"],
      notes: [],
    },
    {
      origin: "ghost:2",
      isPublished: false,
      date: "2021-01-01T00:00:00.000Z",
      notes: [{ kind: "draft", why: "members" }],
    },
    { origin: "ghost:3", isPublished: false, notes: [{ kind: "draft", why: "scheduled" }] },
  ]);
});
