import { expect, it } from "vitest";
import { packed, unzipped } from "./packedFiles.ts";

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const files = [
  { path: "site.json", content: '{"titre": "L’été 🔥"}' },
  { path: "articles/un.md", content: "# Un\n" },
  { path: "vide.md", content: "" },
];
const listed = (bytes: Uint8Array<ArrayBuffer>) => {
  const inside = unzipped(bytes);
  if (inside === "broken") throw new Error(inside);
  return inside;
};

it("[NW-83] packs texts and pictures, and unpacks them again", async () => {
  const picture = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
  const inside = listed(await packed([...files, { path: "images/a.webp", content: picture }]));
  expect(inside.map(({ path, size, read }) => ({ path, size, content: decode(read()) })).slice(0, 3)).toEqual(
    files.map(({ path, content }) => ({ path, size: new TextEncoder().encode(content).length, content })),
  );
  expect(inside.at(-1)?.read()).toEqual(picture);
});

it("[NW-84] lists no broken archive", async () => {
  const whole = await packed(files);
  for (const broken of [whole.slice(0, -10), whole.slice(30), new TextEncoder().encode("PK\u0003\u0004 et rien")])
    expect(unzipped(broken)).toBe("broken");
});

/** An archive whose directory says another size of its only file. */
const saying = async (size: number, content: string) => {
  const whole = await packed([{ path: "a.md", content }]);
  const view = new DataView(whole.buffer);
  for (let at = 0; at < whole.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, size, true);
  return whole;
};

it("[NW-240] unpacks a file no further than its archive says, and none that is longer or shorter", async () => {
  const content = "a".repeat(20_000_000);
  const [lying] = listed(await saying(10, content));
  expect([lying?.size, lying?.read()]).toEqual([10, undefined]);
  expect(listed(await saying(2_000, "a".repeat(1_000)))[0]?.read()).toBeUndefined();
  expect(listed(await saying(1_000, "a".repeat(1_000)))[0]?.read()?.length).toBe(1_000);
});
