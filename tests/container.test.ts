import { expect, it } from "vitest";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { type Backend, openContainer } from "../src/container.ts";
import { loadParts, loadStaffParts } from "../src/resolver.ts";

const backends: Record<string, Backend> = {
  memory: { backend: memoryBackend(seed, memoryStore()), club: "contact@demo.test", site: "http://127.0.0.1" },
  supabase: { url: "http://127.0.0.1:1", anonKey: "nobody-answers" },
};

it.each(Object.keys(backends))(
  "[QA-2] each use case and each port of the features can be built on %s",
  async (name) => {
    const parts = [...(await loadParts()), ...(await loadStaffParts())];
    const device = { storage: memoryStore(), navigator: {} };
    const { container } = await openContainer(parts, backends[name] as Backend, device, "nowhere");
    const identifiers = parts.flatMap((part) => [
      ...Object.keys(part.useCases ?? {}),
      ...Object.values<unknown>(part).filter((exported) => typeof exported === "symbol"),
    ]);
    expect(identifiers.length).toBeGreaterThan(100);
    for (const identifier of identifiers) expect(container.get<unknown>(identifier)).toBeDefined();
  },
);
