import "reflect-metadata";
import { Container } from "inversify";
import type { SessionKeeping } from "../adapters/supabase/shared/client.ts";
import type { UseCases } from "../domain/useCases.ts";
import type { Backend, Device, FeatureBindings } from "./bindings.ts";
import { type MemberPorts, memberParts } from "./parts/member.ts";
import { openSupabase } from "./supabase.ts";

/** Returns the adapter of a port. */
export type FindPort = <Name extends keyof MemberPorts>(name: Name) => Promise<MemberPorts[Name]>;

export type Opened = {
  /** The adapter of a port. */
  port<Name extends keyof MemberPorts>(name: Name): MemberPorts[Name];
  /** A use case; undefined when its part isn't there. */
  boundUseCase<Name extends keyof UseCases>(name: Name): UseCases[Name] | undefined;
  /** Adds parts after the start. */
  add(parts: readonly FeatureBindings[]): void;
};

/** Builds the use cases of visitors and members on a backend, for a device. `keeping`: where a project's session is stored. */
export const openContainer = (backend: Backend, device: Device, keeping: SessionKeeping = "device"): Opened => {
  const container = new Container({ defaultScope: "Singleton" });
  const supabase = "url" in backend ? openSupabase(backend, keeping) : undefined;

  const bindPorts = (ports: object = {}) => {
    for (const [name, port] of Object.entries(ports)) container.bind(name).toConstantValue(port);
  };
  const add = (parts: readonly FeatureBindings[]) => {
    for (const { useCases = {}, ...ports } of parts) {
      bindPorts(ports.device?.(device));
      if (supabase) bindPorts(ports.supabase?.(supabase));
      for (const [name, { make, needs }] of Object.entries(useCases)) {
        container.bind(name).toResolvedValue(make as (...needs: unknown[]) => unknown, [...needs]);
      }
    }
  };
  if (!("url" in backend)) bindPorts(backend.portsOf(backend));
  add(memberParts);
  return {
    port: (name) => container.get(name),
    boundUseCase: (name) => (container.isBound(name) ? container.get(name) : undefined),
    add,
  };
};
