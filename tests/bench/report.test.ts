import { expect, it } from "vitest";
import { withTable } from "./report.ts";

const text = `# Speed

<!-- The table of the last run: npm run bench writes it. -->
old
<!-- End of the table. -->

Tricks.
`;

it("[PF-11] replaces the table and leaves the rest", () => {
  const written = withTable(text, [{ what: "a | b", measured: "1 ms", verdict: "ok" }], "2 cores");
  expect(written).toContain("# Speed");
  expect(written).toContain("Tricks.");
  expect(written).toContain("2 cores");
  expect(written).toContain("| a \\| b | 1 ms |  |  |  | ok |");
  expect(written).not.toContain("old");
  expect(withTable(written, [{ what: "c", measured: "2" }], "4 cores")).not.toContain("a \\| b");
});

it("refuses a text without a place for it", () => {
  expect(() => withTable("# Speed", [], "")).toThrow("no place");
});
