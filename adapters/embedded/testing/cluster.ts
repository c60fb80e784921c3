import { temporaryCluster } from "../engine/engine.ts";

/** A PostgreSQL that all tests of a run share. Each temporary backend gets a database of its own. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { address, close } = await temporaryCluster();
  // Where there are no sockets, each test has a server of its own.
  if (process.platform !== "win32") process.env["EMBEDDED_CLUSTER"] = address.host;
  return close;
};
