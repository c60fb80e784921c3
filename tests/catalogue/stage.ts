import { memoryBackend } from "../../adapters/memory/backend.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { memoryModule } from "../../src/modules/memory.ts";
import { signInSent } from "../../ui/accounts/signIn/signIn.ts";
import { camille, siteForTwo } from "../contracts/ports.ts";
import type { Screen } from "../screen.ts";
import { openTab, type Tab } from "../tab.tsx";

/** How a message is come to, and what is on the screen then. */
export type Scene = () => Promise<Screen>;

/** A page before a club of its own. */
export type Stage = {
  readonly tab: Tab;
  /** From now on the club's backend can't be reached. */
  readonly fails: () => void;
};

/** As a visitor has it. */
export const onPage = async (path: string, navigator = {}): Promise<Stage> => {
  const faults = createFaultInjector();
  const backend = memoryModule(memoryBackend(seed, memoryStore(), faults));
  return { tab: await openTab({ backend, path, navigator }), fails: () => faults.fail(true) };
};

/** As Camille has it. */
export const signedIn = async (path: string): Promise<Stage> => {
  const stage = await onPage("/auth");
  await stage.tab.do(signInSent, camille);
  await stage.tab.open(path);
  return stage;
};

export const tipPath = `/tips/${siteForTwo}`;
