import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clubFolder } from "../src/build/folders.ts";

// What the club whose site is tested writes in its folder. A test takes the club's words from here, so that it passes for
// every club. In tests of views `virtual:club` has the same, as the site gets it.

const read = async <Module>(file: string) => (await import(pathToFileURL(join(clubFolder, file)).href)) as Module;

export const { club } = await read<typeof import("../src/club/club.ts")>("club.ts");
export const { matches } = await read<typeof import("../src/club/matches.ts")>("matches.ts");
