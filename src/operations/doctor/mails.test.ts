import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startSmtp } from "../../../adapters/embedded/testing/smtp.ts";
import { checkMails } from "./mails.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let status = 405;
const provider = createServer((_, response) => void response.writeHead(status).end("{}")).listen(0, "127.0.0.1");
beforeAll(async () => {
  smtp = await startSmtp();
  if (!provider.listening) await once(provider, "listening");
});
beforeEach(() => void Object.assign(smtp.state, { refuses: false, refusesLogin: false, isSilent: false }));
afterAll(() => {
  smtp.close();
  provider.close();
});

const from = "Le club <bonjour@club.test>";
const bySmtp = () => ({ smtpUrl: smtp.url.replace("//", "//club:geheim@"), from });
const byApi = () => ({ apiUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, apiKey: "key", from });
const check = (sending: Parameters<typeof checkMails>[0]["sending"], recipient?: string) =>
  checkMails({ sending, isClubs: true, recipient });

it("[ON-15] signs in at the mail server, and sends nothing", async () => {
  expect(await check(bySmtp())).toEqual([{ level: "ok", text: "The mail server takes the login." }]);
  expect(smtp.received).toEqual([]);
});

it("sends a test mail when it is told to whom", async () => {
  const found = await check(bySmtp(), "someone@example.org");
  expect(found.map(({ level }) => level)).toEqual(["ok", "ok"]);
  expect(smtp.received).toEqual([expect.stringMatching(/^To: someone@example\.org$/m)]);
  expect(smtp.received[0]).toMatch(/^From: Le club <bonjour@club\.test>$/m);
});

it.each([
  ["refuses the login", { refusesLogin: true }, undefined, "problem", /SMTP_URL.*535/],
  ["refuses mails for the moment", { refuses: true }, "someone@example.org", "warning", /451.*tries again/],
  ["says nothing", { isSilent: true }, undefined, "problem", /doesn't answer.*MAIL_API_URL/],
] as const)("reports a mail server that %s", async (_, state, recipient, level, words) => {
  Object.assign(smtp.state, state);
  const found = await check(bySmtp(), recipient);
  expect(found.at(-1)).toEqual({ level, text: expect.stringMatching(words) });
});

it("reports a mail server that isn't there, and tries no test mail", async () => {
  const found = await check({ smtpUrl: "smtp://127.0.0.1:9", from }, "someone@example.org");
  expect(found).toEqual([{ level: "problem", text: expect.stringContaining("Check the name and the port") }]);
});

it.each([
  [405, "ok"],
  [401, "warning"],
  [502, "warning"],
])("asks the provider's address: %i is %s", async (answer, level) => {
  status = answer;
  expect(await check(byApi())).toMatchObject([{ level }]);
});

it("reports a provider that refuses a test mail", async () => {
  status = 403;
  expect((await check(byApi(), "someone@example.org")).at(-1)).toMatchObject({ level: "problem" });
});

it("says where mails are when none is sent", async () => {
  expect(await checkMails({ sending: undefined, isClubs: false, recipient: undefined })).toMatchObject([
    { level: "ok" },
  ]);
  expect(await check(undefined)).toMatchObject([{ level: "warning" }]);
  expect(await check(undefined, "someone@example.org")).toMatchObject([{ level: "problem" }]);
});
