// Keeps what Node has compiled for the next start: the sources without their types, and the code that ran. A start that finds all of it
// is quicker, and doesn't load the compiler of types. Each build empties the folder. NODE_COMPILE_CACHE names another one. Where it
// can't be written, each start compiles.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../dist/server/compiled"));
