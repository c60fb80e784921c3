import { expect, it } from "vitest";
import { packed, unzipped } from "./packedFiles.ts";

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const files = [
  { path: "site.json", text: '{"titre": "L’été 🔥"}' },
  { path: "articles/un.md", text: "# Un\n" },
];

it("[NW-83] packs texts, and unpacks them again", async () => {
  const inside = unzipped(await packed(files), 1_000);
  expect(Array.isArray(inside) && inside.map(({ path, bytes }) => ({ path, text: decode(bytes) }))).toEqual(files);
});

it("[NW-84] unpacks nothing beyond its limit, and no broken archive", async () => {
  const bomb = await packed([{ path: "a.md", text: "a".repeat(100_000) }]);
  expect(bomb.length).toBeLessThan(1_000);
  expect(unzipped(bomb, 99_999)).toBe("too-large");
  expect(unzipped(bomb.slice(0, bomb.length - 10), 1_000_000)).toBe("broken");
  expect(unzipped(new TextEncoder().encode("PK\u0003\u0004 et rien"), 1_000)).toBe("broken");
});
