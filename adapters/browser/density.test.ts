import { expect, it } from "vitest";
import { memoryStore } from "../memory/shared/keyValueStore.ts";
import { browserDensity } from "./density.ts";
import { carefulStorage } from "./storage.ts";

it("[AD-63] keeps the height of the rows on the device, and forgets the usual one", async () => {
  const storage = memoryStore() as unknown as Storage;
  const density = () => browserDensity(carefulStorage(() => storage));
  expect(await density().read()).toBe(false);
  await density().choose(true);
  expect(await density().read()).toBe(true);
  await density().choose(false);
  expect(await density().read()).toBe(false);
});
