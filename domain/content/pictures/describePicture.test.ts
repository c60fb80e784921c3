import { expect, it } from "vitest";
import { describePicture, keptName, longestDescription } from "./describePicture.ts";
import { centre } from "../body/focalPoint.ts";
import type { PictureDetails, PictureId, PictureLibrary } from "./library.ts";

const begin = () => {
  const described: string[] = [];
  const library = {
    describe: async (_: PictureId, { description }: PictureDetails) => {
      described.push(description);
      return { ok: true, value: undefined };
    },
  } as unknown as PictureLibrary;
  const describe = (description: string) =>
    describePicture({ library })({ id: "un" as PictureId, description, point: centre });
  return { described, describe };
};

it("[NW-134] keeps the text of a picture on one line, and refuses a long one", async () => {
  const { described, describe } = begin();
  expect(await describe("  Le stade\n plein ")).toMatchObject({ ok: true });
  expect(described).toEqual(["Le stade plein"]);
  expect(await describe("é".repeat(longestDescription + 1))).toEqual({ ok: false, refusal: { kind: "too-long" } });
  expect(await describe("🔥".repeat(longestDescription))).toMatchObject({ ok: true });
  expect(described).toHaveLength(2);
});

it("[NW-134] keeps a file's name without what would change the order of the text around it, cut", () => {
  expect(keptName(" a\u202eb\n c.png ")).toBe("ab c.png");
  expect([...keptName("🔥".repeat(300))]).toHaveLength(200);
});
