import type { UseCases } from "../../domain/useCases.ts";
import { lazily } from "../lazily.ts";
import type { ResolveUseCase } from "../resolver.ts";
import { visitorReads } from "./visitorReads.ts";

const nobody = async () => null;

/**
 * What visitors get from the site's server, without the container and the backend's client, which are larger than a page: the session,
 * which is none, the reads of pages, and hints of changes. Answers `undefined` for all other services.
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
