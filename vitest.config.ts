import { defineConfig } from "vitest/config";
import { clubPlugin } from "./src/build/clubPlugin.ts";
import { clubFolder } from "./src/build/folders.ts";

export default defineConfig({
  plugins: [clubPlugin(clubFolder)],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{domain,adapters,ui,src,supabase,tests}/**/*.test.{ts,tsx}"],
    reporters: ["default", ["json", { outputFile: ".cache/unit.json" }]],
    // All cores: what starts the tests has little to do itself.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
