import { expect, it } from "vitest";
import { peersIn } from "./peers.ts";

it("[PF-11] reads the peers that are running, and refuses what is no address", () => {
  expect([...peersIn("Next=http://127.0.0.1:4001/a?b=c,Ghost=http://127.0.0.1:4002/")]).toEqual([
    ["Next", "http://127.0.0.1:4001/a?b=c"],
    ["Ghost", "http://127.0.0.1:4002/"],
  ]);
  expect(peersIn(undefined).size).toBe(0);
  expect(() => peersIn("Next")).toThrow("BENCH_PEERS");
});
