import type { ServiceIdentifier } from "inversify";
import type { Client, Project } from "../adapters/supabase/shared/client.ts";
import type { browserAsking } from "../adapters/browser/asking.ts";
import type { browserSharing } from "../adapters/browser/sharing.ts";
import type { CarefulStorage } from "../adapters/browser/storage.ts";

/** The typed identifier of a port. Use cases have their names. */
export const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol(name);

type Tokens<Needs> = { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> };

/** How the container makes a use case, and of what. */
export type Binding<UseCase> = {
  readonly make: (...needs: never[]) => UseCase;
  readonly needs: readonly ServiceIdentifier[];
};

/** A use case of its factory. Its needs are named as the factory names them, so the compiler catches a swapped token. */
export const provide = <UseCase, Needs extends object>(
  make: (needs: Needs) => UseCase,
  tokens: Tokens<Needs>,
): Binding<UseCase> => {
  const names = Object.keys(tokens) as (keyof Needs)[];
  return {
    make: (...needs: unknown[]) => make(Object.fromEntries(names.map((name, at) => [name, needs[at]])) as Needs),
    needs: names.map((name) => tokens[name]),
  };
};

/** A use case that is a port's method as it is. */
export const method = <Port, Name extends keyof Port>(
  port: ServiceIdentifier<Port>,
  name: Name,
): Binding<Port[Name]> => ({ make: (service: Port) => service[name], needs: [port] });

/** Says what answers a port. */
export type BindPort = <Port>(port: ServiceIdentifier<Port>, service: NoInfer<Port>) => void;

/** What a device does by itself, whatever the backend is. */
export type Device = {
  readonly storage: CarefulStorage;
  readonly navigator: Parameters<typeof browserSharing>[0];
  readonly confirm?: Parameters<typeof browserAsking>[0];
};

/** A Supabase project, hosted or embedded, as the adapters need it. */
export type Supabase = {
  readonly client: Client;
  readonly project: Project;
  /** The site's own address, where mails lead to: known in a browser only. */
  readonly site: string | undefined;
};

/** What a feature brings into the container: the module `<name>.bind.ts`, and for the staff `<name>.staff.ts`. */
export type Part = {
  readonly useCases?: Readonly<Record<string, Binding<unknown>>>;
  readonly device?: (port: BindPort, device: Device) => void;
  readonly supabase?: (port: BindPort, supabase: Supabase) => void;
};

/** The use cases of a part, by their names. */
export type UseCasesOf<Given> = Given extends { readonly useCases: infer Bindings }
  ? { readonly [Name in keyof Bindings]: Bindings[Name] extends Binding<infer UseCase> ? UseCase : never }
  : object;
