import { expect, it } from "vitest";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { camille, noTip, signedIn, siteForTwo, tipOf } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { commentsPerPage, listComments } from "./listComments.ts";

/** A tip with `count` comments of Camille, one per minute. */
const withComments = async (count: number) => {
  let minute = 0;
  const now = () => new Date(Date.parse("2026-12-01T12:00:00Z") + minute * 60_000);
  const device = memoryDevice({ dataset: { ...seed, comments: [] }, now });
  const { id: member } = await signedIn(device, camille);
  const { id: tip } = await tipOf(device, siteForTwo);
  for (minute = 0; minute < count; minute++) await device.comments.add(tip, member, `Essai ${minute}`);
  return { list: listComments(device), tip };
};

it.each([
  [0, 0, false],
  [1, 1, false],
  [commentsPerPage, commentsPerPage, false],
  [commentsPerPage + 1, commentsPerPage, true],
])("[TP-8] of %d comments gives %d at first, and says whether more are left", async (count, shown, hasMore) => {
  const { list, tip } = await withComments(count);
  const page = await list({ id: tip });
  expect([page.comments.length, page.hasMore]).toEqual([shown, hasMore]);
});

it("[TP-8] gives all of them, newest first, page after page", async () => {
  const { list, tip } = await withComments(45);
  const texts: string[] = [];
  let page = await list({ id: tip });
  texts.push(...page.comments.map(({ text }) => text));
  while (page.hasMore) {
    page = await list({ id: tip, after: page.comments.at(-1) });
    texts.push(...page.comments.map(({ text }) => text));
  }
  expect(texts).toEqual(Array.from({ length: 45 }, (_, at) => `Essai ${44 - at}`));
});

it("has none for a tip that isn't there", async () => {
  expect(await listComments(memoryDevice())({ id: noTip })).toEqual({ comments: [], hasMore: false });
});
