import type { Act } from "../../domain/shared/rights.ts";
import type { PortProbe, RequestProbe } from "../security/attempts.ts";
import type { Cells } from "../security/reach.ts";
import type { Backstage } from "./backstage.ts";
import type { Ports as AllPorts } from "../../src/parts/staff.ts";
import type { NewDevice, Ports } from "./ports.ts";

/** How acts are tried. A text says why an act has no port. */
export type Probes = Readonly<
  Partial<Record<Act, { readonly port: PortProbe | string; readonly request: RequestProbe }>>
>;

type Named<All> = { [Name in keyof All & string]: `${Name}.${keyof All[Name] & string}` }[keyof All & string];

/** A call of a port at a backend that fails. It throws at each fault. */
export type FaultCall = {
  readonly call: (ports: Ports) => Promise<unknown>;
  /** What it answers to 401. It throws when absent. */
  readonly at401?: "signed-out" | { readonly gives: unknown };
  /** Whether it refuses 429 as too many tries. It throws when absent. */
  readonly isPausing?: true;
  /** Whether it ignores what a successful answer contains. */
  readonly readsNothing?: true;
  /** The number of its requests; 1 when absent. */
  readonly requests?: number;
};

/** By port and method, for a second call with a remark: "likes.set, off". */
export type FaultCalls = {
  readonly [Name in Named<AllPorts> | `${Named<AllPorts>}, ${string}`]?: FaultCall;
};

/** What a file of this folder may export; a long one has its probes, privileges and cells in a neighbour, `<name>.rights.ts`. */
type ContractFile = {
  /** What every backend fulfils. */
  readonly contract?: (backend: string, newDevice: NewDevice, backstage: Backstage) => void;
  readonly probes?: Probes;
  /** The privileges of visitors and members: "authenticated: select on tips"; on functions by `calls` of tests/security/grants.ts. */
  readonly privileges?: readonly string[];
  /** What each kind of user sees and stores in the columns of the tables. */
  readonly cells?: Cells;
  /** Each method of the ports, at a backend that fails: `tests/faults/adapters.test.ts`. */
  readonly faultCalls?: FaultCalls;
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
