import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Time and randomness are ports. The compiler keeps packages, the DOM and the network out of the domain,
// but not these, which belong to the language.
const forbidden = [
  [/\bDate\.now\b/, "the clock"],
  [/\bnew Date\(\s*\)/, "the clock"],
  [/(?<!new )\bDate\(/, "the clock"],
  [/\bMath\.random\b/, "chance"],
  [/\}\s*=\s*Date\b/, "the clock"],
  [/\}\s*=\s*Math\b/, "chance"],
  [/\bglobalThis\b/, "the machine around it"],
  // A formatter of a named zone is the rule of that zone, not the machine's.
  [/\bIntl\b(?!\.DateTimeFormat\b)|\.toLocale\w*\(/, "the language of the machine"],
] as const;

const strings = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const stringOrComment = new RegExp(String.raw`(${strings})|\/\*[\s\S]*?\*\/|\/\/.*$`, "gm");

/** Strings are matched first, because two slashes in a string begin no comment. Templates stay: they contain code. */
const withoutComments = (source: string): string =>
  source.replace(stringOrComment, (found, string?: string) => string ?? found.replace(/[^\n]/g, " "));

/** Each forbidden name that a domain file uses, with its line. */
export const complaints = (file: string, source: string): readonly string[] =>
  withoutComments(source)
    .split("\n")
    .flatMap((line, at) =>
      forbidden
        .filter(([use]) => use.test(line))
        .map(([, what]) => `${file}:${at + 1} uses ${what}: the domain gets it through a port`),
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const domain = fileURLToPath(new URL("../domain", import.meta.url));
  const found = readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => complaints(`domain/${file}`, readFileSync(join(domain, file), "utf8")));
  for (const complaint of found) console.error(complaint);
  process.exitCode = found.length > 0 ? 1 : 0;
}
