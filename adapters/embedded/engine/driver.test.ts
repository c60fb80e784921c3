import { expect, it } from "vitest";
import { isoTimestamp } from "./driver.ts";

// When plainLite.test.ts says that lite writes timestamps with a T, `isoTimestamp` can go.
it.each([
  ["2026-01-02 03:04:05+00", "2026-01-02T03:04:05+00:00"],
  ["2026-01-02 03:04:05.678+00", "2026-01-02T03:04:05.678+00:00"],
  ["2026-01-02 03:04:05+05:30", "2026-01-02T03:04:05+05:30"],
  ["2026-01-02 03:04:05-02", "2026-01-02T03:04:05-02:00"],
  ["2026-01-02 03:04:05", "2026-01-02T03:04:05"],
  ["infinity", "infinity"],
  ["-infinity", "-infinity"],
  ["0044-03-15 12:00:00+00 BC", "0044-03-15 12:00:00+00 BC"],
])("writes %s as %s", (postgres, iso) => {
  expect(isoTimestamp(postgres)).toBe(iso);
});
