import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** A browser's program and its arguments. */
export type Chromium = { readonly executablePath: string; readonly args: string[] };

/** The packaged browser runs on Linux only. */
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

/** Each worker of a run comes here, and a browser that starts meanwhile must never read half a file: it would end at once. */
const writeOnce = (file: string, text: string): void => {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
};

/** The packaged browser needs no system libraries when it finds the environment of AWS Lambda. */
const packaged = async (): Promise<string> => {
  const folder = join(import.meta.dirname, "../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  // It looks for its fonts in /tmp only. Without any font, a page with a form control crashes it.
  const fonts = join(folder, "fonts.conf");
  writeOnce(fonts, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`);
  process.env["FONTCONFIG_FILE"] ??= fonts;

  const before = process.env["TMPDIR"];
  // It unpacks itself into TMPDIR: a folder of the project is reused.
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

/** A complete browser: the system's, or Playwright's. */
const whole = (): string | undefined => systems.find((path) => existsSync(path)) ?? playwrights();

const chromium = (executablePath: string): Chromium => {
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no browser at ${executablePath}. Set CHROMIUM_PATH to a Chromium or Chrome, or leave it out.`,
    );
  }
  return { executablePath, args: process.getuid?.() === 0 || process.env["CI"] ? ["--no-sandbox"] : [] };
};

/**
 * The browser that tests drive: CHROMIUM_PATH, or the packaged one, which is the same on every machine and draws no window:
 * tests take two thirds of the time. Where it doesn't run: a complete one.
 */
export const findChromium = async (): Promise<Chromium> => {
  const path = process.env["CHROMIUM_PATH"] ?? (isPackaged ? undefined : whole()) ?? (await packaged());
  const { executablePath, args } = chromium(path);
  // A thread of the browser sets this name and removes it while others read the environment, which ended one launch in thirty. A name that
  // is there is only given another value.
  process.env["VK_ICD_FILENAMES"] ??= join(dirname(executablePath), "vk_swiftshader_icd.json");
  // It draws by software anyway: without a process of its own for that, a test takes a tenth less of the processor.
  return { executablePath, args: [...args, "--in-process-gpu"] };
};

/** The browser for measurements: CHROMIUM_PATH, a complete one, or the packaged one. */
export const findWholeChromium = async (): Promise<Chromium> =>
  chromium(process.env["CHROMIUM_PATH"] ?? whole() ?? (await packaged()));
