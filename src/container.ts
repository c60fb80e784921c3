import "reflect-metadata";
import { Container, type ContainerModule } from "inversify";
import type { Project, SessionKeeping } from "../adapters/supabase/shared/client.ts";
import { accountsModule } from "./modules/accounts.ts";
import { correspondenceModule } from "./modules/correspondence.ts";
import { type Device, deviceModule } from "./modules/device.ts";
import { newsModule } from "./modules/news.ts";
import { recruitmentModule } from "./modules/recruitment.ts";
import { tipsModule } from "./modules/tips.ts";

/** What the site runs on: a project of Supabase (hosted or embedded), or whatever else answers the ports. */
export type Backend = Project | ContainerModule;

// Its client is a chunk of its own. What else answers the ports is brought along by whoever wants it, so that a built
// site holds nothing of the memory backend.
const portsOf = async (backend: Backend, keeping: SessionKeeping): Promise<ContainerModule> =>
  "url" in backend ? (await import("./modules/supabase.ts")).supabaseModule(backend, keeping) : backend;

/** Builds every use case but the staff's on a backend, for a device. `keeping`: where a project's session is kept. */
export const openContainer = async (
  backend: Backend,
  device: Device,
  keeping: SessionKeeping = "device",
): Promise<Container> => {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(
    await portsOf(backend, keeping),
    deviceModule(device),
    accountsModule,
    correspondenceModule,
    tipsModule,
    newsModule,
    recruitmentModule,
  );
  return container;
};
