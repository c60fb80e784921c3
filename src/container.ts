import "reflect-metadata";
import { Container, type ServiceIdentifier } from "inversify";
import type { Project, SessionKeeping } from "../adapters/supabase/shared/client.ts";
import type { BindPort, Device, Memory, Part } from "./bindings.ts";

export { SessionToken } from "./features/accounts.bind.ts";

/** A Supabase project (hosted or embedded), or the memory backend. */
export type Backend = Project | Memory;

export type Opened = {
  readonly container: Container;
  /** Adds parts after the start. */
  add(parts: readonly Part[]): void;
};

/** Returns the adapter of a port. */
export type FindPort = <Port>(port: ServiceIdentifier<Port>) => Promise<Port>;

/** Builds the parts' use cases on a backend, for a device. `keeping`: where a project's session is stored. */
export const openContainer = async (
  parts: readonly Part[],
  backend: Backend,
  device: Device,
  keeping: SessionKeeping = "device",
): Promise<Opened> => {
  const container = new Container({ defaultScope: "Singleton" });
  // The client is a chunk of its own: the memory backend doesn't load it.
  const supabase = "url" in backend ? (await import("./supabase.ts")).openSupabase(backend, keeping) : undefined;

  const port: BindPort = (identifier, service) => void container.bind(identifier).toConstantValue(service as never);
  const add = (more: readonly Part[]) => {
    for (const part of more) {
      part.device?.(port, device);
      if (supabase) part.supabase?.(port, supabase);
      if (!("url" in backend)) part.memory?.(port, backend);
      for (const [name, { make, needs }] of Object.entries(part.useCases ?? {})) {
        container.bind(name).toResolvedValue(make as (...needs: unknown[]) => unknown, [...needs]);
      }
    }
  };
  add(parts);
  return { container, add };
};
