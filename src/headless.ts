import { memoryBackend } from "../adapters/memory/backend.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { deviceStore, memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import type { FaultProfile } from "../adapters/memory/shared/faultInjector.ts";
import type { Dataset } from "../adapters/memory/dataset.ts";
import type { Project } from "../adapters/supabase/shared/client.ts";
import { firstContent } from "../domain/club/firstContent.ts";
import { about } from "./club/about.ts";
import { club } from "./club/club.ts";
import { contact } from "./club/contact.ts";
import { founders } from "./club/founders.ts";
import { home } from "./club/home.ts";
import { matches } from "./club/matches.ts";
import { partners } from "./club/partners.ts";
import { shop } from "./club/shop.ts";
import { recruitment } from "./club/recruitment.ts";
import { teams } from "./club/teams.ts";
import { values } from "./club/values.ts";
import { openContainer } from "./container.ts";
import type { Backend, FeatureBindings } from "./bindings.ts";
import { memberParts } from "./parts/member.ts";
import { memoryPorts } from "./parts/memory.ts";
import { staffParts } from "./parts/staff.ts";
import { sectionsAt } from "./demoSeason.ts";
import { folderPages } from "./folderPages.ts";
import { firstRows } from "./firstContent.ts";
import type { UseCases } from "../domain/useCases.ts";

export type { UseCases };

const sections = (now: Date) => sectionsAt(club, { teams, matches, partners, shop, recruitment }, now);
const pages = folderPages({ about, contact, founders, home, partners, recruitment, shop, teams, values });

/** The backend of the use cases. */
export type BackendChoice =
  | {
      /** In the process's memory. */
      readonly on: "memory";
      /** The initial data; the demo data when absent. */
      readonly dataset?: Dataset;
      readonly faults?: FaultProfile;
      readonly now?: () => Date;
    }
  | {
      /** PostgreSQL on this machine, with the demo data. */
      readonly on: "embedded";
      /** The data folder, for one process at a time; without it the data end with the process. */
      readonly folder?: string;
    }
  /** A Supabase project at an address. */
  | { readonly on: Project };

export type Headless = UseCases & {
  /** Another device on the same backend, with a session of its own. */
  anotherDevice(): Promise<Headless>;
  /** Closes this device; the last one closes the backend. */
  close(): Promise<void>;
};

/**
 * The site without its pages: every use case on a device of its own, whose session ends with it. Sharing and copying do nothing.
 * Throws the embedded backend's error when its folder can't be used.
 */
export const headless = async (place: BackendChoice): Promise<Headless> => {
  const { backendOfDevice, close } = await opened(place);
  const devices = new Set<Headless>();

  const newDevice = async (): Promise<Headless> => {
    const backend = backendOfDevice();
    const { add, boundUseCase } = openContainer(
      backend,
      { storage: memoryStore(), navigator: {}, colours: club.colours, pages: async () => pages },
      "nowhere",
    );
    add(staffParts);
    const device: Headless = {
      ...(Object.fromEntries(names.map((name) => [name, boundUseCase(name)])) as UseCases),
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

const names = [...memberParts, ...staffParts].flatMap((part: FeatureBindings) =>
  Object.keys(part.useCases ?? {}),
) as (keyof UseCases)[];

type Opened = { backendOfDevice(): Backend; close(): Promise<void> };

const opened = async (place: BackendChoice): Promise<Opened> => {
  const nothingToClose = async () => {};
  if (place.on === "memory") {
    const { dataset = { ...seed, content: (opened) => firstContent(sections(opened)) }, faults, now } = place;
    const shared = memoryStore();
    const backendOfDevice = () => ({
      backend: memoryBackend(dataset, deviceStore(shared), faults, now),
      club: "contact@demo.test",
      site: "http://127.0.0.1",
      portsOf: memoryPorts,
    });
    return { backendOfDevice, close: nothingToClose };
  }
  if (place.on === "embedded") {
    const { openBackend } = await import("../adapters/embedded/backend.ts");
    const url = "http://127.0.0.1"; // No server listens on this address: requests stay in the process.
    const { anonKey, fetch, close } = await openBackend({
      folder: place.folder ?? "memory://",
      siteUrl: url,
      seed: true,
      content: (now) => firstRows(sections(now)),
    });
    const project: Project = { url, anonKey, fetch: (input, init) => fetch(new Request(input, init)) };
    return { backendOfDevice: () => project, close };
  }
  const { on } = place;
  return { backendOfDevice: () => on, close: nothingToClose };
};
