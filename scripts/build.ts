import { build } from "vite";

// The browser's files first: the server's are touched last, so that their age tells whether a build was finished.
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: "src/server/site.ts", outDir: "dist/server" } });
