import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { root } from "./folders.ts";

const source = normalizePath(join(root, "src"));

/**
 * For tests of a site without some features: leaves out their lines in `src/features.ts` and `src/parts/`, as an engineer does who
 * removes them. `WITHOUT_FEATURES` names them: "shop,live".
 */
export const withoutFeaturesPlugin = (): Plugin | undefined => {
  const names = process.env["WITHOUT_FEATURES"];
  if (!names) return undefined;
  const line = new RegExp(`^.*\\b(?:${names.replaceAll(",", "|")})(?:Staff)?\\b.*$`, "gm");
  return {
    name: "without-features",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`^${source}/(?:features|parts/\\w+)\\.ts$`) },
      handler: (code) => code.replace(line, ""),
    },
  };
};
