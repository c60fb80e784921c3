import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pngOf } from "../../../tests/pictures.ts";
import { openBackend } from "../backend.ts";

vi.spyOn(console, "error").mockImplementation(() => {});

const folder = mkdtempSync(join(tmpdir(), "embedded-downloads-"));
const backend = await openBackend({ folder, siteUrl: "http://backend.test", seed: true, mails: "captured" });
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = (storageKey: string) =>
  createClient("http://backend.test", backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
const staff = clientOf("staff");
const member = clientOf("member");
beforeAll(async () => {
  await staff.auth.signInWithPassword({ email: "staff@demo.test", password: "demo-1234" });
  await member.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-1234" });
});

const named = (name: string, size = 9) => `${crypto.randomUUID()}_${size}/${name}`;
const put = async (path: string, content: BlobPart, { by = staff, type = "text/html" } = {}) => {
  const { error } = await by.storage.from("fichiers").upload(path, new Blob([content], { type }));
  return (error as { statusCode?: string } | null)?.statusCode;
};
const got = (path: string, method = "GET") =>
  backend.fetch(new Request(`http://backend.test/storage/v1/object/public/fichiers/${path}`, { method }));

it.each([
  ["reglement.pdf", "%PDF-1.7 <script>", "application/pdf"],
  ["replays.zip", "PK\u0003\u0004abc", "application/zip"],
  ["lisez-moi.txt", "Bonjour", "text/plain"],
  ["scores.csv", "a;b\n", "text/csv"],
  ["autoexec.cfg", "bind x", "text/plain"],
])(
  "[NW-150] gives %s back as it was, as an attachment of its kind, whatever type was claimed",
  async (name, text, type) => {
    const path = named(name);
    expect(await put(path, text)).toBeUndefined();
    for (const answer of [await got(path), await got(`${path}?download`), await got(path, "HEAD")]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")?.split(";")[0]).toBe(type);
      expect(answer.headers.get("content-disposition")).toBe("attachment");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    }
    expect(await (await got(path)).text()).toBe(text);
  },
);

it.each([
  ["a page that is called a PDF", "page.pdf", "<!doctype html><script>alert(1)</script>"],
  ["a page that is called a text", "page.txt", "\ufeff  <html>"],
  ["a drawing that is called settings", "dessin.cfg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a program that is called a text", "programme.txt", "#!/bin/sh"],
  ["a picture that is called a ZIP", "image.zip", pngOf({ width: 2, height: 2 }) as never],
  ["bytes that are called a table", "table.csv", "a\u0000b"],
  ["nothing", "rien.pdf", ""],
  ["a page", "page.html", "<p>"],
  ["a script", "script.js", "alert(1)"],
  ["a picture", "image.png", pngOf({ width: 2, height: 2 }) as never],
])("[NW-150] keeps no %s", async (_, name, content) => {
  const path = named(name);
  expect(await put(path, content, { type: "application/pdf" })).toBe("415");
  expect((await got(path)).ok).toBe(false);
});

it("[NW-150] takes files of the staff alone, under names that tell id and size", async () => {
  expect(await put(named("a.txt"), "a", { by: member })).toBe("403");
  for (const name of ["a.txt", `${crypto.randomUUID()}/a.txt`, named("A b.txt"), named("a.html.txt"), named("é.txt")])
    expect(await put(name, "a")).not.toBeUndefined();
  // Never over another: an address that readers know keeps its bytes.
  const path = named("a.txt");
  expect(await put(path, "a")).toBeUndefined();
  expect(await put(path, "b")).toBe("409");
  expect((await staff.storage.from("fichiers").upload(path, new Blob(["b"]), { upsert: true })).error).not.toBeNull();
  expect((await staff.storage.from("fichiers").remove([path])).data ?? []).toEqual([]);
  expect(await (await got(path)).text()).toBe("a");
});

it("[NW-150] takes 10 MB, and not a byte more", async () => {
  const bytes = (size: number) => new Uint8Array(size).fill(97);
  expect(await put(named("a.txt"), bytes(10_000_000))).toBeUndefined();
  expect(await put(named("a.txt"), bytes(10_000_001))).toBe("413");
  // A larger body is refused before it is parsed.
  const { data } = await staff.auth.getSession();
  const answer = await backend.fetch(
    new Request(`http://backend.test/storage/v1/object/fichiers/${named("a.txt")}`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: bytes(11_000_000),
    }),
  );
  expect(answer.status).toBe(413);
});

it("[NW-154] removes a file a month after nothing names it any more: no text, no earlier version, no answer", async () => {
  const [used, earlier, answered, again, unused] = ["a", "b", "c", "d", "e"].map((name) => named(`${name}.txt`));
  const all = [used, earlier, answered, again, unused] as string[];
  for (const path of all) expect(await put(path, "a")).toBeUndefined();
  await backend.query("update storage.objects set created_at = now() - interval '2 years'");
  const names = async () => {
    const kept = await backend.query("select name from storage.objects where bucket_id = 'fichiers' order by 1");
    return kept.flatMap(({ name }) => (all.includes(String(name)) ? [name] : []));
  };
  const inAMonth = async () => {
    await backend.query("update private.files_to_remove set due_at = now() where bucket_id = 'fichiers'");
    await backend.fetch(new Request("http://backend.test/functions/v1/send-due-mails", { method: "POST" }));
  };
  const addressOf = (path: string | undefined) => `/storage/v1/object/public/fichiers/${path}`;
  const linkTo = (path: string | undefined) => `<p><a href="${addressOf(path)}">Un</a></p>`;
  const slug = `fichiers-${crypto.randomUUID()}`;
  const write = async (content: string) =>
    expect((await staff.from("articles").update({ content }).eq("slug", slug)).error).toBeNull();

  expect((await staff.from("articles").insert({ slug, title: "Fichiers", content: linkTo(earlier) })).error).toBeNull();
  await write(linkTo(used));
  await backend.query(
    `with asked as (
      insert into public.contact_messages (name, email, subject, message) values ('Lya', 'lya@exemple.fr', 'Un', 'Deux') returning id
    ) insert into public.contact_answers (message, content) select id, $1 from asked`,
    [`Les règles : http://backend.test${addressOf(answered)}?download`],
  );
  await backend.query("select private.run_due()");
  await backend.fetch(new Request("http://backend.test/functions/v1/send-due-mails", { method: "POST" }));
  await write(linkTo(used) + linkTo(again));
  expect(await names()).toEqual(all.toSorted());
  await inAMonth();
  await vi.waitFor(async () => expect(await names()).toEqual([used, earlier, answered, again].toSorted()));
  expect((await got(String(unused))).ok).toBe(false);
  expect(await (await got(String(used))).text()).toBe("a");

  await backend.query("delete from public.articles where slug = $1", [slug]);
  await backend.query("select private.run_due()");
  expect(await names()).toEqual([used, earlier, answered, again].toSorted());
  await inAMonth();
  await vi.waitFor(async () => expect(await names()).toEqual([answered]));
});
