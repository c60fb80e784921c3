import { memoryBackend } from "../adapters/memory/backend.ts";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { type FindPort, openContainer } from "../src/container.ts";
import { clubDataset } from "./devices.ts";
import { lazily } from "../src/lazily.ts";
import { memoryPorts } from "../src/parts/memory.ts";
import { createResolver } from "../src/resolver.ts";

const backend = {
  backend: memoryBackend(clubDataset, memoryStore()),
  club: "contact@demo.test",
  site: "http://127.0.0.1",
  portsOf: memoryPorts,
};

const open = lazily(async () => openContainer(backend, { storage: memoryStore(), navigator: {} }, "nowhere"));

/** Finds the use cases of a visitor on the demo data. */
export const resolveOnMemory = createResolver(open);

/** Finds the ports on the demo data. */
export const findPort: FindPort = async (port) => (await open()).port(port);
