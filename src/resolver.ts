import { features, type UseCases } from "./features.ts";
import type { Opened } from "./container.ts";
import { lazily } from "./lazily.ts";

/** Finds a use case by its name, perhaps only after the container was loaded. */
export type Find = <Name extends keyof UseCases>(name: Name) => Promise<UseCases[Name]>;

/** What the features bring into every container. */
export const loadParts = () => Promise.all(features.flatMap(({ bind }) => (bind ? [bind()] : [])));

/** What they bring for the staff alone. */
export const loadStaffParts = lazily(() => Promise.all(features.flatMap(({ staff }) => (staff ? [staff()] : []))));

/**
 * Finds use cases in a container that is opened when the first is asked for. What isn't in it is the staff's, and comes
 * when the first of theirs is asked for.
 */
export const createResolver = (open: () => Promise<Opened>): Find => {
  const addStaffParts = lazily(async () => {
    const [{ add }, parts] = await Promise.all([open(), loadStaffParts()]);
    add(parts);
  });
  return async (name) => {
    const { container } = await open();
    if (!container.isBound(name)) await addStaffParts();
    return container.get(name);
  };
};
