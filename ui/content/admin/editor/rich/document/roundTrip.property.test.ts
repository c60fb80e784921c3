import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlBody } from "../../../../../../adapters/html/htmlBody.ts";
import { markdownBody } from "../../../../../../adapters/markdown/markdownBody.ts";
import { tidyContent } from "../../../../../../domain/content/body/tidy.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import { anyBody } from "../../../../../../tests/bodies.ts";
import { contentOf, documentOf } from "./document.ts";

const runs = { numRuns: 1_000 };

describe("[NW-30] a document", () => {
  it("holds every body", () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(contentOf(documentOf(body))).toEqual(tidyContent(body));
      }),
      runs,
    );
  });

  it.each([
    ["article", htmlBody],
    ["tip", markdownBody],
  ] as const)("loses nothing as the source of an %s, and is written the same again", (kind, read) => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const document = documentOf(body);
        const source = sourceOf(kind, contentOf(document));
        const again = read(source);
        expect(tidyContent(again.body)).toEqual(contentOf(document));
        expect(again.losses).toEqual([]);
        expect(sourceOf(kind, again.body)).toBe(source);
      }),
      runs,
    );
  });
});
