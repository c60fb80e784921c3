import type { Act } from "../../domain/shared/rights.ts";
import type { PortProbe } from "../security/portProbes.ts";
import type { RequestProbe } from "../security/requestProbes.ts";
import type { Backstage } from "./backstage.ts";
import type { NewDevice } from "./ports.ts";

/** How acts are tried. A text says why an act has no port. */
export type Probes = Readonly<
  Partial<Record<Act, { readonly port: PortProbe | string; readonly request: RequestProbe }>>
>;

/** What a file of this folder may export. */
type ContractFile = {
  /** What every backend fulfils. */
  readonly contract?: (backend: string, newDevice: NewDevice, backstage: Backstage) => void;
  readonly probes?: Probes;
  /** The privileges of visitors and members on the tables: "authenticated: select on tips". */
  readonly privileges?: readonly string[];
  /** A statement for each table that names a member, with the member as $1. It inserts a row. */
  readonly rowsOfMember?: readonly string[];
};

const files = import.meta.glob<ContractFile>(["./*.ts", "!./*.test.ts", "!./files.ts", "!./everyContract.ts"], {
  eager: true,
});

/** What contracts share. */
const helpers = [
  "./backstage.ts",
  "./hostedProject.ts",
  "./listening.ts",
  "./orderedLists.ts",
  "./ports.ts",
  "./sqlBackstage.ts",
  "./subjects.ts",
  "./tokens.ts",
];
/** Before the others, which publish more than the seed. */
const ofSeed = ["./staff.ts", "./articles.ts", "./tips.ts"];
const placeOf = (path: string): number => (ofSeed.includes(path) ? ofSeed.indexOf(path) : ofSeed.length);

const contracts = Object.entries(files).filter(([path]) => !helpers.includes(path));
const [withoutContract] = contracts.find(([, { contract }]) => !contract) ?? [];
if (withoutContract) throw new Error(`${withoutContract} exports no contract, so no backend would be tried by it.`);

export const contractFiles: readonly ContractFile[] = contracts
  .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  .map(([, file]) => file);
