import type { Container } from "inversify";
import type { Backend } from "./container.ts";
import { lazily } from "./lazily.ts";
import { loadStaffModules } from "./loadStaffModules.ts";
import type { Find } from "./wiring.ts";

/**
 * Finds services in a container that is opened when the first is asked for. What isn't in it is the staff's, and comes
 * when the first of theirs is asked for, or when `fetchStaffRoom` is called ahead of that.
 */
export const createResolver = (open: () => Promise<Container>, backend: Backend) => {
  const fetchStaffRoom = lazily(() => loadStaffModules(backend));
  const openStaffRoom = lazily(async () => {
    const [container, modules] = await Promise.all([open(), fetchStaffRoom()]);
    container.load(...modules);
  });

  const find: Find = async (token) => {
    const container = await open();
    if (!container.isBound(token)) await openStaffRoom();
    return container.get(token);
  };
  return { find, fetchStaffRoom };
};
