// Keeps what Node has compiled for the next start: the sources without their types, and the code that ran. A start that finds all of it
// is quicker, and doesn't load the compiler of types. NODE_COMPILE_CACHE names another folder. Where it can't be written, each start
// compiles. It may be deleted at any time.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(process.env.NODE_COMPILE_CACHE || join(import.meta.dirname, "../.cache/compiled"));
