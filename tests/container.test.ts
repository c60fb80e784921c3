import { expect, it } from "vitest";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { type Backend, openContainer } from "../src/container.ts";
import { createResolver } from "../src/resolver.ts";
import { memoryModule } from "../src/modules/memory.ts";
import * as portTokens from "../src/portTokens.ts";
import * as tokens from "../src/tokens.ts";

const backends: Record<string, Backend> = {
  memory: memoryModule(memoryBackend(seed, memoryStore())),
  supabase: { url: "http://127.0.0.1:1", anonKey: "nobody-answers" },
};

it.each(Object.keys(backends))("[QA-2] every token can be resolved on %s", async (name) => {
  const backend = backends[name] as Backend;
  const container = await openContainer(backend, { storage: memoryStore(), navigator: {} }, "nowhere");
  const { find } = createResolver(async () => container, backend);
  for (const token of Object.values({ ...portTokens, ...tokens })) expect(await find<unknown>(token)).toBeDefined();
});
