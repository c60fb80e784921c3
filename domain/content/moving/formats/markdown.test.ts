import { expect, it } from "vitest";
import { readMarkdown } from "./markdown.ts";

const read = (head: string, path = "blog/un.md") =>
  readMarkdown({ path, text: head === "" ? "Texte" : `---\n${head}\n---\nTexte` });

it.each([
  ["", "blog/un.md"],
  ["draft: false", "blog/un.md"],
  ["published: true", "blog/un.md"],
  ["published: 2024-05-01", "blog/un.md"],
  ["status: publish", "blog/un.md"],
  ["layout: post", "blog/un.md"],
  ["private: false", "blog/un.md"],
  ["title: Le fichier README", "blog/README.md"],
  ["", "blog/lire-le-readme.md"],
  ["", "blog/overdrafts/un.md"],
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
