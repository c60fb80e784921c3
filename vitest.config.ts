import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{domain,adapters,ui,src,supabase,tests}/**/*.test.{ts,tsx}"],
    reporters: ["default", ["json", { outputFile: ".cache/unit.json" }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
