import { expect, it } from "vitest";
import { settingsFrom } from "./settings.ts";
import { tellStart } from "./startMessages.ts";

it.each([true, false])("[BK-21] names the demo accounts when the database has them: %s", (demoAccounts) => {
  const said: string[] = [];
  const log = { say: (_level: string, line: string) => void said.push(line) };
  // A restored site may have no settings yet.
  tellStart(log as never, { address: "http://127.0.0.1:3000", demoAccounts }, settingsFrom({}));
  expect(said.join("\n").includes("demo-1234")).toBe(demoAccounts);
});
