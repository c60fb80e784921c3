import { expect, it } from "vitest";
import { markedContent } from "../../adapters/markdown/markedContent.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { siteForTwo } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { readTip, tipsSidebar } from "./readTip.ts";

const reading = (device = memoryDevice()) => {
  const read = readTip({ ...device, readContent: markedContent });
  return (slug: string) => read({ slug });
};
const notFound = { ok: false, refusal: { kind: "not-found" } };

it("[TP-2] gives a published tip with its content read", async () => {
  const answer = await reading()(siteForTwo);
  expect(answer).toMatchObject({ ok: true, value: { slug: siteForTwo, author: expect.any(String) } });
  expect(answer.ok && answer.value.content[0]).toMatchObject({ kind: "paragraph" });
});

it("[TP-4] puts a note in the place of a link that leads nowhere", async () => {
  const [tip] = seed.tips;
  const dataset = { ...seed, tips: tip ? [{ ...tip, content: "[ici](/tips) ![carte](carte.png)" }] : [] };
  const answer = await reading(memoryDevice({ dataset }))(siteForTwo);
  expect(answer.ok && answer.value.content).toEqual([
    { kind: "paragraph", inlines: [{ kind: "bad-link" }, { kind: "text", text: " " }, { kind: "bad-image" }] },
  ]);
});

it.each(["n-importe-quoi", seed.tips.find(({ isPublished }) => !isPublished)?.slug ?? ""])(
  "[TP-3] finds nothing under %s, which nobody or only a draft has",
  async (slug) => {
    expect(await reading()(slug)).toEqual(notFound);
  },
);

it.each(["", "Été", "a/b", "a%2fb", "../../secret", "<script>", "a".repeat(10_000)])(
  "[TP-3] doesn't ask for a text that can't be a slug (%.20s)",
  async (slug) => {
    const faults = createFaultInjector();
    faults.fail(true);
    expect(await reading(memoryDevice({ faults }))(slug)).toEqual(notFound);
  },
);

it("throws when the backend fails, and calls that no missing tip", async () => {
  const faults = createFaultInjector();
  faults.fail(true);
  await expect(reading(memoryDevice({ faults }))(siteForTwo)).rejects.toThrow();
});

it("[TP-5] shows the five newest tips, the statistics, the categories in the club's order and the latest addition", async () => {
  const device = memoryDevice();
  const { first, statistics } = await tipsSidebar(device)();
  expect(first).toEqual(await device.tips.slice({ sort: "recent", from: 0, count: 5 }));
  expect(first).toHaveLength(5);
  const { categories, ...totals } = await device.tips.totals();
  expect(statistics).toMatchObject({ ...totals, recentTip: first[0] });
  const inOrder = ["Stratégie", "Aim Training", "Compétitif"];
  expect(statistics.categories).toEqual(
    inOrder.map((name) => ({ ...categories.find((one) => one.name === name), label: name })),
  );
});

it("[TP-5] names no category for tips without one", async () => {
  const tips = seed.tips.map((tip) => ({ ...tip, category: "" }));
  const { statistics } = await tipsSidebar(memoryDevice({ dataset: { ...seed, tips } }))();
  expect(statistics.totalTips).toBeGreaterThan(0);
  expect(statistics.categories).toEqual([]);
});

it("[TP-5] has neither addition nor rating when there is no tip", async () => {
  const { first, statistics } = await tipsSidebar(memoryDevice({ dataset: { ...seed, tips: [] } }))();
  expect(first).toEqual([]);
  expect(statistics).toMatchObject({ totalTips: 0, averageRating: null, categories: [], recentTip: null });
});
