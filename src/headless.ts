import { readdirSync } from "node:fs";
import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { deviceStore, memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import type { FaultProfile } from "../adapters/memory/shared/faultInjector.ts";
import type { Dataset } from "../adapters/memory/dataset.ts";
import type { Project } from "../adapters/supabase/shared/client.ts";
import { type Backend, openContainer } from "./container.ts";
import type { Part } from "./bindings.ts";
import type { UseCases } from "./features.ts";
import { memoryModule } from "./memory.ts";

export type { UseCases };

/** What the use cases run on. */
export type Place =
  | {
      /** The process's own memory. */
      readonly on: "memory";
      /** What the club begins with; the demo data when absent. */
      readonly dataset?: Dataset;
      readonly faults?: FaultProfile;
      readonly now?: () => Date;
    }
  | {
      /** PostgreSQL on this machine, with the demo data. */
      readonly on: "embedded";
      /** Where it keeps its data; they end with the process when absent. One process at a time may use a folder. */
      readonly folder?: string;
    }
  /** A Supabase project at an address. */
  | { readonly on: Project };

export type Headless = UseCases & {
  /** Somebody else's device before the same backend, with a session of its own. */
  anotherDevice(): Promise<Headless>;
  /** Ends this device, and what it runs on with the last of its devices. */
  close(): Promise<void>;
};

/**
 * The whole site without its pages: every use case on a device of its own, which shares and copies nothing and forgets
 * its session when it ends. Throws what the embedded backend throws when its folder can't be used.
 */
export const headless = async (place: Place): Promise<Headless> => {
  const { backendOfDevice, close } = await opened(place);
  const parts = await allParts();
  const devices = new Set<Headless>();

  const newDevice = async (): Promise<Headless> => {
    const backend = backendOfDevice();
    const { container } = await openContainer(parts, backend, { storage: memoryStore(), navigator: {} }, "nowhere");
    const names = parts.flatMap(({ useCases = {} }) => Object.keys(useCases));
    const device: Headless = {
      ...(Object.fromEntries(names.map((name) => [name, container.get<unknown>(name)])) as UseCases),
      anotherDevice: newDevice,
      async close() {
        if (devices.delete(device) && devices.size === 0) await close();
      },
    };
    devices.add(device);
    return device;
  };
  return newDevice();
};

/** The parts of all features, without the features themselves: those bring the pages along. */
const allParts = (): Promise<readonly Part[]> => {
  const folder = new URL("features/", import.meta.url);
  const files = readdirSync(folder).filter((file) => /[.](?:bind|staff)[.]ts$/.test(file));
  return Promise.all(files.map((file): Promise<Part> => import(new URL(file, folder).href)));
};

type Opened = { backendOfDevice(): Backend; close(): Promise<void> };

const opened = async (place: Place): Promise<Opened> => {
  const nothingToClose = async () => {};
  if (place.on === "memory") {
    const { dataset = seed, faults, now } = place;
    const club = memoryStore();
    const backendOfDevice = () => memoryModule(memoryBackend(dataset, deviceStore(club), faults, now));
    return { backendOfDevice, close: nothingToClose };
  }
  if (place.on === "embedded") {
    const { openBackend } = await import("../adapters/embedded/backend.ts");
    const url = "http://127.0.0.1"; // Nothing listens there: each request is handed over in the process.
    const { anonKey, fetch, close } = await openBackend({
      folder: place.folder ?? "memory://",
      siteUrl: url,
      seed: true,
    });
    const project: Project = { url, anonKey, fetch: (input, init) => fetch(new Request(input, init)) };
    return { backendOfDevice: () => project, close };
  }
  const { on } = place;
  return { backendOfDevice: () => on, close: nothingToClose };
};
