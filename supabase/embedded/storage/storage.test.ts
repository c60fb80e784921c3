import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, it, vi } from "vitest";
import { jpegOf, pngOf } from "../../../tests/pictures.ts";
import { type EmbeddedBackend, openBackend } from "../backend.ts";

vi.spyOn(console, "error").mockImplementation(() => {});

const folder = mkdtempSync(join(tmpdir(), "embedded-storage-"));
const open = () => openBackend({ folder, siteUrl: "http://backend.test", seed: true });
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
const asForm = (bytes: Uint8Array<ArrayBuffer> | string, type = "image/png") => new Blob([bytes], { type });
const shown = () => asked(`/object/public/avatars/${path}`);
const bytesShown = async () => new Uint8Array(await (await shown()).arrayBuffer());
const codeOf = ({ error }: { readonly error: unknown }) => (error as { statusCode?: string } | null)?.statusCode;

it("[AU-12] takes a picture as browsers bring it, and as other programs do, and shows the newest", async () => {
  expect((await avatars.upload(path, asForm(png), { upsert: true })).error).toBeNull();
  expect(await bytesShown()).toEqual(png);
  const other = pngOf({ width: 4, height: 4 });
  expect((await avatars.upload(path, other, { upsert: true, contentType: "image/png" })).error).toBeNull();
  expect(await bytesShown()).toEqual(other);
  expect(codeOf(await avatars.upload(path, asForm(png)))).toBe("409");
});

it("[SE-43] shows a picture as what it is, whatever was said of it, and as nothing that runs", async () => {
  const said = { upsert: true, contentType: "text/html" };
  expect((await avatars.upload(path, jpegOf({ width: 2, height: 2 }), said)).error).toBeNull();
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
  expect(await bytesShown()).toEqual(png);
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
  // Far too much is refused before it is looked into.
  const flood = await asked(`/object/avatars/${path}`, { method: "POST", body: new Uint8Array(10_000_001) });
  expect(flood.status).toBe(413);
});

it("names what is in a folder as a hosted project does, for its member alone", async () => {
  const files = (await avatars.list(me)).data?.map(({ name }) => name);
  expect(files).toEqual(["avatar.png"]);
});

it("keeps each file under a name that nobody chose, and forgets it when it is removed", async () => {
  const files = () => readdirSync(join(folder, "files"));
  expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  expect(new Uint8Array(readFileSync(join(folder, "files", files()[0] ?? "")))).toEqual(png);
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
  expect(answer.status).toBe(404);
});

it("[AU-12] has its pictures still after a restart", async () => {
  await avatars.upload(path, png, { upsert: true, contentType: "image/png" });
  await backend.close();
  backend = await open();
  expect(await bytesShown()).toEqual(png);
});
