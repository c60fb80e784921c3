import { expect, it } from "vitest";
import { xmlTree } from "./xmlTree.ts";

it("[NW-80] reads elements with their prefixes, attributes, CDATA and entities", () => {
  const text = `<?xml version="1.0"?><!-- a --><a:b c="d &amp; e"><f/>un &lt; <![CDATA[<p>deux</p>]]><f g='h'>trois</f></a:b>`;
  const empty = { attributes: {}, text: "", children: [] };
  expect(xmlTree(text)).toEqual({
    name: "a:b",
    attributes: { c: "d & e" },
    text: "un < <p>deux</p>",
    children: [
      { ...empty, name: "f" },
      { name: "f", attributes: { g: "h" }, text: "trois", children: [] },
    ],
  });
});

it.each([
  "",
  "<a><b></a>",
  "<a><b/>",
  "<a><![CDATA[b",
  "<a/><a/>",
  "<a/>texte",
  "texte",
  `${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}`,
])("[NW-84] refuses what isn't one whole element", (text) => expect(xmlTree(text)).toBeUndefined());
