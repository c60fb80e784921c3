import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from "node:zlib";
import { expect, it, vi } from "vitest";
import { encodingFor, packed, packedPage } from "./compression.ts";

vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  return { ...zlib, brotliCompress: vi.fn(zlib.brotliCompress), gzip: vi.fn(zlib.gzip) };
});

const asking = (accepted?: string) =>
  encodingFor(
    new Request("http://club.example", accepted === undefined ? {} : { headers: { "accept-encoding": accepted } }),
  );

it("[PF-13] takes the best form that a browser understands", () => {
  expect(asking("gzip, deflate, br, zstd")).toBe("br");
  expect(asking("gzip")).toBe("gzip");
  expect(asking("br;q=0, gzip;q=0.5")).toBe("gzip");
  expect(asking("br;q=0.1")).toBe("br");
  expect(asking("zebra")).toBe("identity");
  expect(asking()).toBe("identity");
});

it("packs the same bytes in every form", async () => {
  const bytes = new TextEncoder().encode("On garde le nord. ".repeat(100));
  const pack = packed(bytes, 5);
  expect(new Uint8Array(brotliDecompressSync(await pack("br")))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await pack("gzip")))).toEqual(bytes);
  expect(await pack("identity")).toBe(bytes);
});

it.each(["br", "gzip"] as const)("keeps no memory but that of the compressed bytes (%s)", async (form) => {
  const bytes = await packed(new TextEncoder().encode("On garde le nord. ".repeat(100)), 5)(form);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it.each([true, false])("holds a page in its compressed form, and gives all others (busy: %s)", async (isBusy) => {
  const bytes = new TextEncoder().encode("On garde le nord. ".repeat(100));
  const page = packedPage(bytes, () => isBusy);
  expect(page.bytes()).toBe(bytes);
  await page.in("br");
  expect(page.bytes()).not.toBe(bytes);
  expect(new Uint8Array(page.bytes())).toEqual(bytes);
  expect(new Uint8Array(await page.in("identity"))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await page.in("gzip")))).toEqual(bytes);
  expect(new Uint8Array(brotliDecompressSync(await page.in("br")))).toEqual(bytes);
});

it("compresses a page quickly while the server is busy, and better once it is asked for again", async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `${(at * 7919) % 1009} fumées, ${at % 31} angles.`);
  const bytes = new TextEncoder().encode(words.join(" "));
  let isBusy = true;
  const pack = packedPage(bytes, () => isBusy).in;
  const usual = await packed(bytes, 5)("br");

  const first = await pack("br");
  expect(first.length).toBeGreaterThan(usual.length);
  expect(new Uint8Array(brotliDecompressSync(first))).toEqual(bytes);
  expect(await pack("br")).toBe(first); // Nobody waits for the better one.
  await expect.poll(() => pack("br")).toEqual(usual);

  isBusy = false;
  expect(await packedPage(bytes, () => isBusy).in("br")).toEqual(usual);
});

it("[PF-13] compresses a page that is asked for again in two steps more, while the server has nothing else to do", async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `${(at * 7919) % 1009} fumées, ${at % 31} angles.`);
  const bytes = new TextEncoder().encode(words.join(" "));
  let isBusy = false;
  const page = packedPage(bytes, () => isBusy);
  /** Another compression would be in progress, and end before this one. */
  const afterAnother = () => packed(bytes, 11)("br");
  const usual = await page.in("br");
  isBusy = true;
  for (let time = 0; time < 3; time++) expect(await page.in("br")).toBe(usual);
  await afterAnother();
  expect(await page.in("br")).toBe(usual);

  isBusy = false;
  const lengths = new Set([usual.length]);
  await expect.poll(async () => lengths.add((await page.in("br")).length).size).toBe(3);
  expect([...lengths]).toEqual([...lengths].toSorted((one, other) => other - one));
  const best = await page.in("br");
  await afterAnother();
  expect(await page.in("br")).toBe(best);
  expect(new Uint8Array(brotliDecompressSync(best))).toEqual(bytes);
  expect(new Uint8Array(page.bytes())).toEqual(bytes);

  const compressions = () => vi.mocked(brotliCompress).mock.calls.length;
  const before = compressions();
  const askedTwice = packedPage(bytes, () => false);
  await askedTwice.in("br");
  await askedTwice.in("br");
  await expect.poll(compressions).toBe(before + 2);
});

it.each([
  ["br", brotliCompress, brotliDecompressSync],
  ["gzip", gzip, gunzipSync],
] as const)("compresses a page anew after a failure (%s)", async (form, compress, decompress) => {
  const bytes = new TextEncoder().encode("On garde le nord. ".repeat(100));
  const page = packedPage(bytes, () => false);
  vi.mocked(compress as (...given: unknown[]) => void).mockImplementationOnce((...given) =>
    (given.at(-1) as (cause: Error) => void)(new Error("There is no memory left")),
  );
  await expect(page.in(form)).rejects.toThrow("no memory left");
  expect(new Uint8Array(decompress(await page.in(form)))).toEqual(bytes);
});
