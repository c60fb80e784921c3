import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../adapters/embedded/gateway/origins.ts";
import type { Middleware } from "./listen.ts";

/** What servers that stand before others add to a request. */
const forwarding =
  /^(?:forwarded|via|client-ip|x-(?:forwarded(?:-.+)?|original-.+|real-ip|client-ip|cluster-client-ip|scheme|envoy-.+|amzn-trace-id|azure-.+|arr-.+|appengine-.+|vercel-.+)|true-client-ip|cf-.+|fly-.+|fastly-client-ip|cdn-loop|tailscale-.+)$/;

/** How nearly every request names this machine: what is written so needs no parsing. */
const plainly = /^(?:http:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The host of an address when it is another machine's. Whatever can't be parsed is refused as broken, wherever it comes from. */
const otherHost = (address: string): string | undefined => {
  if (plainly.test(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname === "" || isLoopback(hostname) ? undefined : hostname;
};

/** Whether it says of its connection what no browser says: nginx asks its targets so when it speaks HTTP/1.1. */
const isPassedOn = ({ connection, upgrade }: IncomingMessage["headers"]): boolean =>
  connection === "close" || (connection?.toLowerCase() === "upgrade" && upgrade === undefined);

/** The site whose page asks, when its browser says that it asks its own site. A link on another site leads here as well. */
const ownPage = ({ referer, "sec-fetch-site": relation }: IncomingMessage["headers"]): string | undefined =>
  relation === "same-origin" ? referer : undefined;

/** Why a request is taken for another machine's: the headers or the names that say so. `undefined` for this machine's own. */
export const foreignBy = ({
  url = "/",
  headers,
  httpVersion,
}: Pick<IncomingMessage, "url" | "headers" | "httpVersion">): string | undefined => {
  const added = Object.keys(headers).find((name) => forwarding.test(name));
  if (added !== undefined) return `the header ${added}`;
  // nginx adds no header by itself and names its target's host, but speaks the old version.
  if (httpVersion === "1.0") return "HTTP/1.0, which proxies speak";
  if (isPassedOn(headers)) return "the header connection, as proxies write it";
  const whole = url.startsWith("/") ? undefined : url;
  const others = [`http://${headers.host}`, whole, headers.origin, ownPage(headers)];
  const other = others.map((address) => address && otherHost(address)).find(Boolean);
  return other ? `the name ${other.slice(0, 100)}` : undefined;
};

const sentence =
  "Ce site a des comptes de démonstration, dont le mot de passe est connu de tous, ou montre ses e-mails\u00a0: il ne répond que sur la machine où il est lancé. Si vous l’administrez, son journal dit comment l’ouvrir.";

const page = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Site pas encore ouvert</title></head>
<body><main><h1>Ce site n’est pas encore ouvert</h1><p>${sentence}</p></main></body>
</html>
`;

const isForProgram = /^\/(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$)/;

type Needs = {
  /** Whether a path is for this machine alone. */
  readonly isLocal: (path: string) => boolean;
  /** Hears once, of the first request that is refused, why. */
  readonly warn: (why: string) => void;
};

/** Refuses what comes from other machines, before anything of it is read. */
export const localOnly = ({ isLocal, warn }: Needs) => {
  let isWarned = false;

  /** Whether a request is refused. */
  const isRefused = (request: IncomingMessage): boolean => {
    const why = foreignBy(request);
    if (why === undefined || !isLocal(pathOf(request))) return false;
    if (!isWarned) warn(why);
    isWarned = true;
    return true;
  };

  const before: Middleware = (request, response, next) => {
    if (!isRefused(request)) return next();
    const type = isForProgram.test(pathOf(request)) ? "application/json" : "text/html";
    response.writeHead(403, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
    response.end(type === "text/html" ? page : JSON.stringify({ code: "demo-only", message: sentence }));
  };

  return { isRefused, before };
};

// As the answer reads it: with its dots resolved, and also of a whole address.
const pathOf = ({ url = "/" }: IncomingMessage): string =>
  URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").pathname : url;
