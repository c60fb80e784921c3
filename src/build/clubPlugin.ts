import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type ReadClub, readClub } from "./clubFile.ts";
import { dyedPalette } from "./dye.ts";

const name = "virtual:club";
const resolved = `\0${name}`;
const palette = /[\\/]ui[\\/]theme[\\/]palette\.ts$/;

/**
 * Makes the site that of the club whose folder it is given: its words and drawings come as the module `virtual:club`, and
 * the theme's palette is dyed in its colours.
 */
export const clubPlugin = (folder: string): Plugin => {
  const path = resolve(folder);
  let read: Promise<ReadClub> | undefined;
  const club = () => (read ??= readClub(path));

  return {
    name: "club",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      return `export const club = ${JSON.stringify((await club()).club)};`;
    },
    transform: {
      filter: { id: palette },
      handler: async (code) => ({ code: dyedPalette(code, (await club()).colours), map: null }),
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(path);
      watcher.on("all", (_, changed) => {
        if (!changed.startsWith(join(path, "/"))) return;
        read = undefined;
        club().then(
          () => {
            moduleGraph.invalidateAll();
            ws.send({ type: "full-reload" });
          },
          (refusal: Error) => ws.send({ type: "error", err: { message: refusal.message, stack: "" } }),
        );
      });
    },
  };
};
