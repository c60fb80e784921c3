// Who may import whom, as far as the compiler doesn't say it already: docs/decisions/0001-layers.md
const tests = "(\\.test\\.tsx?$|^tests/)";

/** Which other folders each folder of the domain may import. `club` may import all. */
const domainFolders = {
  shared: [],
  accounts: ["shared"],
  // Positions are one of the ordered lists of the club.
  applications: ["accounts", "club/lists", "shared"],
  content: ["accounts", "shared"],
  messages: ["accounts", "shared"],
  tips: ["accounts", "content", "shared"],
};

module.exports = {
  forbidden: [
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: "^domain/", pathNot: tests },
      to: { pathNot: "^domain/" },
    },
    ...Object.entries(domainFolders).map(([folder, others]) => ({
      name: "domain-folders-point-one-way",
      severity: "error",
      from: { path: `^domain/${folder}/`, pathNot: tests },
      to: { path: "^domain/", pathNot: `^domain/(${[folder, ...others].join("|")})/` },
    })),
    {
      name: "adapters-and-ui-never-meet",
      severity: "error",
      from: { path: "^(adapters|ui)/", pathNot: [tests, "^adapters/embedded/"] },
      to: { path: "^(adapters|ui|src|supabase)/", pathNot: ["^$1/"] },
    },
    {
      name: "ui-lib-knows-no-feature",
      severity: "error",
      from: { path: "^ui/lib/", pathNot: tests },
      to: { path: "^ui/", pathNot: "^ui/(lib|design)/" },
    },
    {
      // The same backend as a hosted one: it runs the functions, and shares nothing with the site.
      name: "the-embedded-backend-knows-supabase-alone",
      severity: "error",
      from: { path: "^adapters/embedded/", pathNot: tests },
      to: { path: "^(domain|adapters|ui|src)/", pathNot: "^adapters/embedded/" },
    },
    {
      name: "adapters-of-one-kind-know-no-other",
      severity: "error",
      from: { path: "^adapters/([^/]+)/", pathNot: tests },
      to: { path: "^adapters/([^/]+)/", pathNot: ["^adapters/$1/"] },
    },
    {
      name: "supabase-stands-alone",
      severity: "error",
      from: { path: "^supabase/", pathNot: tests },
      to: { path: "^(domain|adapters|ui|src)/" },
    },
    {
      name: "only-the-theme-knows-the-palette",
      severity: "error",
      from: { pathNot: "^ui/design/tokens/" },
      to: { path: "^ui/design/tokens/palette\\.ts$" },
    },
    {
      name: "only-development-shows-the-workshop",
      severity: "error",
      from: { pathNot: "^(ui/workshop|src/dev)/" },
      to: { path: "^ui/workshop/" },
    },
    {
      name: "no-test-in-what-is-shipped",
      severity: "error",
      from: { path: "^(domain|adapters|ui|src|supabase)/", pathNot: `${tests}|/testing/` },
      to: { path: `${tests}|/testing/` },
    },
    {
      // `npm ci --omit=dev` installs what a built site runs.
      name: "the-built-site-needs-no-dev-dependency",
      severity: "error",
      from: {
        path: "^(domain|adapters|ui|src|supabase)/|^scripts/role\\.ts$",
        pathNot: `${tests}|/testing/|^src/(build|dev)/|^src/server/dev\\.ts$`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      // What is loaded later may name the types of its loader, which is there already.
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\?|^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node"],
    },
  },
};
