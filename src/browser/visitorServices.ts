import type { UseCases } from "../../domain/useCases.ts";
import { lazily } from "../lazily.ts";
import type { ResolveUseCase } from "../resolver.ts";
import { visitorReads } from "./visitorReads.ts";

const nobody = async () => null;

/**
 * The use cases that the site's server answers for visitors: the session, which is none, the reads of pages, and hints of changes. They
 * need neither the container nor the backend's client, which are larger than a page. Gives `undefined` for all other use cases.
 *
 * @param build the build whose server answers; `undefined` in development, and on the memory backend, whose data are this browser's
 * @param resolveInContainer finds what the server doesn't answer
 */
export const visitorServices = (build: string | undefined, resolveInContainer: ResolveUseCase) => {
  const reads = build === undefined ? undefined : visitorReads(build, resolveInContainer);
  const loadChanges = lazily(async () => (await import("./visitorChanges.ts")).visitorChanges());

  return async <Name extends keyof UseCases>(name: Name): Promise<UseCases[Name] | undefined> => {
    if (name === "whoAmI") return nobody as UseCases[Name];
    if (reads && name === "followChanges") return (await loadChanges()).subscribe as UseCases[Name];
    return reads?.(name);
  };
};
