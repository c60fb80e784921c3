import { once } from "node:events";
import { createServer as createPlain, type RequestListener, type Server } from "node:http";
import { createServer as createSecure } from "node:https";
import { createServer as createSilent, type AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { fingerprintOf, fingerprintPath } from "../../server/http/siteFingerprint.ts";
import { certificateFor } from "../../../tests/certificates.ts";
import { checkAddress, isSiteAt, localAddressOf, publicAddressOf } from "./address.ts";
import { answered } from "./asking.ts";
import { checkCertificate, checkHttps, plainAddressOf } from "./https.ts";

const fingerprint = fingerprintOf("secret");
const answerMark: RequestListener = (request, response) => {
  response
    .writeHead(request.url === fingerprintPath ? 200 : 404)
    .end(request.url === fingerprintPath ? fingerprint : "");
};

const listening = async (server: Pick<Server, "listen" | "address" | "close"> & NodeJS.EventEmitter) => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const plain = async (listener: RequestListener) => `http://${await listening(createPlain(listener))}`;

const day = 24 * 60 * 60 * 1_000;
type Wish = { readonly days?: number; readonly names?: readonly string[]; readonly isTrusted?: boolean };
/** An https server whose certificate is valid from now for some days. The machine trusts it, unless told otherwise. */
const secure = async (
  { days = 90, names = ["127.0.0.1"], isTrusted = true }: Wish,
  listener: RequestListener = answerMark,
) => {
  const made = certificateFor({ names, from: Date.now() - 100 * day, until: Date.now() + days * day + 60_000 });
  if (isTrusted) {
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, made.cert]);
    onTestFinished(() => setDefaultCACertificates(before));
  }
  const key = made.key.export({ type: "pkcs8", format: "pem" });
  return `https://${await listening(createSecure({ cert: made.cert, key }, listener))}`;
};

const check = async (siteAddress: string, own: string | undefined = fingerprint) =>
  checkAddress(
    { siteAddress, localAddress: "http://127.0.0.1:3000", fingerprint: own },
    await answered(siteAddress + fingerprintPath),
  );

it("[ON-18] knows this very site behind its public address", async () => {
  const address = await plain(answerMark);
  expect(await check(address)).toEqual([{ level: "ok", text: `${address} leads to this site.` }]);
  expect(await isSiteAt(address, fingerprint)).toBe(true);
  expect(await isSiteAt(address, fingerprintOf("another secret"))).toBe(false);
  expect(await isSiteAt(address, undefined)).toBe(false);
});

it.each([
  [200, "Another site answers"],
  [404, "Another site answers"],
  [301, "redirects to https://www.club.example/"],
  [403, "this machine only"],
  [502, "its proxy doesn't reach a site"],
])("tells what a wrong answer of status %i means", async (status, words) => {
  const address = await plain((_, response) =>
    response.writeHead(status, { location: "https://www.club.example/" }).end("other"),
  );
  expect(await check(address)).toEqual([{ level: "problem", text: expect.stringContaining(words) }]);
});

it("tells of an address that doesn't answer, or not in time", async () => {
  expect(await check("http://127.0.0.1:9")).toEqual([
    { level: "problem", text: expect.stringMatching(/isn't reached.*ECONNREFUSED/) },
  ]);
  const silent = createSilent((socket) => void onTestFinished(() => void socket.destroy()));
  const address = `http://${await listening(silent as unknown as Server)}`;
  expect(await answered(address, 200)).toEqual({ failure: "no answer within 0.2 s" });
});

it("says that a site without keys can't be compared", async () => {
  const address = await plain(answerMark);
  const found = checkAddress(
    { siteAddress: address, localAddress: "", fingerprint: undefined },
    await answered(address),
  );
  expect(found).toMatchObject([{ level: "warning" }]);
});

it.each([
  ["a trusted one", {}, "ok", /valid for 90 days/],
  ["one that ends soon", { days: 13 }, "warning", /valid for 13 days.*renewed/],
  ["one that has ended", { days: -3 }, "problem", /expired on/],
  ["one for another name", { names: ["other.example"] }, "problem", /it is for other names \(DNS:other\.example\)/],
  ["one that signs itself", { isTrusted: false }, "problem", /Browsers refuse.*it signs itself/],
] as const)("[ON-18] judges a certificate: %s", async (_, wish, level, words) => {
  const address = await secure(wish);
  const answer = await answered(address + fingerprintPath);
  expect(checkCertificate(answer)).toEqual([{ level, text: expect.stringMatching(words) }]);
  // The site behind it is known all the same.
  expect(await check(address)).toMatchObject([{ level: "ok" }]);
});

it("asks no certificate of a plain address, or of one that doesn't answer", async () => {
  expect(checkCertificate(await answered(await plain(answerMark)))).toMatchObject([{ level: "skipped" }]);
  expect(checkCertificate({ failure: "refused" })).toMatchObject([{ level: "skipped" }]);
});

it.each([
  [301, "https://club.example/", "ok"],
  [308, "https://club.example/", "ok"],
  [301, "http://club.example/fr", "problem"],
  [200, "", "problem"],
])("wants http to redirect to https: %i %s", async (status, location, level) => {
  const address = await plain((_, response) => response.writeHead(status, { location }).end());
  expect(checkHttps("https://club.example", await answered(address))).toMatchObject([{ level }]);
});

it("wants https, and an answer to visitors who come without", () => {
  expect(checkHttps("http://club.example", undefined)).toMatchObject([{ level: "problem" }]);
  expect(checkHttps("https://club.example", { failure: "refused" })).toMatchObject([{ level: "warning" }]);
  expect(checkHttps("https://club.example:8443", undefined)).toMatchObject([{ level: "skipped" }]);
});

it("hears the other machine's time, but not a cache's", async () => {
  const date = "Wed, 10 Mar 2027 12:00:00 GMT";
  const theirs = Date.parse(date);
  const address = await plain((_, response) => response.writeHead(200, { date }).end());
  expect(await answered(address)).toMatchObject({ heard: { from: new URL(address).host, theirs } });
  const cache = await plain((_, response) => response.writeHead(200, { date, age: "30" }).end());
  expect(await answered(cache)).toMatchObject({ heard: undefined });
});

it("knows addresses that only this machine reaches", () => {
  expect(publicAddressOf("http://localhost:3000")).toBeUndefined();
  expect(publicAddressOf("https://club.example")).toBe("https://club.example");
  expect(localAddressOf({ host: "0.0.0.0", port: 3000 })).toBe("http://127.0.0.1:3000");
  expect(localAddressOf({ host: "::1", port: 80 })).toBe("http://[::1]:80");
  expect(plainAddressOf("https://club.example")).toBe("http://club.example/");
  expect(plainAddressOf("https://club.example:8443")).toBeUndefined();
});
