import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const named = "virtual:service-worker";
const resolved = `\0${named}`;
const source = fileURLToPath(new URL("../worker/worker.ts", import.meta.url));

/** Gives the service worker as the text of one script, by the module `virtual:service-worker`. */
export const workerPlugin = (): Plugin => ({
  name: "worker",
  resolveId: { filter: { id: new RegExp(`^${named}$`) }, handler: () => resolved },
  load: {
    filter: { id: new RegExp(`^${resolved}$`) },
    async handler() {
      const outputs = await build({
        configFile: false,
        logLevel: "warn",
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: { write: false, target: "es2023", rolldownOptions: { input: source, output: { format: "iife" } } },
      });
      const [output] = [outputs].flat();
      if (!output || !("output" in output)) throw new Error("The service worker was not built");
      return `export default ${JSON.stringify(output.output[0].code)}`;
    },
  },
});
