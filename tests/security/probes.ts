import type { Act } from "../../domain/shared/rights.ts";
import { contractFiles, type Probes } from "../contracts/files.ts";
import type { PortProbe, RequestProbe } from "./attempts.ts";

const probes: Probes = Object.assign({}, ...contractFiles.map((file) => file.probes));

const probesOf = (act: Act) => {
  const found = probes[act];
  if (!found) throw new Error(`No probe tries "${act}".`);
  return found;
};

export const portProbeOf = (act: Act): PortProbe | string => probesOf(act).port;
export const requestProbeOf = (act: Act): RequestProbe => probesOf(act).request;
