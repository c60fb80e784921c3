import { randomInt } from "node:crypto";
import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/chromium.ts";

const given = new Set<number>();
/**
 * A free port from 20,000 to 31,999. The system gives those above 32,767 to outgoing connections and to servers without a port of their
 * own: one of them may take a port that was free before its site listens.
 */
const freePort = (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  if (given.has(port)) return freePort();
  given.add(port);
  return new Promise((found) => {
    const server = createServer()
      .once("error", () => found(freePort()))
      .listen(port, "127.0.0.1", () => server.close(() => found(port)));
  });
};

/** Every process of a run reads this file: the first one decides, the others find what it decided. */
const decided = async (name: string, decide: () => Promise<string> | string): Promise<string> =>
  (process.env[name] ??= await decide());

// The demo's matches are of the week in which its site is first started: tests expect those of the run's beginning.
await decided("DEMO_BEGUN", () => String(Date.now()));
const cache = join(import.meta.dirname, ".cache");
mkdirSync(cache, { recursive: true });
const dataFolder = await decided("E2E_DATA", () => mkdtempSync(join(cache, `e2e-${process.pid}-`)));
const embeddedPort = await decided("E2E_EMBEDDED_PORT", async () => String(await freePort()));
const memoryPort = await decided("E2E_MEMORY_PORT", async () => String(await freePort()));
const developmentPort = await decided("E2E_DEVELOPMENT_PORT", async () => String(await freePort()));
const otherClubPort = await decided("E2E_OTHER_CLUB_PORT", async () => String(await freePort()));
const editingPort = await decided("E2E_EDITING_PORT", async () => String(await freePort()));
const identityPort = await decided("E2E_IDENTITY_PORT", async () => String(await freePort()));
const hostilePort = await decided("E2E_HOSTILE_PORT", async () => String(await freePort()));
const reducedPort = await decided("E2E_REDUCED_PORT", async () => String(await freePort()));
const discordSignInPort = await decided("E2E_DISCORD_SIGN_IN_PORT", async () => String(await freePort()));
const discordPort = await decided("E2E_DISCORD_PORT", async () => String(await freePort()));
const embedded = `http://127.0.0.1:${embeddedPort}`;
const memory = `http://127.0.0.1:${memoryPort}`;
const development = `http://127.0.0.1:${developmentPort}`;
const editing = `http://127.0.0.1:${editingPort}`;
const identity = `http://127.0.0.1:${identityPort}`;
const hostile = `http://127.0.0.1:${hostilePort}`;
const otherClub = `http://127.0.0.1:${otherClubPort}`;
const reduced = `http://127.0.0.1:${reducedPort}`;

/** The projects that `--project` names; empty for all of them. A run starts the sites of its own projects only. */
const named = process.argv.flatMap((word, at) =>
  word === "--project" ? [process.argv[at + 1] ?? ""] : word.startsWith("--project=") ? [word.slice(10)] : [],
);
const chosen = (await decided("E2E_PROJECTS", () => named.join())).split(",").filter(Boolean);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

/** These put articles and tips of their own among the seeded ones, which others count, or change pages: they have a site of their own. */
const editingFiles = [
  "adminContent.spec.ts",
  "discord.spec.ts",
  "discordSignIn.spec.ts",
  "features/addresses.spec.ts",
  "features/blocking.spec.ts",
  "features/cards.spec.ts",
  "features/categories.spec.ts",
  "features/conversation.spec.ts",
  "features/files.spec.ts",
  "features/heldComments.spec.ts",
  "features/livePage.spec.ts",
  "features/matchArticles.spec.ts",
  "features/moving.spec.ts",
  "features/overlay.spec.ts",
  "features/pages.spec.ts",
  "features/events.spec.ts",
  "features/polls.spec.ts",
  "features/partners.spec.ts",
  "features/pictures.spec.ts",
  "features/predictions.spec.ts",
  "features/products.spec.ts",
  "features/pushes.spec.ts",
  "features/plan.spec.ts",
  "features/positions.spec.ts",
  "features/publishing.spec.ts",
  "features/measures.spec.ts",
  "features/reports.spec.ts",
  "features/authors.spec.ts",
  "features/draftLinks.spec.ts",
  "features/letters.spec.ts",
  "features/library.spec.ts",
  "features/embeds.spec.ts",
  "features/remarks.spec.ts",
  "features/schedule.spec.ts",
  "features/tables.spec.ts",
  "features/teamsPanel.spec.ts",
  "features/versions.spec.ts",
  "features/writers.spec.ts",
];
/** What has to work on every backend, and what only the built site has: all files but those with a site of their own. */
const onEmbedded = {
  use: { baseURL: embedded },
  testIgnore: [
    ...editingFiles,
    "adminOnMemory.spec.ts",
    "features.spec.ts",
    "hostile.spec.ts",
    "identity.spec.ts",
    "matchBar.spec.ts",
    "panel.spec.ts",
    "kit.spec.ts",
  ],
};
const onEditing = { use: { baseURL: editing }, testMatch: editingFiles };

const report = process.env["REPORT"] ?? ".cache/reports/browser.json";
const { executablePath, args } = await findChromium();
// The packaged browser finds its fonts and libraries by the environment, which the workers inherit.
process.env["CHROMIUM_PATH"] = executablePath;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  // For what hangs: on a busy machine, a page of the panel may take seconds to come.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env["CI"]),
  // A test that passes at the second try is printed as flaky (scripts/summary.ts): one accident of timing holds up no change.
  retries: process.env["CI"] ? 1 : 0,
  // A run empties its folder: each step of the tests has one, so that the traces of all are there at the end.
  outputDir: `.cache/e2e-results/${basename(report, ".json")}`,
  reporter: [["list"], ["json", { outputFile: report }]],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // It would answer for requests that tests watch or stop. offline.spec.ts tests it.
    serviceWorkers: "block",
    launchOptions: { executablePath, args },
    // What was done, asked and said. Pictures and copies of each step's page cost every test a fifth more; a failure's own page is
    // kept anyway, and `--trace retain-on-failure` has the rest.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // `npm test`: the product's main ways.
    { name: "core embedded", ...onEmbedded, grep: /@core/ },
    { name: "core editing", ...onEditing, grep: /@core/ },
    // The others: `npm run test:large`.
    { name: "embedded", ...onEmbedded, grepInvert: /@core/ },
    { name: "editing", ...onEditing, grepInvert: /@core/ },
    // The club has another name there, and looks otherwise, for a while.
    { name: "identity", use: { baseURL: identity }, testMatch: "identity.spec.ts" },
    { name: "hostile", use: { baseURL: hostile }, testMatch: "hostile.spec.ts" },
    {
      name: "memory",
      use: { baseURL: memory },
      // The contracts hold the memory adapters to what the database does: a browser tries what is theirs alone, and how a page gets and
      // keeps its data.
      testMatch: [
        "features/draftLinks.spec.ts",
        "features/editRecords.spec.ts",
        "features/matchFiles.spec.ts",
        "features/moving.spec.ts",
        "features/versions.spec.ts",
        "session.spec.ts",
        "shell.spec.ts",
        "kit.spec.ts",
        "panel.spec.ts",
        "adminOnMemory.spec.ts",
        "discord.spec.ts",
      ],
      grepInvert: /@served/,
    },
    // The same sources through the tools of development, which cost each page a second: who signs in, reloads, has two tabs
    // and signs out. The project `memory` has the other tests of sessions.
    {
      name: "development",
      use: { baseURL: development },
      testMatch: "session.spec.ts",
      grep: /after a reload|two tabs agree/,
      // Each page is seven hundred files there.
      timeout: 90_000,
      expect: { timeout: 15_000 },
    },
    // A club that is different in everything, built from its own folder.
    {
      name: "other club",
      use: { baseURL: otherClub },
      testMatch: ["layout.spec.ts", "matchBar.spec.ts", "sweep.spec.ts"],
    },
    // Built without the features that a club may do without.
    { name: "reduced", use: { baseURL: reduced }, testMatch: "features.spec.ts" },
  ].filter(({ name }) => isChosen(name)),
  // Without an address to wait for, so that they start side by side; the set-up waits for all of them.
  globalSetup: ["tests/formerRuns.ts", "tests/sitesUp.ts", "tests/matchEvening.ts"],
  // Each ends by itself when it is told to, and its database with it.
  webServer: [
    {
      name: "embedded",
      command: "node src/server/start.ts",
      env: { PORT: embeddedPort, DATA_FOLDER: dataFolder },
    },
    {
      name: "editing",
      command: "node src/server/start.ts",
      env: {
        PORT: editingPort,
        DATA_FOLDER: `${dataFolder}-editing`,
        DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: `http://127.0.0.1:${discordPort}/api/webhooks/1200000000000000001/token-of_tests`,
        DISCORD_CLIENT_ID: "1100000000000000001",
        DISCORD_CLIENT_SECRET: "secret-of-tests",
        DISCORD_API_URL: `http://127.0.0.1:${discordSignInPort}/api`,
      },
    },
    { name: "editing", command: "node tests/discordSite.ts", env: { PORT: discordPort } },
    { name: "editing", command: "node tests/discordOAuthSite.ts", env: { PORT: discordSignInPort } },
    {
      name: "identity",
      command: "node src/server/start.ts",
      env: { PORT: identityPort, DATA_FOLDER: `${dataFolder}-identity` },
    },
    {
      name: "hostile",
      command: "node src/server/start.ts",
      env: { PORT: hostilePort, DATA_FOLDER: `${dataFolder}-hostile` },
    },
    {
      name: "other club",
      command: "node src/server/start.ts",
      env: { PORT: otherClubPort, DATA_FOLDER: `${dataFolder}-other`, CLUB_FOLDER: "tests/otherClub" },
    },
    {
      name: "reduced",
      command: "node src/server/start.ts",
      env: {
        PORT: reducedPort,
        DATA_FOLDER: `${dataFolder}-reduced`,
        WITHOUT_FEATURES: "shop,partners,matches,newsletter,contact,legal,live",
      },
    },
    { name: "memory", command: "node tests/memorySite.ts", env: { PORT: memoryPort } },
    {
      name: "development",
      command: "node src/server/dev.ts",
      env: { PORT: developmentPort, VITE_CACHE_FOLDER: ".cache/vite" },
    },
  ]
    .filter(({ name }) => isChosen(name) || isChosen(`core ${name}`))
    .map((server) => ({ ...server, gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 } })),
});
