import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { root } from "./folders.ts";

// With slashes on Windows too, as in the ids of modules.
const source = normalizePath(join(root, "src"));
const list = `${source}/features.ts`;
const endings = { container: "bind", staff: "staff" } as const;
type File = keyof typeof endings;

const isFile = (name: string | undefined): name is File => name !== undefined && Object.hasOwn(endings, name);

/** The list of features, without those that `WITHOUT_FEATURES` names: a test builds the site without them. */
const listed = (): string => {
  const without = process.env["WITHOUT_FEATURES"];
  const text = readFileSync(list, "utf8");
  const unknown = (without ?? "").split(",").filter((name) => name && !text.includes(`/${name}.ts"`));
  if (unknown.length > 0) throw new Error(`WITHOUT_FEATURES names what isn't a feature: ${unknown.join(", ")}`);
  return without
    ? text.replace(new RegExp(`^(?:import \\{)? *(?:${without.replaceAll(",", "|")})(?:,$| \\}.*$)`, "gm"), "")
    : text;
};

/** The modules of the listed features with that ending: what each exports to the container, under the feature's name. */
const partsIn = (file: File, exported: readonly string[]): readonly string[] =>
  [...listed().matchAll(/from "\.\/features\/(\w+)\.ts"/g)].flatMap(([, feature = ""]) => {
    const path = `${source}/features/${feature}.${endings[file]}.ts`;
    if (!existsSync(path)) return [];
    const text = readFileSync(path, "utf8");
    const names = exported.filter((name) => new RegExp(`^export const ${name}\\b`, "m").test(text));
    const imports = names.map((name) => `${name} as ${feature}_${name}`).join(", ");
    const part = names.map((name) => `${name}: ${feature}_${name}`).join(", ");
    return [`import { ${imports} } from ${JSON.stringify(path)};`, `export const ${feature}_ = { ${part} };`];
  });

const idOf = (file: File) => `${source}/parts/${file}`;

/**
 * Puts the container and what the features bring into it in one file, and what they bring for the staff in another: a file
 * for each would be a turn on the network each. A production build leaves out the memory adapters.
 */
export const partsPlugin = (): Plugin => {
  const exported = ["useCases", "device", "supabase"];
  return {
    name: "parts",
    apply: "build",
    configResolved({ isProduction }) {
      if (!isProduction) exported.push("memory");
    },
    resolveId(id) {
      const [, file] = /^virtual:parts\/(\w+)$/.exec(id) ?? [];
      return isFile(file) ? idOf(file) : undefined;
    },
    load(id) {
      if (id === idOf("container")) {
        return [
          `export { openContainer, SessionToken } from ${JSON.stringify(`${source}/container.ts`)};`,
          `export { openSupabase } from ${JSON.stringify(`${source}/supabase.ts`)};`,
          ...partsIn("container", exported),
        ].join("\n");
      }
      if (id === list) return listed();
      // The staff has the container already.
      return id === idOf("staff")
        ? ['import "virtual:parts/container";', ...partsIn("staff", exported)].join("\n")
        : undefined;
    },
    transform: {
      filter: { id: /\/src\/(?:features\/\w+|container|browser\/client)\.tsx?$/ },
      handler(code) {
        // Of a page and a piece: only the server asks for its file by name.
        const isForServer = this.environment.name !== "client";
        return (isForServer ? code : code.replace(/"ui\/[\w/]+\.tsx?",/g, '"",'))
          .replace(/import\("\.\/(\w+)\.bind\.ts"\)/g, `import("virtual:parts/container").then((file) => file.$1_)`)
          .replace(/import\("\.\/(\w+)\.staff\.ts"\)/g, `import("virtual:parts/staff").then((file) => file.$1_)`)
          .replace(/import\("\.{1,2}\/(?:container|supabase)\.ts"\)/g, `import("virtual:parts/container")`);
      },
    },
  };
};
