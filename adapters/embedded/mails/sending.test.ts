import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openMailing } from "../testing/mailing.ts";
import { senderOf } from "./sending.ts";

/** A busy machine takes longer than the usual second. */
const soon = { timeout: 20_000 };

let smtp: Awaited<ReturnType<typeof openMailing>>["smtp"];
let backend: Awaited<ReturnType<typeof openMailing>>["backend"];
beforeAll(async () => {
  ({ smtp, backend } = await openMailing());
});
afterAll(async () => {
  await backend.close();
  smtp.close();
});

const post = (name: string, body: unknown = {}) =>
  backend.fetch(
    new Request(`http://site.test/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    "203.0.113.7",
  );
const message = (text: string) => ({
  name: "Lya",
  email: "lya@exemple.fr",
  subject: "Un scrim à Rennes",
  message: text,
});
const outbox = (text: string) =>
  backend.query("select tries, failure, sent_at is not null as sent from outbox where body_text like $1", [
    `%${text}%`,
  ]);

it("[CT-4] sends a message to the club right away, with both parts, to be answered to the visitor", async () => {
  await post("send-contact-email", message("Tout de suite"));
  await vi.waitFor(async () => expect(await outbox("Tout de suite")).toMatchObject([{ sent: true }]), soon);
  const mail = smtp.received.at(-1) ?? "";
  expect(mail).toMatch(/^From: Le club <bonjour@club\.test>$/m);
  expect(mail).toMatch(/^To: contact@club\.test$/m);
  expect(mail).toMatch(/^Reply-To: lya@exemple\.fr$/m);
  expect(mail).toContain("text/plain");
  expect(mail).toContain("text/html");
  expect(mail).not.toContain("List-Unsubscribe");
});

it("[LY-8] has a one-click unsubscription header for its subscriber", async () => {
  await post("subscribe-newsletter", { email: "lectrice@exemple.fr" });
  await vi.waitFor(() => expect(smtp.received.at(-1)).toMatch(/^To: lectrice@exemple\.fr$/m), soon);
  const mail = smtp.received.at(-1)?.replace(/\n[ \t]+/g, " ") ?? "";
  expect(mail).toMatch(
    /^List-Unsubscribe: <http:\/\/site\.test\/functions\/v1\/unsubscribe-newsletter\?jeton=[\w-]+>$/m,
  );
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it("[AU-8] sends the link of a sign-up right away, with both parts", async () => {
  const request = new Request("http://site.test/auth/v1/signup", {
    method: "POST",
    headers: { apikey: backend.anonKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "nouvelle@exemple.fr", password: "neige-et-givre", data: { pseudo: "Lya" } }),
  });
  expect((await backend.fetch(request)).status).toBe(200);
  await vi.waitFor(() => expect(smtp.received.at(-1)).toMatch(/^To: nouvelle@exemple\.fr$/m), soon);
  const mail = smtp.received.at(-1) ?? "";
  expect(mail).toMatch(/^Subject: Confirmez votre inscription$/m);
  expect(mail).toContain("text/plain");
  expect(mail).toContain("text/html");
});

it("[CT-8] loses nothing when the mail server refuses: the message is taken, and its mail sent later", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  smtp.state.refuses = true;
  expect((await post("send-contact-email", message("Un peu plus tard"))).status).toBe(200);
  await vi.waitFor(async () => {
    expect(await outbox("Un peu plus tard")).toMatchObject([
      { sent: false, tries: 1, failure: expect.stringContaining("451") },
    ]);
  }, soon);
  expect(await backend.query("select from contact_messages where message = 'Un peu plus tard'")).toHaveLength(1);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/try 1: .*451/)), soon);
  told.mockRestore();

  smtp.state.refuses = false;
  await post("send-due-mails");
  await backend.query("update outbox set due_at = now() where sent_at is null");
  await post("send-due-mails");
  await vi.waitFor(async () => {
    expect(await outbox("Un peu plus tard")).toEqual([{ sent: true, tries: 2, failure: null }]);
  }, soon);
});

it("hands a mail to a provider over HTTP, and throws when it isn't taken", async () => {
  const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece) => (text += piece));
    request.on("end", () => {
      asked.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  const send = senderOf({ apiUrl, apiKey: "secret", from: "bonjour@club.test" });
  const mail = {
    id: "m1",
    to: "a@exemple.fr",
    subject: "Un",
    text: "Deux",
    html: "<p>Deux</p>",
    replyTo: "b@exemple.fr",
  };

  await send({ ...mail, leaveAddress: "http://site.test/x" });
  expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer secret", "idempotency-key": "m1" });
  expect(asked[0]?.body).toMatchObject({
    from: "bonjour@club.test",
    to: ["a@exemple.fr"],
    reply_to: "b@exemple.fr",
    headers: { "List-Unsubscribe": "<http://site.test/x>" },
  });
  status = 500;
  await expect(send(mail)).rejects.toThrow("500");
  server.close();
});
