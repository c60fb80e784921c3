import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from "node:zlib";
import { expect, it, vi } from "vitest";
vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  return { ...zlib, brotliCompress: vi.fn(zlib.brotliCompress), gzip: vi.fn(zlib.gzip) };
});
// Another test file of this process may have imported the module with the real zlib.
vi.resetModules();
const { encodingFor, packed, pagePacker } = await import("./compression.ts");

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
  const pack = packed(bytes);
  expect(new Uint8Array(brotliDecompressSync(await pack("br")))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await pack("gzip")))).toEqual(bytes);
  expect(await pack("identity")).toBe(bytes);
});

it.each(["br", "gzip"] as const)("keeps no memory but that of the compressed bytes (%s)", async (form) => {
  const bytes = await packed(new TextEncoder().encode("On garde le nord. ".repeat(100)))(form);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it.each([true, false])("holds a page in its compressed form, and gives all others (busy: %s)", async (isBusy) => {
  const bytes = new TextEncoder().encode("On garde le nord. ".repeat(100));
  const page = pagePacker(() => isBusy)(bytes);
  await page.in("br");
  expect(new Uint8Array(await page.in("identity"))).toEqual(bytes);
  expect(new Uint8Array(gunzipSync(await page.in("gzip")))).toEqual(bytes);
  expect(new Uint8Array(brotliDecompressSync(await page.in("br")))).toEqual(bytes);
});

const long = new TextEncoder().encode(
  Array.from({ length: 3_000 }, (_, at) => `${(at * 7919) % 1009} fumées, ${at % 31} angles.`).join(" "),
);

/** Resolves once an earlier compression has ended. */
const afterAnother = () => packed(long)("br");

it("[PF-13] compresses a page that is asked for again best, while the server has nothing else to do", async () => {
  let isBusy = false;
  const page = pagePacker(() => isBusy)(long);
  const usual = await page.in("br");
  isBusy = true;
  for (let time = 0; time < 3; time++) expect(await page.in("br")).toBe(usual);
  await afterAnother();
  expect(await page.in("br")).toBe(usual);

  isBusy = false;
  expect(await page.in("br")).toBe(usual); // The answer doesn't wait for the better compression.
  await expect.poll(async () => (await page.in("br")).length).toBeLessThan(usual.length);
  const best = await page.in("br");
  await afterAnother();
  expect(await page.in("br")).toBe(best);
  expect(new Uint8Array(brotliDecompressSync(best))).toEqual(long);
});

it("[PF-13] compresses one page at a time best", async () => {
  const pack = pagePacker(() => false);
  const [first, second] = [pack(long), pack(long)];
  const usual = await first.in("br");
  expect(await second.in("br")).toEqual(usual);
  await first.in("br");
  for (let again = 0; again < 3; again++) expect(await second.in("br")).toEqual(usual);
  await expect.poll(async () => (await first.in("br")).length).toBeLessThan(usual.length);
  await expect.poll(async () => (await second.in("br")).length).toBeLessThan(usual.length);
});

it("keeps sending the usual form when the best one fails, and doesn't try again", async () => {
  const page = pagePacker(() => false)(long);
  const usual = await page.in("br");
  const compressions = vi.mocked(brotliCompress);
  compressions.mockImplementationOnce(((...given: unknown[]) =>
    (given.at(-1) as (cause: Error) => void)(new Error("There is no memory left"))) as never);
  compressions.mockClear();
  expect(await page.in("br")).toBe(usual);
  await expect.poll(() => compressions.mock.calls.length).toBe(1);
  for (let time = 0; time < 3; time++) expect(await page.in("br")).toBe(usual);
  await afterAnother();
  expect(await page.in("br")).toBe(usual);
  expect(compressions.mock.calls.length).toBe(2); // The calls of the other page.
});

it.each([
  ["br", brotliCompress, brotliDecompressSync],
  ["gzip", gzip, gunzipSync],
] as const)("compresses a page anew after a failure (%s)", async (form, compress, decompress) => {
  const bytes = new TextEncoder().encode("On garde le nord. ".repeat(100));
  const page = pagePacker(() => false)(bytes);
  vi.mocked(compress as (...given: unknown[]) => void).mockImplementationOnce((...given) =>
    (given.at(-1) as (cause: Error) => void)(new Error("There is no memory left")),
  );
  await expect(page.in(form)).rejects.toThrow("no memory left");
  expect(new Uint8Array(decompress(await page.in(form)))).toEqual(bytes);
});
