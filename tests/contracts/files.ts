import type { Act } from "../../domain/shared/rights.ts";
import type { PortProbe, RequestProbe } from "../security/attempts.ts";
import type { Cells } from "../security/reach.ts";
import type { Backstage } from "./backstage.ts";
import type { NewDevice } from "./ports.ts";

/** How acts are tried. A text says why an act has no port. */
export type Probes = Readonly<
  Partial<Record<Act, { readonly port: PortProbe | string; readonly request: RequestProbe }>>
>;

/** What a file of this folder may export; a long one has its probes, privileges and cells in a neighbour, `<name>.rights.ts`. */
type ContractFile = {
  /** What every backend fulfils. */
  readonly contract?: (backend: string, newDevice: NewDevice, backstage: Backstage) => void;
  readonly probes?: Probes;
  /** The privileges of visitors and members on the tables: "authenticated: select on tips". */
  readonly privileges?: readonly string[];
  /** What each kind of user sees and stores in the columns of the tables. */
  readonly cells?: Cells;
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
const isOfRights = (path: string): boolean => path.endsWith(".rights.ts");
const [withoutContract] = contracts.find(([path, { contract }]) => !contract && !isOfRights(path)) ?? [];
if (withoutContract) throw new Error(`${withoutContract} exports no contract, so no backend would be tried by it.`);

export const contractFiles: readonly ContractFile[] = contracts
  .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  .map(([, file]) => file);
