import { expect, it } from "vitest";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import type { UseCases } from "../domain/useCases.ts";
import type { Backend, FeatureBindings } from "../src/bindings.ts";
import { openContainer } from "../src/container.ts";
import { memberParts } from "../src/parts/member.ts";
import { memoryPorts } from "../src/parts/memory.ts";
import { staffParts } from "../src/parts/staff.ts";

const backends: Record<string, Backend> = {
  memory: {
    backend: memoryBackend(seed, memoryStore()),
    club: "contact@demo.test",
    site: "http://127.0.0.1",
    portsOf: memoryPorts,
  },
  supabase: { url: "http://127.0.0.1:1", anonKey: "nobody-answers" },
};

const names = [...memberParts, ...staffParts].flatMap((part: FeatureBindings) => Object.keys(part.useCases ?? {}));

it.each(Object.keys(backends))("[QA-2] each use case can be built on %s", (name) => {
  const { add, boundUseCase } = openContainer(
    backends[name] as Backend,
    { storage: memoryStore(), navigator: {} },
    "nowhere",
  );
  add(staffParts);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((one) => typeof boundUseCase(one as keyof UseCases) !== "function")).toEqual([]);
});

it("[QA-2] binds each use case once", () => {
  expect(new Set(names).size).toBe(names.length);
});
