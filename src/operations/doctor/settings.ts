import { existsSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { ignoredIn, meantBy, settingNames } from "../../server/settingNames.ts";
import { readSettingsText } from "../../server/settingsText.ts";
import { type Finding, ok, problem, sentenceOf, warning } from "./findings.ts";
import type { Environment } from "./parts.ts";

/** Whether the settings can be read, which of them are misspelt, and whether other users can read their file. */
export const checkSettings = async (
  environment: Environment,
  refusals: readonly string[],
  file: string,
): Promise<readonly Finding[]> => {
  const written = findingsOn(file);
  const names = settingNames();
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = name in written.settings ? undefined : meantBy(name, names);
    return meant === undefined
      ? []
      : [warning(`The environment has ${name}, which isn't a setting: did you mean ${meant}?`)];
  });
  const read = refusals.length === 0 ? [ok("The settings can be read.")] : refusals.map(problem);
  return [...read, ...written.findings, ...misspelt];
};

const findingsOn = (file: string): { readonly settings: Environment; readonly findings: readonly Finding[] } => {
  if (!existsSync(file)) {
    return {
      settings: {},
      findings: [ok("There is no file .env: the settings are environment variables and defaults.")],
    };
  }
  try {
    const text = readSettingsText(file);
    const isOpen = process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0;
    return {
      settings: parseEnv(text),
      findings: [
        isOpen
          ? problem(`Other users of this machine can read the secrets in ${file}: run "chmod 600 ${file}".`)
          : ok(`Only its owner can read ${file}.`),
        ...ignoredIn(text, file).map(warning),
      ],
    };
  } catch (cause) {
    const advice = "run this as the user who starts the site.";
    return {
      settings: {},
      findings: [problem(`${file} can't be read (${sentenceOf(cause)})${isDenied(cause) ? `: ${advice}` : "."}`)],
    };
  }
};

const isDenied = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === "EACCES";
