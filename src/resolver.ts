import { features, type UseCases } from "./features.ts";
import type { Opened } from "./container.ts";
import { lazily } from "./lazily.ts";

/** Finds a use case by name, after loading the container if needed. */
export type Find = <Name extends keyof UseCases>(name: Name) => Promise<UseCases[Name]>;

/** The bindings of all features. */
export const loadParts = () => Promise.all(features.flatMap(({ bind }) => (bind ? [bind()] : [])));

/** The staff's bindings of all features. */
export const loadStaffParts = lazily(() => Promise.all(features.flatMap(({ staff }) => (staff ? [staff()] : []))));

/**
 * Finds use cases in a container that is opened at the first call. Use cases that it lacks are the staff's: their parts are loaded at
 * the first of them.
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
