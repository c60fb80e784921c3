import { beforeEach } from "vitest";
import type { Backstage } from "./backstage.ts";
import { contractFiles } from "./files.ts";
import type { NewDevice } from "./ports.ts";

/** Runs the contracts of this folder's files on a backend, without those that can't be kept there. */
export const everyContract = (
  backend: string,
  newDevice: NewDevice,
  backstage: Backstage,
  without: readonly unknown[] = [],
): void => {
  // Tests write faster than the rate limits allow.
  beforeEach(() => backstage.forgetQuotas());
  for (const { contract } of contractFiles) {
    if (!without.includes(contract)) contract?.(backend, newDevice, backstage);
  }
};
