import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../../adapters/embedded/gateway/origins.ts";
import type { Middleware } from "./listen.ts";

/** Headers that proxies add to a request. */
const forwarding =
  /^(?:forwarded|via|client-ip|x-(?:forwarded(?:-.+)?|original-.+|real-ip|client-ip|cluster-client-ip|scheme|envoy-.+|amzn-trace-id|azure-.+|arr-.+|appengine-.+|vercel-.+)|true-client-ip|cf-.+|fly-.+|fastly-client-ip|cdn-loop|tailscale-.+)$/;

/** The usual names of this machine, matched without parsing. */
const plainly = /^(?:http:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The host of an address when it is another machine's. `undefined` for invalid addresses, which are refused elsewhere. */
const otherHost = (address: string): string | undefined => {
  if (plainly.test(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname === "" || isLoopback(hostname) ? undefined : hostname;
};

/** Whether the connection header is one that nginx sends over HTTP/1.1 and browsers don't. */
const isPassedOn = ({ connection, upgrade }: IncomingMessage["headers"]): boolean =>
  connection === "close" || (connection?.toLowerCase() === "upgrade" && upgrade === undefined);

/** The referer of a same-origin request. Others don't count: links on other sites lead here too. */
const ownPage = ({ referer, "sec-fetch-site": relation }: IncomingMessage["headers"]): string | undefined =>
  relation === "same-origin" ? referer : undefined;

/** The reason why a request seems to come from another machine, for the log. `undefined` for this machine's requests. */
export const foreignBy = ({
  url = "/",
  headers,
  httpVersion,
}: Pick<IncomingMessage, "url" | "headers" | "httpVersion">): string | undefined => {
  const added = Object.keys(headers).find((name) => forwarding.test(name));
  if (added !== undefined) return `the header ${added}`;
  // By default nginx adds no header and sends its target's host, but speaks HTTP/1.0.
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
  /** Whether only this machine may request a path. */
  readonly isLocal: (path: string) => boolean;
  /** Called once, with the reason of the first refusal. */
  readonly warn: (why: string) => void;
};

/** Refuses requests of other machines with 403, before their bodies are read. */
export const localOnly = ({ isLocal, warn }: Needs) => {
  let isWarned = false;

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

// Dots are resolved and absolute URLs accepted, as by the answer.
const pathOf = ({ url = "/" }: IncomingMessage): string =>
  URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").pathname : url;
