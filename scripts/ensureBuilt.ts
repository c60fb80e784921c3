import { ensureBuilt } from "../src/server/build.ts";

// Builds the site if it is older than its sources. For scripts of package.json that read the build.
ensureBuilt();
