import type { Effect, Scope } from "effector";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Refusal, Result } from "../domain/shared/result.ts";
import type { SitePlace } from "../ui/app/navigation.ts";
import type { Unexpected } from "../ui/lib/feedback/failure.ts";
import type { Part, UseCasesOf } from "./bindings.ts";

/** Whether a use case takes what an effect is called with, and gives and refuses only what the effect says. */
type Answers<UseCase, Params, Value, Failure> = UseCase extends (params: Params) => Promise<infer Answer>
  ? [Answer] extends [Result<unknown, Refusal>]
    ? [Answer] extends [Result<Value, Exclude<Failure, Unexpected> & Refusal>]
      ? true
      : false
    : [Answer] extends [Value]
      ? true
      : false
  : false;

/** Each use case that answers once has its effect. */
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

/** What a feature brings to the site's first download. */
export type Feature = {
  readonly name: string;
  readonly pages?: readonly RouteObject[];
  /** Addresses that no search engine keeps, with all that lies below them. */
  readonly unlisted?: readonly string[];
  /** Where the navigation leads to. The order of the features is the order of their places. */
  readonly places?: readonly SitePlace[];
  /** What it has in the foot of every page. */
  readonly footer?: ComponentType;
  /** What it does in the browser as soon as the page can change. */
  readonly start?: (scope: Scope, find: (name: string) => Promise<unknown>) => void;
  /** Its use cases and ports, which come with the container. */
  readonly bind?: () => Promise<Part>;
  /** The same for what only the staff does: nobody else downloads it. */
  readonly staff?: () => Promise<Part>;
  /** The effects that its use cases answer, by the use cases' names. */
  readonly handle?: Readonly<Record<string, unknown>>;
};

/** The compiler checks that each use case of a feature fits its effect. */
export const feature = <Bind = unknown, Staff = unknown, Effects = unknown>(
  given: Omit<Feature, "bind" | "staff" | "handle"> & {
    readonly bind?: () => Promise<Bind & Part>;
    readonly staff?: () => Promise<Staff & Part>;
    readonly handle?: Effects & Checked<NoInfer<Effects>, UseCasesOf<NoInfer<Bind>> & UseCasesOf<NoInfer<Staff>>>;
  },
): Feature & { readonly useCases?: UseCasesOf<Bind> & UseCasesOf<Staff> } => given as Feature;
