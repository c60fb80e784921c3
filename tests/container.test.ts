import { expect, it } from "vitest";
import { memoryShelf } from "../adapters/memory/shelf.ts";
import { type Backend, openContainer } from "../src/container.ts";
import * as tokens from "../src/tokens.ts";

const backends: Record<string, Backend> = {
  memory: "memory",
  supabase: { url: "http://127.0.0.1:1", anonKey: "nobody-answers" },
};

it.each(Object.keys(backends))("everything there is a token for can be built on %s", async (name) => {
  const device = { storage: memoryShelf(), navigator: {} };
  const container = await openContainer(backends[name] as Backend, device, "nowhere");
  for (const token of Object.values(tokens)) expect(container.get<unknown>(token)).toBeDefined();
});
