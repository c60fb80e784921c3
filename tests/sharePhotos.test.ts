import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";
import { buildFolder } from "../src/build/folders.ts";
import { firstRows } from "../src/firstContent.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { firstSectionsAt } from "./club.ts";

// Share images of uploaded pictures, of the built site on the embedded backend.

const address = "http://127.0.0.1";
let backend: EmbeddedBackend;
let site: ReturnType<typeof import("../src/server/site.ts").createSite>;
const asked: string[] = [];

beforeAll(async () => {
  ensureBuilt();
  backend = await openBackend({
    folder: "memory://",
    siteUrl: address,
    seed: true,
    content: (now) => firstRows(firstSectionsAt(now)),
    mails: "captured",
  });
  const { createSite } = (await import(
    pathToFileURL(join(buildFolder, "server/site.js")).href
  )) as typeof import("../src/server/site.ts");
  site = createSite({
    backend: {
      url: address,
      anonKey: backend.anonKey,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        asked.push(request.url);
        return backend.fetch(request);
      },
    },
    publicBackend: { url: "/", anonKey: backend.anonKey },
    siteAddress: address,
  });
  backend.onChange(site.invalidate, site.invalidateAll);
}, 300_000);
afterAll(() => backend.close());

const api = async (path: string, method: string, body: BodyInit, type = "application/json", token = "") => {
  const headers = { apikey: backend.anonKey, "content-type": type, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await backend.fetch(new Request(address + path, { method, headers, body }));
  expect(answer.ok, `${path} ${answer.status}`).toBe(true);
  return answer;
};

const get = async (path: string) => {
  const answer = await site.answer(new Request(address + path));
  return { answer, type: answer.headers.get("content-type"), bytes: new Uint8Array(await answer.arrayBuffer()) };
};

it("[SH-8] [SE-56] shares an uploaded photo cut to size, made once, and the drawn card once it is gone", async () => {
  const signIn = JSON.stringify({ email: "staff@demo.test", password: "demo-1234" });
  const { access_token: token } = (await (await api("/auth/v1/token?grant_type=password", "POST", signIn)).json()) as {
    access_token: string;
  };
  const name = `images/${crypto.randomUUID()}.jpg`;
  const photo = await sharp({
    create: {
      width: 1_300,
      height: 900,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await api(`/storage/v1/object/contenus/${name}`, "POST", new Uint8Array(photo), "image/jpeg", token);
  const stored = `/storage/v1/object/public/contenus/${name}`;
  const [tip] = await backend.query("select id, slug from public.tips where is_published order by slug limit 1");
  const { id, slug } = tip as { readonly id: string; readonly slug: string };
  await backend.query("update public.tips set hero_image = $1 where id = $2", [stored, id]);

  const html = Buffer.from((await get(`/tips/${slug}`)).bytes).toString();
  const said = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(said("")).toBe(`${address}/partage/tips/${slug}/${name}.jpg`);
  expect([said(":type"), said(":width"), said(":height")]).toEqual(["image/jpeg", "1200", "630"]);
  expect(said(":alt")).not.toBe("");

  const image = said("")?.slice(address.length) ?? "";
  const { type, bytes } = await get(image);
  expect(type).toBe("image/jpeg");
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  // The picture is made once for all its addresses.
  expect((await get(image.replace(`/tips/${slug}/`, "/club/"))).bytes).toEqual(bytes);
  expect(asked.filter((url) => url.includes(name))).toEqual([address + stored]);

  const gone = image.replace(name, `images/${crypto.randomUUID()}.jpg`);
  const card = await get(gone);
  expect(card.type).toBe("image/jpeg");
  expect(await sharp(card.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.bytes).not.toEqual(bytes);
  expect((await get(gone.replace(slug, "nulle-part"))).answer.status).toBe(404);
});

it("[SH-9] shows a page while many share images wait", async () => {
  const [first] = await backend.query("select slug from public.articles where is_published order by slug limit 1");
  const { slug } = first as { readonly slug: string };
  let done = 0;
  const paths = Array.from({ length: 6 }, () => `/partage/news/${slug}/images/${crypto.randomUUID()}.jpg`);
  const images = paths.map((path, at) =>
    site.answer(new Request(address + path), `198.51.${at}.1`).then(({ status }) => {
      done += 1;
      return status;
    }),
  );
  const page = await site.answer(new Request(`${address}/about`), "203.0.113.1");
  expect(page.status).toBe(200);
  expect(done).toBeLessThan(paths.length);
  expect(site.load().queue.waiting).toBe(0);
  expect(new Set(await Promise.all(images))).toEqual(new Set([200]));
});
