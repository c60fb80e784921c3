import type { ServiceIdentifier } from "inversify";
import { memoryBackend } from "../adapters/memory/backend.ts";
import type { Dataset } from "../adapters/memory/dataset.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import type { FaultProfile } from "../adapters/memory/shared/faultInjector.ts";
import { type KeyValueStore, memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/shared/client.ts";
import { firstContent } from "../domain/club/firstContent.ts";
import type { BindPort, Part } from "../src/bindings.ts";
import { firstSections } from "./club.ts";
import type { Ports } from "./contracts/ports.ts";
import { tokens } from "./contracts/tokens.ts";

const parts: readonly Part[] = Object.values(
  import.meta.glob<Part>("../src/features/*.{bind,staff}.ts", { eager: true }),
);

const deviceOf = (bind: (part: Part, port: BindPort) => void): Ports => {
  const services = new Map<ServiceIdentifier, unknown>();
  for (const part of parts) bind(part, (token, service) => void services.set(token, service));
  const named = Object.entries(tokens).map(([name, token]) => [name, services.get(token as ServiceIdentifier)]);
  return { ...Object.fromEntries(named), port: (token: ServiceIdentifier) => services.get(token) } as Ports;
};

/** A device of a Supabase project. By default its session isn't stored. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports =>
  deviceOf(({ supabase }, port) => supabase?.(port, { client, project, site: undefined }));

/** The demo data, and what the club's folder brings. */
export const clubDataset: Dataset = { ...seed, content: firstContent(firstSections) };

type Memory = {
  readonly dataset?: Dataset;
  readonly faults?: FaultProfile;
  readonly now?: () => Date;
  readonly store?: KeyValueStore;
};

/** A device with a memory backend of its own. */
export const memoryDevice = ({ dataset = clubDataset, faults, now, store = memoryStore() }: Memory = {}): Ports => {
  const backend = memoryBackend(dataset, store, faults, now);
  return deviceOf(({ memory }, port) =>
    memory?.(port, { backend, club: "contact@demo.test", site: "http://127.0.0.1" }),
  );
};
