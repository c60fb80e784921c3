import type { MemoryBackend } from "../adapters/memory/backend.ts";
import type { Client, Project } from "../adapters/supabase/shared/client.ts";
import type { browserAsking, browserSharing } from "../adapters/browser/device.ts";
import type { CarefulStorage } from "../adapters/browser/storage.ts";
import type { PrivacySignals } from "../adapters/browser/visitor.ts";
import type { ClubColours } from "../domain/club/colours.ts";
import type { FolderPage } from "../domain/search/clubPages.ts";
import type { UseCases } from "../domain/useCases.ts";

/** A use case's factory, and the names of the ports or use cases that it needs. */
export type Binding<UseCase> = {
  readonly make: (...needs: never[]) => UseCase;
  readonly needs: readonly string[];
};

/** Bindings of use cases, each as the catalogue has it. */
export type Bindings = { readonly [Name in keyof UseCases]?: Binding<UseCases[Name]> };

/** The names of the ports that fit a need. */
type NameOf<Ports, Need> = { [Name in keyof Ports]: Ports[Name] extends Need ? Name : never }[keyof Ports] & string;

/** Binds use cases to factories that need ports of these types, by name. The compiler refuses a port of another type. */
export const bindingsOn = <Ports>() => ({
  provide<UseCase, Needs extends object>(
    make: (needs: Needs) => UseCase,
    ports: { readonly [Need in keyof Needs]: NameOf<Ports, Needs[Need]> },
  ): Binding<UseCase> {
    const needed = Object.entries<string>(ports as Readonly<Record<string, string>>);
    return {
      make: (...services: unknown[]) =>
        make(Object.fromEntries(needed.map(([need], at) => [need, services[at]])) as Needs),
      needs: needed.map(([, port]) => port),
    };
  },
  /** A use case that is a port's method. */
  method<Port extends keyof Ports & string, Name extends keyof Ports[Port]>(
    port: Port,
    name: Name,
  ): Binding<Ports[Port][Name]> {
    return { make: (service: Ports[Port]) => service[name], needs: [port] };
  },
});

/** The services of a device, independent of the backend. */
export type Device = {
  readonly storage: CarefulStorage;
  readonly navigator: Parameters<typeof browserSharing>[0] & PrivacySignals;
  readonly confirm?: Parameters<typeof browserAsking>[0];
  /** The colours of the club's folder; without them chosen colours aren't checked. */
  readonly colours?: ClubColours;
  /** The pages of the club's folder; without them the search finds none. */
  readonly pages?: () => Promise<readonly FolderPage[]>;
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

/** A Supabase project (hosted or embedded), or the memory backend with the ports on it. */
export type Backend = Project | (Memory & { readonly portsOf: (memory: Memory) => object });

/** A feature's bindings, in the module `<name>.bind.ts`, and for the staff in `<name>.staff.ts`. */
export type FeatureBindings = {
  readonly useCases?: Bindings;
  /** The feature's ports by name: ports of a device, and ports of a backend. */
  readonly device?: (device: Device) => object;
  readonly supabase?: (supabase: Supabase) => object;
};

type Intersected<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type PortsMadeBy<Given> = Given extends (place: never) => infer Ports ? Ports : never;

/** The ports of parts, by name. */
export type PortsOf<Parts> = Intersected<
  Parts extends unknown ? { [Kind in keyof Parts]: PortsMadeBy<Parts[Kind]> }[keyof Parts] : never
>;

/** The use cases of parts, by name. */
export type UseCasesOf<Parts> = Intersected<Parts extends { readonly useCases: infer Given } ? Given : never>;
