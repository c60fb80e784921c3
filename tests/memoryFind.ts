import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { openContainer } from "../src/container.ts";
import { memoryModule } from "../src/memory.ts";
import { createResolver, loadParts } from "../src/resolver.ts";

const backend = memoryModule(memoryBackend(seed, memoryStore()));

/** Finds the use cases of a visitor on the demo data. */
export const memoryFind = createResolver(async () =>
  openContainer(await loadParts(), backend, { storage: memoryStore(), navigator: {} }, "nowhere"),
);
