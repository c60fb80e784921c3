import { expect, it } from "vitest";
import { memoryStore } from "../memory/shared/keyValueStore.ts";
import { browserCalm, calmName } from "./calm.ts";
import { carefulStorage } from "./storage.ts";

it("[LK-22] stores the choice as the page's script reads it, and finds it again", async () => {
  const storage = memoryStore();
  const calm = browserCalm(carefulStorage(() => storage as unknown as Storage));
  expect(await calm.read()).toBe(false);
  await calm.choose(true);
  expect(storage.getItem(calmName)).not.toBeNull();
  expect(await calm.read()).toBe(true);
  await calm.choose(false);
  expect(storage.getItem(calmName)).toBeNull();
  expect(await calm.read()).toBe(false);
});
