import { expect, it } from "vitest";
import { features } from "../features.ts";
import { mayKeep } from "./names.ts";

it("[OF-4] keeps no page that search engines must not list", () => {
  const unlisted = features.flatMap(({ name, unlisted: paths = [] }) => (name === "offline" ? [] : paths));
  expect(unlisted).toContain("/admin");
  for (const path of unlisted) {
    expect([path, mayKeep(path.replace(/\/$/, "")), mayKeep(`${path.replace(/\/$/, "")}/x`)]).toEqual([
      path,
      false,
      false,
    ]);
  }
  for (const path of ["/", "/tips", "/tips/x", "/authors", "/matches/x.ics"]) expect(mayKeep(path)).toBe(true);
});
