import { memoryBackend } from "../adapters/memory/backend.ts";
import type { Dataset } from "../adapters/memory/dataset.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import type { FaultProfile } from "../adapters/memory/shared/faultInjector.ts";
import { type KeyValueStore, memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import { type Client, type Project, supabaseClient } from "../adapters/supabase/shared/client.ts";
import { firstContent } from "../domain/club/firstContent.ts";
import type { FeatureBindings } from "../src/bindings.ts";
import * as pagesStaff from "../src/features/club/pages.staff.ts";
import { memberParts } from "../src/parts/member.ts";
import { memoryPorts } from "../src/parts/memory.ts";
import { staffParts } from "../src/parts/staff.ts";
import { club, firstSectionsAt } from "./club.ts";
import { type Ports, shortNames } from "./contracts/ports.ts";

/** What contracts need of a device besides the backend. */
const onDevice = pagesStaff.device({ storage: memoryStore(), navigator: {}, colours: club.colours });

const deviceOf = (backend: object): Ports => {
  const ports = { ...onDevice, ...backend };
  const named: Readonly<Record<string, unknown>> = ports;
  const short = Object.entries(shortNames).map(([name, port]) => [name, named[port]]);
  return { ...ports, ...Object.fromEntries(short) } as Ports;
};

const parts: readonly FeatureBindings[] = [...memberParts, ...staffParts];

/** A device of a Supabase project. By default its session isn't stored. */
export const supabaseDevice = (project: Project, client: Client = supabaseClient(project, "nowhere")): Ports =>
  deviceOf(Object.assign({}, ...parts.map(({ supabase }) => supabase?.({ client, project, site: undefined }))));

/** The demo data, and what the club's folder brings. */
export const clubDataset: Dataset = { ...seed, content: (opened) => firstContent(firstSectionsAt(opened)) };

type Memory = {
  readonly dataset?: Dataset;
  readonly faults?: FaultProfile;
  readonly now?: () => Date;
  readonly store?: KeyValueStore;
};

/** A device with a memory backend of its own. */
export const memoryDevice = ({ dataset = clubDataset, faults, now, store = memoryStore() }: Memory = {}): Ports => {
  const backend = memoryBackend(dataset, store, faults, now);
  return deviceOf(memoryPorts({ backend, club: "contact@demo.test", site: "http://127.0.0.1" }));
};
