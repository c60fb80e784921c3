import "reflect-metadata";
import { Container, type ContainerModule } from "inversify";
import type { Project, SessionKeeping } from "../adapters/supabase/client.ts";
import { accountsModule } from "./modules/accounts.ts";
import { type Device, deviceModule } from "./modules/device.ts";
import { tipsModule } from "./modules/tips.ts";

/** What the site runs on: a project of Supabase (hosted or embedded), or the process's own memory. */
export type Backend = Project | "memory";

// Each backend is a chunk of its own: a reader downloads only the one the site runs on.
const portsOf = async (backend: Backend, device: Device, keeping: SessionKeeping): Promise<ContainerModule> => {
  if (backend !== "memory") return (await import("./modules/supabase.ts")).supabaseModule(backend, keeping);
  const [{ memoryModule }, { memoryBackend }, { seed }] = await Promise.all([
    import("./modules/memory.ts"),
    import("../adapters/memory/backend.ts"),
    import("../adapters/memory/seed/seed.ts"),
  ]);
  return memoryModule(memoryBackend(seed, device.storage));
};

/** Builds every use case on a backend, for a device. `keeping`: where the backend's session is kept. */
export const openContainer = async (
  backend: Backend,
  device: Device,
  keeping: SessionKeeping = "device",
): Promise<Container> => {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(await portsOf(backend, device, keeping), deviceModule(device), accountsModule, tipsModule);
  return container;
};
