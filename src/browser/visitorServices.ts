import type { Project } from "../../adapters/supabase/shared/client.ts";
import type { UseCases } from "../features.ts";
import { lazily } from "../lazily.ts";
import type { Find } from "../resolver.ts";
import { visitorReads } from "./visitorReads.ts";

const nobody = async () => null;

/**
 * What visitors get without the container and the backend's client, which are larger than a page: the session, which is none, the reads
 * of pages, and hints of changes. Answers `undefined` for all other services.
 *
 * @param project `undefined` on the memory backend: its data are this browser's
 * @param build the build whose server answers reads; `undefined` in development, where it answers none
 * @param findInside finds what the server doesn't answer
 */
export const visitorServices = (project: Project | undefined, build: string | undefined, findInside: Find) => {
  let caching: RequestCache = "default";
  const reads = project && build !== undefined ? visitorReads(build, findInside, () => caching) : undefined;
  const loadSubscribe =
    project &&
    lazily(() =>
      import("../../adapters/supabase/shared/visitorChanges.ts").then(
        (file) => file.visitorChanges(project, (now) => (caching = now)).subscribe,
      ),
    );

  return async <Name extends keyof UseCases>(name: Name): Promise<UseCases[Name] | undefined> => {
    if (name === "whoAmI") return nobody as UseCases[Name];
    if (name === "followChanges") return (await loadSubscribe?.()) as UseCases[Name] | undefined;
    return reads?.(name);
  };
};
