import type { ContainerModule } from "inversify";
import type { Backend } from "./container.ts";

/**
 * The staff's use cases, and how a project answers their ports. Nobody else downloads them. Whatever else is a backend
 * answers all ports by itself.
 */
export const loadStaffModules = async (backend: Backend): Promise<readonly ContainerModule[]> => {
  const [{ staffModules }, project] = await Promise.all([
    import("./modules/staffModules.ts"),
    "url" in backend ? import("./modules/supabaseStaff.ts") : undefined,
  ]);
  return project ? [...staffModules, project.supabaseStaffModule] : staffModules;
};
