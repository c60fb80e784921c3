import { createRequire } from "node:module";
import { resolveConfig } from "vite";
import { expect, it } from "vitest";
import { root } from "./folders.ts";

type Filter = { readonly filter?: { readonly id?: unknown } };
type Named = { readonly name: string; readonly transform?: unknown };

const filesOfPackages = ["react", "react-dom/client", "react-router", "styled-components", "effector"].map((name) =>
  createRequire(import.meta.url).resolve(name),
);

/** Whether a plugin's filter lets a file through; one without a filter takes all. */
const takes = ({ transform }: Named, file: string): boolean => {
  const { filter: { id } = {} } = (transform ?? {}) as Filter;
  return transform !== undefined && (id instanceof RegExp ? id.test(file) : true);
};

// A package that the build rewrites can't be updated, and isn't what its documentation says (decision 0054).
it("[PF-38] no plugin of the project changes a file of a package", async () => {
  const { plugins } = await resolveConfig({ root, logLevel: "error" }, "build", "production");
  const own = plugins.filter(
    ({ name }) => !/^(?:vite|rolldown|oxc|builtin|native|@vitejs)/.test(name.replace(/^vite:/, "vite")),
  );
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(["styles-by-place"]));
  const taking = own.flatMap((plugin) => filesOfPackages.filter((file) => takes(plugin, file)).map(() => plugin.name));
  expect(taking).toEqual([]);
});
