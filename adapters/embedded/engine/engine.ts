import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Address } from "./access.ts";
import { type OnStep, startCluster } from "./cluster.ts";
import type { DatabaseAddress } from "./driver.ts";
import type { EngineRefusal } from "./refusal.ts";

/** A database that this process starts or finds. */
export type Engine = {
  readonly address: DatabaseAddress;
  close(): Promise<void>;
};

/** The database that a new cluster has, as on a hosted project. */
const usual = "postgres";

/** PostgreSQL on a data folder. */
export const engineIn = async (
  folder: string,
  onLost: (error: EngineRefusal) => void,
  onStep: OnStep = () => {},
): Promise<Engine> => {
  const { address, stop } = await startCluster({ folder, onLost, onStep });
  return { address: { ...address, database: usual }, close: stop };
};

/** PostgreSQL that ends with this process, with its data. */
export const temporaryCluster = async (): Promise<{ readonly address: Address; close(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const { address, stop } = await startCluster({ folder, isTemporary: true });
  return {
    address,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
