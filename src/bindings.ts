import type { ServiceIdentifier } from "inversify";
import type { ZodType } from "zod";
import type { MemoryBackend } from "../adapters/memory/backend.ts";
import type { Client, Project } from "../adapters/supabase/shared/client.ts";
import type { browserAsking, browserSharing } from "../adapters/browser/device.ts";
import type { CarefulStorage } from "../adapters/browser/storage.ts";

/** The typed identifier of a port. Use cases are identified by their names. */
export const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol(name);

type Tokens<Needs> = { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> };

/** A use case's factory and its dependencies. */
export type Binding<UseCase> = {
  readonly make: (...needs: never[]) => UseCase;
  readonly needs: readonly ServiceIdentifier[];
};

/** Binds a use case to its factory. Dependencies have the factory's names, so the compiler catches a swapped token. */
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

/** A use case that is a port's method. */
export const method = <Port, Name extends keyof Port>(
  port: ServiceIdentifier<Port>,
  name: Name,
): Binding<Port[Name]> => ({ make: (service: Port) => service[name], needs: [port] });

/** Binds a port to its adapter. */
export type BindPort = <Port>(port: ServiceIdentifier<Port>, service: NoInfer<Port>) => void;

/** The services of a device, independent of the backend. */
export type Device = {
  readonly storage: CarefulStorage;
  readonly navigator: Parameters<typeof browserSharing>[0];
  readonly confirm?: Parameters<typeof browserAsking>[0];
};

/** A Supabase project, hosted or embedded. */
export type Supabase = {
  readonly client: Client;
  readonly project: Project;
  /** The site's address, for links in mails: known in a browser only. */
  readonly site: string | undefined;
};

/** The backend in this process, for development and tests. */
export type Memory = {
  readonly backend: MemoryBackend;
  /** The club's mail address. */
  readonly club: string;
  /** The club's full and short name, which no member takes; none when absent. */
  readonly clubNames?: readonly string[];
  /** The site's address, for links in mails. */
  readonly site: string;
};

/** A feature's bindings: the module `<name>.bind.ts`, and for the staff `<name>.staff.ts`. */
export type Part = {
  readonly useCases?: Readonly<Record<string, Binding<unknown>>>;
  readonly device?: (port: BindPort, device: Device) => void;
  readonly supabase?: (port: BindPort, supabase: Supabase) => void;
  /** The schemas of what the feature's reads take, by their names. For the server: nothing of it is in the browser's files. */
  readonly parameters?: () => Readonly<Record<string, ZodType>>;
  /** A built site holds nothing of it. */
  readonly memory?: (port: BindPort, memory: Memory) => void;
};

/** The schemas of a part's reads, by name. */
export type ParametersOf<Given> = Given extends { readonly parameters: () => infer Schemas } ? Schemas : object;

/** The use cases of a part, by name. */
export type UseCasesOf<Given> = Given extends { readonly useCases: infer Bindings }
  ? { readonly [Name in keyof Bindings]: Bindings[Name] extends Binding<infer UseCase> ? UseCase : never }
  : object;
