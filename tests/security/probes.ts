import type { Act } from "../../domain/shared/rights.ts";
import { contractFiles, type Probes } from "../contracts/files.ts";
import { type PortProbe, portProbes } from "./portProbes.ts";
import { type RequestProbe, requestProbes } from "./requestProbes.ts";

const ports: Partial<Record<Act, PortProbe | string>> = portProbes;
const requests: Partial<Record<Act, RequestProbe>> = requestProbes;
/** The probes beside the contracts. */
const beside: Probes = Object.assign({}, ...contractFiles.map(({ probes }) => probes));

const missing = (act: Act): never => {
  throw new Error(`No probe tries "${act}".`);
};

export const portProbeOf = (act: Act): PortProbe | string => ports[act] ?? beside[act]?.port ?? missing(act);
export const requestProbeOf = (act: Act): RequestProbe => requests[act] ?? beside[act]?.request ?? missing(act);
