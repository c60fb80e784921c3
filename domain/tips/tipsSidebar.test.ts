import { expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { tipsSidebar } from "./tipsSidebar.ts";

it("[TP-5] shows the five newest tips, the statistics and the latest addition", async () => {
  const device = memoryDevice();
  const { first, statistics } = await tipsSidebar(device)();
  expect(first).toEqual(await device.tips.slice({ sort: "recent", from: 0, count: 5 }));
  expect(first).toHaveLength(5);
  expect(statistics).toEqual({ ...(await device.tips.totals()), recentTip: first[0] });
});

it("[TP-5] has neither addition nor rating when there is no tip", async () => {
  const { first, statistics } = await tipsSidebar(memoryDevice({ dataset: { ...seed, tips: [] } }))();
  expect(first).toEqual([]);
  expect(statistics).toMatchObject({ totalTips: 0, averageRating: null, categories: [], recentTip: null });
});
