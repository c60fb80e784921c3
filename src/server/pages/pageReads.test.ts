import type { ShownKind } from "../../../ui/lib/page/handle.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { handlersFrom } from "../../handlers.ts";
import type { ResolveUseCase } from "../../resolver.ts";
import { reads } from "../../parts/server.ts";
import { isVisitorRead } from "../../visitorReads.ts";
import { features } from "../../features.ts";
import { viewAddress } from "../../../ui/admin/viewAddress.ts";
import { siteRoutes } from "../../routes.tsx";
import { handleAt, nameOf, notFoundPathFor } from "./pageName.ts";
import { siteReader } from "./readSite.ts";
import { render } from "./render.tsx";
import { resolveOnMemory } from "../../../tests/onMemory.ts";

/** Renders a page from its unchanged address. */
const rendered = async (address: string, asking: ResolveUseCase = resolveOnMemory) => {
  const handlers = handlersFrom(asking);
  const page = await render(new Request(`http://site.test${address}`), {
    handlers,
    readChanges: siteReader(handlers),
    siteAddress: "http://site.test",
    pictureHost: "",
    now: 0,
  });
  if (page instanceof Response) throw new Error(`${address} leads elsewhere`);
  return page;
};

const slugs = { "/tips/:slug": "tenir-un-site-a-deux", "/news/:slug": "montreal-notre-premier-plateau" };
const pathsOf = (routes: typeof siteRoutes): readonly string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : path === undefined ? [] : [path]));
const paths = pathsOf(siteRoutes)
  .filter((path) => !path.startsWith("/_dev"))
  .map((path) =>
    path === "*" ? "/nulle-part" : path.replace("/*", "").replace(":slug", slugs[path as keyof typeof slugs] ?? "none"),
  );

/** Addresses with which pages read further parameters. */
const more = ["/auth/confirm?type=sign-up", "/auth/confirm?type=recovery", "/auth/confirm?type=session"];
/** The parameters with secrets in links of mails, and of ways to Discord. Only the browser reads them, never the server. */
const secrets = ["token", "jeton", "code"];

afterEach(() => vi.restoreAllMocks());

it.each([...paths, ...more])(
  "[LM-12] %s reads no parameter of its address that it doesn't declare",
  async (address) => {
    // Loads the page's files, which may parse an address of their own.
    const { reads = [] } = await handleAt(address.split("?")[0] as string);
    const read = new Set<string>();
    for (const way of ["get", "has", "getAll"] as const) {
      const own = URLSearchParams.prototype[way] as (name: string) => never;
      vi.spyOn(URLSearchParams.prototype, way).mockImplementation(function (this: URLSearchParams, name: string) {
        read.add(name);
        return own.call(this, name);
      });
    }
    await rendered(address);
    vi.restoreAllMocks();
    const hidden = [...read].filter((name) => !reads.includes(name));
    expect(hidden.filter((name) => !secrets.includes(name))).toEqual([]);

    const plain = (await rendered(address)).html;
    const sign = address.includes("?") ? "&" : "?";
    for (const name of hidden) expect((await rendered(`${address}${sign}${name}=secret`)).html).toBe(plain);
  },
);

it.each(paths)("[LM-12] %s is the same page whatever it isn't made of", async (path) => {
  const search = "?utm_source=club&n=1&token=secret&jeton=secret";
  const name = await nameOf(path, search);
  expect(name).toBe(path);
  // A page that repeats its whole address is rendered from the canonical one.
  expect((await rendered(name)).html).toBe((await rendered(path)).html);
});

it.each([
  ["/nulle-part?page=2", "/404"],
  ["/wp-admin/x.php", "/404"],
  ["/tips/a/b", "/tips/404/404"],
  ["/Profile/x/", "/profile/404/404"],
  ["/admin/xyz", "/admin/404/404"],
  ["/admin/contenu/xyz", "/admin/404/404"],
  ["/ADMIN/404", "/admin/404/404"],
])("[LM-16] %s has the not-found page of its part of the site", async (path, notFoundPath) => {
  expect(notFoundPathFor(path.split("?")[0] as string)).toBe(notFoundPath);
  expect(notFoundPathFor(notFoundPath)).toBe(notFoundPath);
  const { html, stores } = await rendered(notFoundPath);
  expect(await rendered(path)).toMatchObject({ html, stores, status: 404 });
});

describe("[NF-3] below the panel's address", () => {
  const paths = features.flatMap(({ pieces = [] }) => pieces.flatMap(({ path }) => path ?? []));

  it.each(paths)("the view %j has a page", async (path) => {
    for (const address of [viewAddress(path), `${viewAddress(path)}/`]) {
      expect(notFoundPathFor(address)).toBeUndefined();
    }
  });

  it.each(["xyz", "404", "contenu/xyz", "contenu/commentaires/1", "matchs.php", "Contenu"])(
    "%j has the not-found page",
    async (path) => {
      expect(paths).toContain("contenu/commentaires");
      expect(notFoundPathFor(`/admin/${path}`)).toBe("/admin/404/404");
      const { status, html } = await rendered(`/admin/${path}`);
      expect([status, html.includes("Oops! Page not found")]).toEqual([404, true]);
    },
  );
});

it("names a page by what it reads, in one order, once", async () => {
  expect(await nameOf("/tips", "?page=2&n=1&categorie=Mental&page=3")).toBe("/tips?categorie=Mental&page=2");
  expect(await nameOf("/tips", "?categorie=Mental&page=2")).toBe("/tips?categorie=Mental&page=2");
  expect(await nameOf("/news", "?tri=category&a=b#c")).toBe("/news?tri=category");
  expect(await nameOf("/robots.txt", "?page=2")).toBe("/robots.txt");
  expect(await nameOf("/auth", "?retour=%2Ftips%3Fpage%3D2&x")).toBe("/auth?retour=%2Ftips%3Fpage%3D2");
  expect(await nameOf("//evil.example/x", "?page=2")).toBe("//evil.example/x");
});

/** Reads of secret pages, which no cache keeps. */
const uncached: Readonly<Record<string, readonly ShownKind[]>> = { readSharedDraft: ["tips", "articles"] };

it.each(paths)("[LM-10] %s shows nothing of the backend's that it doesn't declare", async (path) => {
  const asked = new Set<string>();
  const { shown, stores } = await rendered(path, (name) => {
    asked.add(name);
    return resolveOnMemory(name);
  });
  const { item } = await handleAt(path);
  const kinds = [...asked].flatMap((name) => (isVisitorRead(name) ? reads[name].shows : (uncached[name] ?? [])));
  expect([...shown.kinds].toSorted()).toEqual([...new Set(kinds)].toSorted());
  // The page requests nothing else of the backend.
  expect([...asked].filter((name) => !isVisitorRead(name) && !(name in uncached))).toEqual([]);
  const isItem = /^\/(?:tips|news)\/./.test(path);
  expect(item !== undefined).toBe(isItem);
  expect(isItem ? JSON.stringify(stores) : `"id":"${shown.item}"`).toContain(`"id":"${shown.item}"`);
});
