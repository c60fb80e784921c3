/** `skipped`: the check needs something that isn't there. Only a problem makes the command fail. */
export type Level = "ok" | "skipped" | "warning" | "problem";

/** The result of a check in a sentence, and the remedy in a second sentence. */
export type Finding = { readonly level: Level; readonly text: string };

export const ok = (text: string): Finding => ({ level: "ok", text });
export const skipped = (text: string): Finding => ({ level: "skipped", text: `not checked: ${text}` });
export const warning = (text: string): Finding => ({ level: "warning", text });
export const problem = (text: string): Finding => ({ level: "problem", text });

export type Check = { readonly name: string; run(): Promise<readonly Finding[]> };

type Named = Finding & { readonly name: string };

/** Milliseconds that a check may take. All checks run side by side. */
const longest = 9_000;

/** Runs checks side by side, and gives their findings in the order of the checks. One that fails or takes too long is a finding itself. */
export const runChecks = async (checks: readonly Check[], patience = longest): Promise<readonly Named[]> => {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<readonly Finding[]>((resolve) => {
        const text = `no answer within ${patience / 1_000} s. Try again when the machine is less busy.`;
        timer = setTimeout(() => resolve([warning(text)]), patience);
      });
      const findings = await Promise.race([run(), late]).catch((cause: unknown) => [
        problem(`the check failed: ${sentenceOf(cause)}`),
      ]);
      clearTimeout(timer);
      return findings.map((finding) => ({ name, ...finding }));
    }),
  );
  return found.flat();
};

/** An error's message on one line. A connection that was tried at several addresses has an empty message of its own. */
export const sentenceOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return sentenceOf(cause.errors[0]);
  // `fetch` says only that it failed.
  if (cause instanceof TypeError && cause.cause !== undefined) return sentenceOf(cause.cause);
  return (cause instanceof Error ? cause.message || cause.name : String(cause)).replaceAll(/\s*\n\s*/g, " ");
};

/** Text of other machines may contain line ends and control characters, which would break the report. */
const unprintable = /\p{Cc}+/gu;

/** The report: a line for each finding, then a sum. */
export const reportOf = (findings: readonly Named[]): string => {
  const width = Math.max(0, ...findings.map(({ name }) => name.length));
  const lines = findings.map(
    ({ level, name, text }) => `${level.padEnd(7)}  ${name.padEnd(width)}  ${text.replaceAll(unprintable, " ")}`,
  );
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const sum = [`problems: ${count("problem")}`, `warnings: ${count("warning")}`, `not checked: ${count("skipped")}`];
  return [...lines, "", sum.join(", ")].join("\n");
};
