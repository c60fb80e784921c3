import { expect, it } from "vitest";
import { dayIn } from "./wallTime.ts";

it("names the day of a zone", () => {
  expect(dayIn(Date.parse("2026-11-28T23:30Z"), "Europe/Paris")).toBe("2026-11-29");
  expect(dayIn(Date.parse("2026-11-28T23:30Z"), "UTC")).toBe("2026-11-28");
});
