import { expect, it } from "vitest";
import { spelt } from "./requests.ts";

it("[PF-11] spells a page in as many ways as it is asked to", () => {
  const page = "/tips/tenir-un-site-a-deux";
  const addresses = Array.from({ length: 5_000 }, (_, number) => spelt(page, number));
  expect(new Set(addresses).size).toBe(5_000);
  expect(new Set(addresses.map(decodeURIComponent))).toEqual(new Set([page]));
});
