import { beforeEach } from "vitest";
import type { Backstage } from "./backstage.ts";
import { contractFiles } from "./files.ts";
import type { NewDevice } from "./ports.ts";

/** Runs the contracts of this folder's files on a backend. */
export const everyContract = (backend: string, newDevice: NewDevice, backstage: Backstage): void => {
  // Tests write faster than the rate limits allow.
  beforeEach(() => backstage.forgetTurns());
  for (const { contract } of contractFiles) contract?.(backend, newDevice, backstage);
};
