import { ensureBuilt } from "../src/server/build.ts";

// Builds the site when it is older than its sources: for what looks at the build from a script of package.json.
ensureBuilt();
