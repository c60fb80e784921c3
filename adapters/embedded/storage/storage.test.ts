import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { pngOf } from "../../../tests/pictures.ts";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { storedFiles } from "./storedFiles.ts";

vi.spyOn(console, "error").mockImplementation(() => {});

const folder = mkdtempSync(join(tmpdir(), "embedded-storage-"));
const open = () => openBackend({ folder, siteUrl: "http://backend.test", seed: true, mails: "captured" });
let backend: EmbeddedBackend = await open();
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const asked = (path: string, init?: RequestInit) =>
  backend.fetch(new Request(`http://backend.test/storage/v1${path}`, init));

const client = createClient("http://backend.test", backend.anonKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
});
const { data } = await client.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-1234" });
const me = data.user?.id;
const avatars = client.storage.from("avatars");
const path = `${me}/avatar.png`;
const png = pngOf({ width: 3, height: 2 });
const drawn = (size: { readonly width: number; readonly height: number }) =>
  sharp({ create: { ...size, channels: 3, background: "#2a6" } });
const asForm = (bytes: Uint8Array<ArrayBuffer> | string, type = "image/png") => new Blob([bytes], { type });
const shown = () => asked(`/object/public/avatars/${path}`);
const bytesShown = async () => new Uint8Array(await (await shown()).arrayBuffer());
const pictureShown = async () => {
  const { format, width, height } = await sharp(await bytesShown()).metadata();
  return { format, width, height };
};
const small = { format: "png", width: 3, height: 2 };
const codeOf = ({ error }: { readonly error: unknown }) => (error as { statusCode?: string } | null)?.statusCode;

it("[AU-12] takes a picture as browsers bring it, and as other programs do, and shows the newest", async () => {
  expect((await avatars.upload(path, asForm(png), { upsert: true })).error).toBeNull();
  expect(await pictureShown()).toEqual(small);
  const other = pngOf({ width: 4, height: 4 });
  expect((await avatars.upload(path, other, { upsert: true, contentType: "image/png" })).error).toBeNull();
  expect(await pictureShown()).toEqual({ format: "png", width: 4, height: 4 });
  expect(codeOf(await avatars.upload(path, asForm(png)))).toBe("409");
});

it("[SE-43] serves a picture with its detected type, whatever type was claimed, and never as a script", async () => {
  const said = { upsert: true, contentType: "text/html" };
  expect((await avatars.upload(path, await drawn({ width: 2, height: 2 }).jpeg().toBuffer(), said)).error).toBeNull();
  const { headers } = await shown();
  expect(headers.get("content-type")).toBe("image/jpeg");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect((await asked(`/object/public/avatars/${path}`, { method: "HEAD" })).status).toBe(200);
});

it.each([
  ["HTML that is called a PNG", asForm("<!doctype html><script>alert(1)</script>"), "415"],
  ["a drawing that can hold scripts", asForm("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"), "415"],
  ["nothing", asForm(""), "415"],
  ["a GIF", asForm("GIF89a\u0001"), "415"],
])("[AU-12] refuses %s, and keeps what was there", async (_, file, code) => {
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  expect(codeOf(await avatars.upload(path, file, { upsert: true }))).toBe(code);
  expect(await pictureShown()).toEqual(small);
});

const eight = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

it.each([
  ["eight bytes of a PNG", () => eight],
  ["a page behind eight bytes of a PNG", () => joined(eight, page)],
  ["a page behind three bytes of a JPEG", () => joined(new Uint8Array([0xff, 0xd8, 0xff]), page)],
  ["half a picture", () => png.subarray(0, png.length - 20)],
  ["20,000 by 20,000 pixels", () => pngOf({ width: 20_000, height: 20_000 })],
  ["more pixels than fit", () => drawn({ width: 20_000, height: 1_000 }).png().toBuffer()],
])(
  "[SE-16] refuses %s, and keeps what was there",
  async (_, make) => {
    await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
    const bytes = new Uint8Array(await make());
    expect(codeOf(await avatars.upload(path, bytes, { upsert: true, contentType: "image/png" }))).toBe("415");
    expect(await pictureShown()).toEqual(small);
    expect(readdirSync(join(folder, "files"))).toHaveLength(1);
  },
  20_000,
);

it.each(["jpeg", "png", "webp"] as const)("[SE-16] keeps nothing of a %s but what can be seen", async (format) => {
  const place = { IFD3: { GPSLatitude: "48/1 51/1 0/1", GPSLongitude: "2/1 21/1 0/1" } };
  const taken = drawn({ width: 40, height: 20 })
    .withExif({ IFD0: { Artist: "Camille" }, ...place })
    .withMetadata({ orientation: 6 });
  const bytes = joined(await taken.toFormat(format).toBuffer(), page);
  expect(Buffer.from(bytes).includes("Camille")).toBe(true);
  expect((await avatars.upload(path, bytes, { upsert: true, contentType: `image/${format}` })).error).toBeNull();
  const kept = Buffer.from(await bytesShown());
  expect(kept.includes("Camille") || kept.includes("script")).toBe(false);
  const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(kept).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  // The orientation of the camera is applied.
  expect([width, height]).toEqual([20, 40]);
});

it("[SE-16] decodes no picture of a caller who may not store it", async () => {
  const answer = await asked(`/object/avatars/${path}`, {
    method: "POST",
    headers: { apikey: backend.anonKey, "content-type": "image/png" },
    body: joined(eight, page),
  });
  expect(await answer.json()).toMatchObject({ statusCode: "403" });
});

it("[AU-12] takes 5 MB, and not a byte more", async () => {
  for (const [more, code] of [
    [0, undefined],
    [1, "413"],
  ] as const) {
    const bytes = new Uint8Array(5 * 1024 * 1024 + more);
    bytes.set(png);
    expect(codeOf(await avatars.upload(path, asForm(bytes), { upsert: true }))).toBe(code);
  }
  // An oversized body is refused before it is parsed.
  const flood = new Uint8Array(10_000_001);
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  expect((await asked(`/object/avatars/${path}`, { method: "POST", headers, body: flood })).status).toBe(413);
  expect((await asked(`/object/avatars/${path}`, { method: "POST", body: flood })).status).toBe(403);
});

it("lists a folder's files as a hosted project does, for its member only", async () => {
  const files = (await avatars.list(me)).data?.map(({ name }) => name);
  expect(files).toEqual(["avatar.png"]);
});

it("stores each file under a generated name, and deletes it when it is removed", async () => {
  const files = () => readdirSync(join(folder, "files"));
  expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  expect(new Uint8Array(readFileSync(join(folder, "files", files()[0] ?? "")))).toEqual(await bytesShown());
  await avatars.remove([path, `${me}/avatar.jpg`]);
  expect(files()).toEqual([]);
  expect((await shown()).ok).toBe(false);
});

it.each([
  ["GET", "/bucket"],
  ["POST", "/bucket"],
  ["POST", "/object/copy"],
  ["POST", "/object/move"],
  ["POST", `/object/sign/avatars/${path}`],
  ["POST", `/object/upload/sign/avatars/${path}`],
  ["PUT", `/object/upload/sign/avatars/${path}`],
  ["GET", `/object/avatars/${path}`],
  ["DELETE", `/object/avatars/${path}`],
  ["POST", `/object/public/avatars/${path}`],
  ["GET", "/object/public/..%2f..%2fkeys.json"],
  ["GET", "/object/public/avatars/..%2f..%2fkeys.json"],
  ["GET", "/status"],
])("is closed to %s %s", async (method, place) => {
  const init = { method, headers: { apikey: backend.anonKey }, ...(method !== "GET" && { body: "{}" }) };
  expect((await asked(place, init)).ok).toBe(false);
});

it("has no place for a name that the database can't hold", async () => {
  const headers = { apikey: backend.anonKey, authorization: `Bearer ${data.session?.access_token}` };
  const answer = await asked(`/object/avatars/${path}%00`, { method: "POST", headers, body: png });
  expect(answer.status).toBe(400);
  const body = JSON.stringify({ prefixes: [`${path}\0`] });
  const json = { ...headers, "content-type": "application/json" };
  expect((await asked("/object/avatars", { method: "DELETE", headers: json, body })).status).toBe(404);
});

it("[AU-12] has its pictures still after a restart", async () => {
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  writeFileSync(join(folder, "files", `${"a".repeat(64)}.unfinished`), png);
  await backend.close();
  backend = await open();
  expect(await pictureShown()).toEqual(small);
  // Files that a kill has left are removed.
  expect(readdirSync(join(folder, "files"))).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

it("[SE-17] leaves nothing of a file that could not be written", async () => {
  const place = mkdtempSync(join(tmpdir(), "embedded-files-"));
  const files = storedFiles(place);
  mkdirSync(join(place, createHash("sha256").update("avatars/a.png").digest("hex"), "in the way"), { recursive: true });
  await expect(files.uploadObject("avatars", "a.png", undefined, new Blob([png]) as never, "", "")).rejects.toThrow();
  expect(readdirSync(place).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  rmSync(place, { recursive: true });
});

it("[SE-17] deletes the picture of a member whose profile or account is deleted", async () => {
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  const left = () => readdirSync(join(folder, "files"));
  expect(left()).toHaveLength(1);
  expect((await client.from("profiles").delete().eq("id", me)).error).toBeNull();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect((await shown()).ok).toBe(false);
  await vi.waitFor(async () => expect(await backend.query("select from private.files_to_remove")).toEqual([]));

  const lost = "insert into storage.objects (bucket_id, name) values ('avatars', gen_random_uuid() || '/avatar.png')";
  await backend.query(lost);
  await backend.query("select private.run_due()");
  await backend.fetch(new Request("http://backend.test/functions/v1/send-due-mails", { method: "POST" }));
  await vi.waitFor(async () => expect(await backend.query("select from storage.objects")).toEqual([]));
});

it("[NW-132] [NW-135] removes all files of a picture, and widths that no picture has", async () => {
  const staff = createClient("http://backend.test", backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: "staff" },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  await staff.auth.signInWithPassword({ email: "staff@demo.test", password: "demo-1234" });
  const bucket = staff.storage.from("contenus");
  const [id, cancelled, fresh] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const store = async (name: string) =>
    expect((await bucket.upload(name, png, { contentType: "image/png" })).error).toBeNull();
  for (const end of ["_480", ""]) await store(`images/${id}_600x400${end}.png`);
  for (const one of [cancelled, fresh]) await store(`images/${one}_600x400_480.png`);
  await backend.query("update storage.objects set created_at = now() - interval '2 days' where name like $1", [
    `images/${cancelled}%`,
  ]);
  const { data: found } = await staff.rpc("find_pictures", { words: "", only_unused: true, skipped: 0, most: 5 });
  expect(found).toMatchObject([{ id, uses: 0 }]);
  const names = async () =>
    (await backend.query("select name from storage.objects where bucket_id = 'contenus'")).map(({ name }) => name);
  expect((await bucket.remove([`images/${id}_600x400.png`])).data ?? []).toEqual([]);
  expect(await names()).toHaveLength(4);
  expect((await staff.rpc("remove_pictures", { given: [id] })).error).toBeNull();
  await backend.query("select private.run_due()");
  await backend.fetch(new Request("http://backend.test/functions/v1/send-due-mails", { method: "POST" }));
  await vi.waitFor(async () => expect(await names()).toEqual([`images/${fresh}_600x400_480.png`]));
});
