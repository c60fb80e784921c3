import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodingFor, packed } from "./compression.ts";

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
