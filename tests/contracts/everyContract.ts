import { beforeEach } from "vitest";
import type { Backstage } from "./backstage.ts";
import type { NewDevice } from "./ports.ts";

/** A contract that every backend fulfils. */
type Contract = (backend: string, newDevice: NewDevice, backstage: Backstage) => void;

const files = import.meta.glob<{ readonly contract?: Contract }>(["./*.ts", "!./*.test.ts", "!./everyContract.ts"], {
  eager: true,
});

/** Before the others, which publish more than the seed. */
const ofSeed = ["./staff.ts", "./articles.ts", "./tips.ts"];
const inOrder = Object.entries(files).toSorted(([one], [other]) => ofSeed.indexOf(other) - ofSeed.indexOf(one));

/** Runs the contracts of this folder's files on a backend. */
export const everyContract: Contract = (backend, newDevice, backstage) => {
  // Tests write faster than the rate limits allow.
  beforeEach(() => backstage.forgetTurns());
  for (const [, { contract }] of inOrder) contract?.(backend, newDevice, backstage);
};
