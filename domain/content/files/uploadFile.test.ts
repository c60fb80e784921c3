import { expect, it, vi } from "vitest";
import { done } from "../../shared/result.ts";
import { largestFile } from "./fileKind.ts";
import { type KnownFile, uploadFile } from "./uploadFile.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const sending = () => {
  const put = vi.fn(async (file: KnownFile) => done(`/${file.name}`));
  return { put, upload: uploadFile({ files: { put } }) };
};
const file = (name: string, content: string) => ({ name, size: content.length, read: async () => bytes(content) });

it("[NW-150] stores a file under a name that is safe on every system", async () => {
  const { put, upload } = sending();
  expect(await upload(file("Règlement/Saison 3.PDF", "%PDF-1.7"))).toEqual(done("/saison-3.pdf"));
  expect(put.mock.calls).toEqual([[{ name: "saison-3.pdf", extension: "pdf", bytes: bytes("%PDF-1.7") }]]);
});

it.each([
  ["unknown-file", file("page.html", "<p>")],
  ["unknown-file", file("", "")],
  ["empty-file", file("a.pdf", "")],
  ["other-content", file("a.pdf", "<!doctype html>")],
])("[NW-150] refuses as %s, and stores nothing", async (kind, chosen) => {
  const { put, upload } = sending();
  expect(await upload(chosen)).toEqual({ ok: false, refusal: { kind } });
  expect(put).not.toHaveBeenCalled();
});

it("[NW-150] doesn't read a file that is too large, and doesn't believe the size that is said", async () => {
  const { put, upload } = sending();
  const read = vi.fn(async () => new Uint8Array(largestFile + 1));
  const tooLarge = { ok: false, refusal: { kind: "file-too-large" } };
  expect(await upload({ name: "a.pdf", size: 11_000_000, read })).toEqual(tooLarge);
  expect(read).not.toHaveBeenCalled();
  expect(await upload({ name: "a.pdf", size: 10, read })).toEqual(tooLarge);
  expect(put).not.toHaveBeenCalled();
});
