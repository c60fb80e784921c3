import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** A page as a crawler sees it. */
export type CrawledPage = {
  /** Its path with the query. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The addresses on this site of its links, files, fonts and forms, with their `#…`. */
  readonly leadsTo: readonly string[];
  readonly ids: ReadonlySet<string>;
};

type Get = (path: string) => Promise<{ readonly status: number; readonly type: string; readonly body: string }>;

const elementsOf = (nodes: readonly Node[]): readonly Element[] =>
  nodes.flatMap((node) => [
    ...("attribs" in node ? [node] : []),
    ...("children" in node ? elementsOf(node.children as Node[]) : []),
  ]);

const addressed = ["href", "src", "action"] as const;
/** A file in a CSS `url()`. */
const styled = /url\("(\/[^"]+)"\)/g;

const read = (path: string, site: string, answer: Awaited<ReturnType<Get>>): CrawledPage => {
  const isPage = answer.type.startsWith("text/html");
  const elements = isPage ? elementsOf(parseDocument(answer.body).children) : [];
  const named = isPage ? [...answer.body.matchAll(styled)].flatMap(([, address]) => address ?? []) : [];
  const leadsTo = [...elements.flatMap(({ attribs }) => addressed.flatMap((name) => attribs[name] ?? [])), ...named]
    .map((address) => new URL(address, site + path))
    .filter(({ origin }) => origin === site)
    .map(({ pathname, search, hash }) => pathname + search + hash);
  return { path, ...answer, leadsTo, ids: new Set(elements.flatMap(({ attribs }) => attribs["id"] ?? [])) };
};

/** All pages of a site that can be reached by links from a path, by path. */
export const crawl = async (site: string, from: string, get: Get): Promise<ReadonlyMap<string, CrawledPage>> => {
  const found = new Map<string, CrawledPage>();
  const known = new Set([from]);
  let next: readonly string[] = [from];
  while (next.length > 0) {
    const pages = await Promise.all(next.map(async (path) => read(path, site, await get(path))));
    for (const page of pages) found.set(page.path, page);
    const linked = pages.flatMap(({ leadsTo }) => leadsTo.map((address) => address.replace(/#.*$/, "")));
    next = [...new Set(linked)].filter((path) => !known.has(path));
    for (const path of next) known.add(path);
  }
  return found;
};

/** Each broken link, with its page. */
export const brokenLinksIn = (pages: ReadonlyMap<string, CrawledPage>): readonly string[] =>
  [...pages.values()].flatMap(({ path, leadsTo }) =>
    leadsTo
      .filter((address) => {
        const [there = "", id] = address.split("#");
        const page = pages.get(there);
        const isElsewhere = there !== path; // The not-found page may link to its own parts.
        return !page || (isElsewhere && page.status >= 400) || (id && !page.ids.has(decodeURIComponent(id)));
      })
      .map((address) => `${path} → ${address}`),
  );
