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

/** Content for this machine only: a site with demo accounts, or captured mails. */
export type Kept = "demo" | "mails";

const howToOpen = "Si vous l’administrez, son journal dit comment l’ouvrir.";

const answers = {
  demo: {
    code: "demo-only",
    title: "Ce site n’est pas encore ouvert",
    text: `Ce site a des comptes de démonstration, dont le mot de passe est connu de tous\u00a0: il ne répond que sur la machine où il est lancé. ${howToOpen}`,
  },
  mails: {
    code: "mails-only-here",
    title: "Ces e-mails ne se lisent pas ici",
    text: "Ce site n’envoie pas encore ses e-mails\u00a0: ils se lisent sur la machine où il est lancé, et seulement là. Si vous l’administrez, « npm run setup » règle leur envoi.",
  },
} as const satisfies Readonly<Record<Kept, { code: string; title: string; text: string }>>;

const pageOf = ({ title, text }: (typeof answers)[Kept]): string => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;

const isForProgram = /^\/(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$)/;

type Needs = {
  /** Why only this machine may request a path; `undefined` when others may. */
  readonly keptFrom: (path: string) => Kept | undefined;
  /** Called once, with the reason of the first refusal. */
  readonly warn: (why: string) => void;
};

/** Refuses requests of other machines with 403, before their bodies are read. */
export const localOnly = ({ keptFrom, warn }: Needs) => {
  let isWarned = false;

  const refusalOf = (request: IncomingMessage): Kept | undefined => {
    const why = foreignBy(request);
    const kept = why === undefined ? undefined : keptFrom(pathOf(request));
    if (why === undefined || kept === undefined) return undefined;
    if (!isWarned) warn(why);
    isWarned = true;
    return kept;
  };

  const before: Middleware = (request, response, next) => {
    const kept = refusalOf(request);
    if (kept === undefined) return next();
    const answer = answers[kept];
    const type = isForProgram.test(pathOf(request)) ? "application/json" : "text/html";
    response.writeHead(403, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
    const { code, text: message } = answer;
    response.end(type === "text/html" ? pageOf(answer) : JSON.stringify({ code, message }));
  };

  return { isRefused: (request: IncomingMessage): boolean => refusalOf(request) !== undefined, before };
};

// Dots are resolved and absolute URLs accepted, as by the answer.
const pathOf = ({ url = "/" }: IncomingMessage): string =>
  URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").pathname : url;
