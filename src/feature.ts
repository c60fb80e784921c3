import type { Effect, Scope } from "effector";
import type { ComponentType } from "react";
import type { SiteState } from "../domain/club/pages/editPages.ts";
import type { Refusal, Result } from "../domain/shared/result.ts";
import type { SitePlace } from "../ui/app/navigation.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import type { ParametersOf, Part, UseCasesOf } from "./bindings.ts";
import type { SitePage, SitePiece } from "./page.ts";
import type { ServerPart } from "./server/documents/siteFile.ts";

/** True when a use case accepts the effect's parameters, and its results and refusals are among the effect's. */
type Answers<UseCase, Params, Value, Failure> = UseCase extends (params: Params) => Promise<infer Answer>
  ? [Answer] extends [Result<unknown, Refusal>]
    ? [Answer] extends [Result<Value, Exclude<Failure, Unexpected> & Refusal>]
      ? true
      : false
    : [Answer] extends [Value]
      ? true
      : false
  : false;

/** One effect for each use case that returns a promise. */
type Checked<Effects, UseCases> = {
  readonly [
    Name in keyof UseCases as UseCases[Name] extends (params: never) => Promise<unknown> ? Name : never
  ]: Name extends keyof Effects
    ? Effects[Name] extends Effect<infer Params, infer Value, infer Failure>
      ? Answers<UseCases[Name], Params, Value, Failure> extends true
        ? Effects[Name]
        : never
      : never
    : Effect<never, unknown, unknown>;
} & { readonly [Name in Exclude<keyof Effects, keyof UseCases>]: never };

/** A schema that gives just what a use case takes. */
type SchemaFor<UseCase, Schema> = UseCase extends (...given: infer Given) => unknown
  ? Schema extends { readonly _output: infer Output }
    ? [Output, Given[0]] extends [Given[0], Output]
      ? true
      : false
    : false
  : false;

type Unparsed = "its schema is missing under `parameters` of the feature's `.bind.ts`, or gives other parameters";

/** Each read has the schema of its parameter: visitors may send anything (decision 0089). */
type Parsed<Reads, UseCases, Schemas> = {
  readonly [Name in keyof Reads & keyof UseCases]: Name extends keyof Schemas
    ? SchemaFor<UseCases[Name], Schemas[Name]> extends true
      ? unknown
      : Unparsed
    : Unparsed;
};

/** What a feature brings to the server. Behind `import.meta.env.SSR`, so that the build leaves it out of the browser's files. */
type OnServer = {
  /** The paths to which its forms are posted without a script. They lead to the page at the same path. */
  readonly forms?: readonly string[];
  /** Addresses that others know, by no choice of the site's, and the page to which each leads. */
  readonly leads?: Readonly<Record<string, string>>;
  /** The backend's functions that it calls. */
  readonly functions?: readonly string[];
  /** Whether pages are told of changes while they are open: members by the backend's WebSocket, visitors by the site's stream. */
  readonly followsChanges?: boolean;
  /** Its files, in the module `<name>.server.ts`. */
  readonly part?: () => Promise<ServerPart>;
};

/** A feature's part of the first download. */
export type Feature = {
  readonly name: string;
  readonly pages?: readonly SitePage[];
  /** Its pieces of other pages, in the order of the features. */
  readonly pieces?: readonly SitePiece[];
  /** Addresses that search engines must not list, with all addresses below them; "/auth/" means those below alone. */
  readonly unlisted?: readonly string[];
  /** Entries of the navigation, in the order of the features. */
  readonly places?: readonly SitePlace[];
  /** The same on a site that the staff has changed; undefined when `places` stand. */
  readonly placesNow?: (site: SiteState) => readonly SitePlace[] | undefined;
  /** Its part of every page's footer. */
  readonly footer?: ComponentType;
  readonly server?: OnServer | false;
  /** Called in the browser after hydration. */
  readonly start?: (scope: Scope, find: (name: string) => Promise<unknown>) => void;
  /** Its use cases and ports, loaded with the container. */
  readonly bind?: () => Promise<Part>;
  /** The same for the staff: only they download it. */
  readonly staff?: () => Promise<Part>;
  /** The effects of reads with which pages are opened, by the use cases' names. The server asks them for visitors too (decision 0089). */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** The effects that its other use cases handle, by the same names. */
  readonly handle?: Readonly<Record<string, unknown>>;
};

/** See `ui/lib/effectOf.ts`. */
type Naming = { readonly useCase: string };

/** The effects of a module that name their use cases, alone or in records. */
type NamingIn<Module> = {
  [Name in keyof Module]: Module[Name] extends Naming
    ? Module[Name]
    : Extract<Module[Name][keyof Module[Name]], Naming>;
}[keyof Module];

type Some<UseCases, Names> = Pick<UseCases, keyof UseCases & Names>;

type ByUseCase<Effects extends Naming> = { readonly [One in Effects as One["useCase"]]: One };

/** For `handle`: the effects of a module that name their use cases. For the compiler only: nothing of the module is in the first download. */
export const checkedEffects = <Module>() => ({}) as ByUseCase<NamingIn<Module>>;

/** Declares a feature. The compiler checks that each use case fits its effect. */
export const feature = <Bind = unknown, Staff = unknown, Reads = object, Effects = unknown>(
  given: Omit<Feature, "bind" | "staff" | "reads" | "handle"> & {
    readonly bind?: () => Promise<Bind & Part>;
    readonly staff?: () => Promise<Staff & Part>;
    readonly reads?: Reads &
      Checked<NoInfer<Reads>, Some<UseCasesOf<NoInfer<Bind>>, keyof NoInfer<Reads>>> &
      Parsed<NoInfer<Reads>, UseCasesOf<NoInfer<Bind>>, ParametersOf<NoInfer<Bind>>>;
    readonly handle?: Effects &
      Checked<NoInfer<Effects>, Omit<UseCasesOf<NoInfer<Bind>>, keyof NoInfer<Reads>> & UseCasesOf<NoInfer<Staff>>>;
  },
): Feature & { readonly useCases?: UseCasesOf<Bind> & UseCasesOf<Staff> } => given as Feature;
