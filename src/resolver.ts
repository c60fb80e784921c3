import type { UseCases } from "../domain/useCases.ts";
import type { Opened } from "./container.ts";
import { lazily } from "./lazily.ts";

/** Finds a use case by name, after loading the container if needed. */
export type ResolveUseCase = <Name extends keyof UseCases>(name: Name) => Promise<UseCases[Name]>;

/** The staff's part. */
export const loadStaff = lazily(() => import("./parts/staff.ts"));

/** Finds use cases in a container that is opened at the first call. Use cases that it lacks are the staff's: their part is loaded at the first. */
export const createResolver = (open: () => Promise<Opened>): ResolveUseCase => {
  const addStaff = lazily(async () => {
    const [{ add }, { staffParts }] = await Promise.all([open(), loadStaff()]);
    add(staffParts);
  });
  return async (name) => {
    const { boundUseCase } = await open();
    const found = boundUseCase(name);
    if (found) return found;
    await addStaff();
    return boundUseCase(name) as NonNullable<typeof found>;
  };
};
