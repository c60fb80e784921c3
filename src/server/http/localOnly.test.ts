import { request } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./listen.ts";
import { foreignBy, localOnly, type Kept } from "./localOnly.ts";

const asked = (headers: Readonly<Record<string, string>>, url = "/", httpVersion = "1.1") =>
  foreignBy({ url, httpVersion, headers: { host: "127.0.0.1:3000", ...headers } });

it.each([
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "via",
  "cf-connecting-ip",
  "true-client-ip",
  "fly-client-ip",
  "x-scheme",
  "x-azure-clientip",
  "x-arr-log-id",
  "tailscale-user-login",
])("[LM-13] takes a request with the header %s for another machine's", (name) => {
  expect(asked({ [name]: "127.0.0.1" })).toContain(name);
});

it.each([
  [{ host: "club.example" }],
  [{ host: "192.168.1.2:3000" }],
  [{ host: "0.0.0.0:3000" }],
  [{ host: "127.0.0.1.evil.example" }],
  [{ host: "localhost.evil.example:3000" }],
  [{ origin: "https://club.example" }],
  [{ referer: "https://club.example/tips", "sec-fetch-site": "same-origin" }],
])("[LM-13] takes a request for another name for another machine's: %o", (headers) => {
  expect(asked(headers)).toContain("the name");
});

it.each([{ connection: "close" }, { connection: "upgrade" }])(
  "[LM-13] takes %o, as nginx asks its targets, for another machine's",
  (headers) => {
    expect(asked(headers)).toContain("connection");
  },
);

it("[LM-13] takes what names its address in full, and what speaks HTTP/1.0, for another machine's", () => {
  expect(asked({}, "http://club.example/tips")).toBe("the name club.example");
  expect(asked({}, "/", "1.0")).toContain("HTTP/1.0");
});

it.each([
  [{ host: "localhost" }],
  [{ host: "localhost:5173" }],
  [{ host: "127.0.0.1:3000" }],
  [{ host: "127.8.9.10" }],
  [{ host: "[::1]:3000" }],
  [{ origin: "http://localhost:5173" }],
  [{ origin: "null" }],
  [{ connection: "keep-alive" }],
  [{ connection: "Upgrade", upgrade: "websocket" }],
  [{ referer: "https://elsewhere.example/", "sec-fetch-site": "cross-site" }],
  [{ "x-client-info": "supabase-js", "user-agent": "curl", referer: "https://elsewhere.example/" }],
])("takes %o for this machine's own", (headers) => {
  expect(asked(headers)).toBeUndefined();
});

const begin = async (keptFrom: (path: string) => Kept | undefined) => {
  const warn = vi.fn();
  const { before } = localOnly({ keptFrom, warn });
  const server = await listen(async () => new Response("a page"), "127.0.0.1", 0, { before });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number | undefined; body: string; type: string | undefined }>((answered, failed) => {
      request({ port, path, headers }, async (response) =>
        answered({ status: response.statusCode, type: response.headers["content-type"], body: await text(response) }),
      )
        .on("error", failed)
        .end();
    });
  return { ask, warn, port };
};

it("[LM-13] refuses others in French, says why once, and answers this machine", async () => {
  const { ask, warn } = await begin(() => "demo");
  const page = await ask("/_dev/mail", { "x-forwarded-for": "1.2.3.4" });
  expect(page).toMatchObject({ status: 403, type: "text/html; charset=utf-8" });
  expect(page.body).toContain("il ne répond que sur la machine où il est lancé");
  const program = await ask("/auth/v1/token", { host: "evil.example" });
  expect(program).toMatchObject({ status: 403, type: "application/json; charset=utf-8" });
  expect(JSON.parse(program.body)).toMatchObject({ code: "demo-only" });
  expect(warn.mock.calls).toEqual([["the header x-forwarded-for"]]);
  expect(await ask("/tips")).toMatchObject({ status: 200, body: "a page" });
});

it("[LM-13] keeps what is local alone from others, however its address is written", async () => {
  const { ask } = await begin((path) => (path === "/_dev/mail" ? "mails" : undefined));
  const behind = { "x-forwarded-for": "1.2.3.4" };
  const statuses = ["/_dev/mail", "/_dev/mail?a", "/x/../_dev/mail", "/_dev/./mail", "http://a.example/_dev/mail"].map(
    async (path) => (await ask(path, behind)).status,
  );
  // The server doesn't accept absolute URLs in requests.
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 403, 400]);
  expect((await ask("/tips", behind)).status).toBe(200);
});

it("[LM-13] says of captured mails what is true of them, without demo accounts", async () => {
  const { ask } = await begin((path) => (path === "/_dev/mail" ? "mails" : undefined));
  const { status, body } = await ask("/_dev/mail", { "x-forwarded-for": "1.2.3.4" });
  expect(status).toBe(403);
  expect(body).toContain("Ce site n’envoie pas encore ses e-mails");
  expect(body).not.toContain("démonstration");
});

it("[LM-13] refuses requests of nginx in its default configuration", async () => {
  const { port } = await begin(() => "demo");
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /_dev/mail HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});
