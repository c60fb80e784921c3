import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Shown } from "../cache/changes.ts";
import type { SiteFile } from "../documents/siteFile.ts";
import { type PublicBackend, pageStateId, toScriptJson } from "../../pageState.ts";
import { pagePolicy } from "../http/contentSecurity.ts";
import { type Manifest, modulesOf } from "./manifest.ts";
import type { Rendered } from "./render.tsx";

/** A document of the site, before it is compressed: a page, or a file. */
export type Content = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array;
  /** Compressed already, as PNG is. */
  readonly isDense?: boolean;
  /** Not to be kept by any cache. */
  readonly isSecret?: boolean;
  readonly shown: Shown;
};

/** The source of the client's entry file, as the manifest names it. */
export const clientSource = "src/browser/client.tsx";

type Needs = {
  readonly manifest: Manifest;
  readonly publicBackend: PublicBackend;
  /** The script in each page's head, and the rules for what browsers fetch ahead. */
  readonly loader: string;
  readonly speculation: string;
  readonly isSecure: boolean;
  /** Whether the site tells visitors of changes. */
  readonly tellsChanges: boolean;
};

/** The styles and the script in a page's head, and the policy that allows them. */
type Head = { readonly bytes: Uint8Array; readonly policy: string };

/** Most pages of a route have the same styles. */
const mostHeads = 40;

const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** Of pages whose address is a secret. */
const secretHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow, noarchive",
} as const;

/** Makes documents of rendered pages: HTML with the styles, the script and the state that the browser's app begins with. */
export const documents = ({ manifest, publicBackend, loader, speculation, isSecure, tellsChanges }: Needs) => {
  const addressOf = (source: string) => `/${manifest[source]?.file ?? source}`;
  // The build may change the quotes.
  const script = loader.replace(
    /import\(["`]\.\/client\.tsx["`]\)/,
    `import(${JSON.stringify(addressOf(clientSource))})`,
  );
  const backendUrl = typeof publicBackend === "object" && publicBackend.url !== "/" ? publicBackend.url : undefined;
  const captcha = publicBackend === "memory" ? undefined : publicBackend.captcha;

  const heads = new LRUCache<string, Head>({ max: mostHeads });
  /** The page's own part of its head, encoded and hashed once: it is half of the page. */
  const headOf = ({ elements, texts }: Rendered["style"]): Head => {
    const head = heads.get(elements) ?? {
      bytes: Buffer.from(`${elements}<script>${script}</script>`),
      policy: pagePolicy({ scripts: [script, speculation], styles: texts, backendUrl, captcha, isSecure }),
    };
    heads.set(elements, head);
    return head;
  };

  const namesOf = (sources: readonly string[]) =>
    modulesOf(manifest, [clientSource, ...sources]).map((path) => /([^/]+)\.js$/.exec(path)?.[1]);

  return ({
    status,
    html,
    style,
    stores,
    shown,
    tip,
    isCounted,
    startsAtOnce,
    isLive,
    isSecret,
    sources,
  }: Rendered): Content => {
    const state = toScriptJson({
      stores,
      backend: publicBackend,
      modules: namesOf(sources).join(),
      ...(tip && { tip }),
      ...((tip || isCounted) && { views: addressOf("src/browser/views.ts") }),
      ...(isLive && tellsChanges && { live: addressOf("src/browser/livePage.ts") }),
      // In development the browser holds the data.
      ...((startsAtOnce || publicBackend === "memory") && { startsAtOnce: true }),
    });
    const head = headOf(style);
    // React writes apostrophes with six characters. All its attributes are in double quotes.
    const short = html.replaceAll("&#x27;", "'");
    const [headEnd, bodyEnd] = [short.indexOf("</head>"), short.lastIndexOf("</body>")];
    const bytes = Buffer.concat([
      Buffer.from(`<!doctype html>${short.slice(0, headEnd)}`),
      head.bytes,
      Buffer.from(short.slice(headEnd, bodyEnd)),
      Buffer.from(`<script type="application/json" id="${pageStateId}">${state}</script>`),
      Buffer.from(`<script type="speculationrules">${speculation}</script>${short.slice(bodyEnd)}`),
    ]);
    return {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": head.policy,
        "cache-control": status === 200 ? "no-cache" : "no-store",
        ...(status === 503 && { "retry-after": "5" }),
        ...(isSecret && secretHeaders),
        vary: "accept-encoding",
        etag: tagOf(bytes),
      },
      bytes,
      isSecret,
      shown: { ...shown, hasCounts: true },
    };
  };
};

/** Feeds, calendars, the sitemap and share images show content items without counts. The sitemap lists the pages of teams and letters. */
const fileShown: Shown = {
  kinds: ["tips", "articles", "matches", "teams", "letters"],
  hasCounts: false,
};

/** The document of a generated file. */
export const fileDocument = ({ type, body, freshFor, policy }: SiteFile): Content => {
  const isDense = typeof body !== "string";
  const bytes = isDense ? body : new TextEncoder().encode(body);
  return {
    status: 200,
    headers: {
      "content-type": type,
      "cache-control": freshFor === undefined ? "no-cache" : `public, max-age=${freshFor}`,
      etag: tagOf(bytes),
      ...(policy && { "content-security-policy": policy }),
      ...(!isDense && { vary: "accept-encoding" }),
    },
    bytes,
    isDense,
    shown: fileShown,
  };
};
