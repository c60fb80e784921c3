import { memoryPorts } from "../../src/parts/memory.ts";
import { memoryBackend } from "../../adapters/memory/backend.ts";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { createFaultInjector } from "../../adapters/memory/shared/faultInjector.ts";
import { clubDataset } from "../devices.ts";
import { signInForm } from "../../ui/accounts/signIn/signIn.ts";
import { camille, siteForTwo } from "../contracts/ports.ts";
import type { Screen } from "../screen.ts";
import { openTab, type Tab } from "../tab.tsx";

/** The steps to a message, and the screen after them. */
export type Scene = () => Promise<Screen>;

/** A page with a backend of its own. */
export type Stage = {
  readonly tab: Tab;
  /** Makes the backend unreachable from now on. */
  readonly fails: () => void;
};

/** Signed out. */
export const onPage = async (path: string, navigator = {}): Promise<Stage> => {
  const faults = createFaultInjector();
  const backend = {
    backend: memoryBackend(clubDataset, memoryStore(), faults),
    club: "contact@demo.test",
    site: "http://127.0.0.1",
    portsOf: memoryPorts,
  };
  return { tab: await openTab({ backend, path, navigator }), fails: () => faults.fail(true) };
};

/** Signed in as Camille. */
export const signedIn = async (path: string): Promise<Stage> => {
  const stage = await onPage("/auth");
  await stage.tab.do(signInForm.sent, camille);
  await stage.tab.open(path);
  return stage;
};

export const tipPath = `/tips/${siteForTwo}`;
