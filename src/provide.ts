import type { ContainerModuleLoadOptions, ServiceIdentifier } from "inversify";

type Tokens<Needs> = { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> };

/**
 * Binds a use case to its token. What it needs is named as its factory names it, so the compiler catches a token that
 * was swapped or forgotten; inversify alone hands dependencies over by position.
 */
export const providing =
  (bind: ContainerModuleLoadOptions["bind"]) =>
  <UseCase, Needs extends object>(
    token: ServiceIdentifier<UseCase>,
    make: (needs: Needs) => UseCase,
    tokens: Tokens<Needs>,
  ): void => {
    const names = Object.keys(tokens) as (keyof Needs)[];
    bind(token).toResolvedValue(
      (...services: unknown[]) => make(Object.fromEntries(names.map((name, at) => [name, services[at]])) as Needs),
      names.map((name) => tokens[name]),
    );
  };
