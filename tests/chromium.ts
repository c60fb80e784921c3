import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** The browser that the tests drive: a program, and what it has to be told. */
export type Chromium = { readonly executablePath: string; readonly args: string[] };

/** What the package holds runs there only. */
const isPackaged = process.platform === "linux";

const systems = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const insidePlaywrights = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/headless_shell",
];

const playwrights = (): string | undefined => {
  const cache = process.env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith("chromium"))
    .toSorted()
    .toReversed()
    .flatMap((name) => insidePlaywrights.map((program) => join(cache, name, program)))
    .find((program) => existsSync(program));
};

/** The one that comes with the packages: it needs no library of the system, when it believes that it runs on Lambda. */
const packaged = async (): Promise<string> => {
  const folder = join(import.meta.dirname, "../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  // It looks for its own fonts in /tmp only. Without any font, a page with a form control ends the browser.
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`);
  process.env["FONTCONFIG_FILE"] ??= fonts;

  const before = process.env["TMPDIR"];
  // It unpacks itself into TMPDIR. A folder of our own stays, so that it does so once.
  process.env["TMPDIR"] = folder;
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs24.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
};

/** The system's, or Playwright's: a whole browser, as people have it. */
const whole = (): string | undefined => systems.find((path) => existsSync(path)) ?? playwrights();

const chromium = (executablePath: string): Chromium => ({
  executablePath,
  args: process.getuid?.() === 0 || process.env["CI"] ? ["--no-sandbox"] : [],
});

/**
 * Finds the browser that tests drive: the one that CHROMIUM_PATH names, or the one among the packages, which is the same on
 * every machine and has no window to draw, so that the tests take two thirds of the time. Where that doesn't run: a whole one.
 */
export const findChromium = async (): Promise<Chromium> =>
  chromium(process.env["CHROMIUM_PATH"] ?? (isPackaged ? undefined : whole()) ?? (await packaged()));

/** Finds the browser that is measured: the one that CHROMIUM_PATH names, a whole one, or the one among the packages. */
export const findWholeChromium = async (): Promise<Chromium> =>
  chromium(process.env["CHROMIUM_PATH"] ?? whole() ?? (await packaged()));
