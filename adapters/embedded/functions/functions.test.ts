import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";

let backend: EmbeddedBackend;
beforeAll(async () => {
  const club = { name: "Club de test", shortName: "CDT", email: "contact@club.test" };
  backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://site.test",
    seed: false,
    club,
    mails: "captured",
  });
});
afterAll(() => backend.close());
beforeEach(() => backend.query("delete from private.turns"));

const post = (name: string, body: unknown, peer = "203.0.113.7", headers: Record<string, string> = {}) =>
  backend.fetch(
    new Request(`http://site.test/functions/v1/${name}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    }),
    peer,
  );

let number = 0;
const message = (more: object = {}) => ({
  name: "Lya Fontaine",
  email: "lya@exemple.fr",
  subject: "Un scrim",
  message: `Bonjour, ${++number}`,
  ...more,
});
const send = (more: object = {}, peer?: string) => post("send-contact-email", message(more), peer);
const rows = (sql: string, ...values: unknown[]) => backend.query(sql, values);
const newest = async () => (await rows("select * from outbox order by created_at desc limit 1"))[0];
const countOf = async (table: string) => (await rows(`select count(*)::int as count from ${table}`))[0]?.["count"];

describe("send-contact-email", () => {
  it("[CT-4] keeps the message, and a mail to the club that is answered to the visitor", async () => {
    const answer = await send({ message: "Bonjour,\nvoilà <b>tout</b>." });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await rows("select name, email, subject from contact_messages where message like '%voilà%'")).toEqual([
      { name: "Lya Fontaine", email: "lya@exemple.fr", subject: "Un scrim" },
    ]);
    expect(await newest()).toMatchObject({
      recipient: "contact@club.test",
      reply_to: "lya@exemple.fr",
      subject: "[Contact] Un scrim",
      body_text: expect.stringContaining("voilà <b>tout</b>."),
      body_html: expect.stringContaining("voilà &lt;b&gt;tout&lt;/b&gt;."),
    });
  });

  it.each([
    ["a display name", "Lya <lya@exemple.fr>"],
    ["a second address", "lya@exemple.fr,autre@exemple.fr"],
    ["a newline and a head of its own", "lya@exemple.fr\r\nBcc: tous@exemple.fr"],
    ["no top-level name", "lya.fontaine@exemple"],
    ["nothing", ""],
    ["300 characters", `${"a".repeat(290)}@exemple.fr`],
  ])("[CT-3] refuses an e-mail with %s", async (_, email) => {
    const before = await countOf("contact_messages");
    const answer = await send({ email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "invalid", fields: { email: expect.any(String) } });
    expect(await countOf("contact_messages")).toBe(before);
  });

  it("puts a subject and a name with newlines on one line", async () => {
    await send({ subject: "Bonjour\r\nBcc: tous@exemple.fr", name: "Lya\nFontaine" });
    expect((await newest())?.["subject"]).toBe("[Contact] Bonjour Bcc: tous@exemple.fr");
  });

  it("lets no mark in a name turn the sender's address around, and takes what only half a letter is left of", async () => {
    expect(
      (await send({ name: "\u202eayL", subject: "Un \ud83d scrim", message: "Deux \u2067lignes\ud800" })).status,
    ).toBe(200);
    expect(await newest()).toMatchObject({
      subject: "[Contact] Un scrim",
      body_text: expect.stringMatching(/^ayL \(lya@exemple\.fr\)[^]*Deux lignes\n/),
    });
  });

  it.each([
    ["a name that nobody can see", { name: "\u200b\u2060" }, 422],
    ["an e-mail with a mark of direction", { email: "lya\u202e@exemple.fr" }, 422],
    ["a message that is too long", { message: "é".repeat(5_001) }, 422],
    ["a message of 100 kB", { message: "a".repeat(100_000) }, 413],
    ["a blank message", { message: " \n\t " }, 422],
    ["a field that only programs see", { website: "https://spam.example" }, 422],
    ["a number for a name", { name: 5 }, 422],
  ])("refuses %s, and keeps nothing", async (_, more, status) => {
    const before = await countOf("contact_messages");
    expect((await send(more)).status).toBe(status);
    expect(await countOf("contact_messages")).toBe(before);
  });

  it("keeps a message as long as it may be", async () => {
    expect((await send({ message: "\u{1f44b}".repeat(5_000) })).status).toBe(200);
  });

  it.each(["", "{", "[]", "null", '"text"'])("refuses %j", async (body) => {
    expect((await post("send-contact-email", body)).status).toBeGreaterThanOrEqual(400);
  });

  it("takes the same message again for the same", async () => {
    const same = message();
    const before = Number(await countOf("contact_messages"));
    await post("send-contact-email", same);
    expect((await post("send-contact-email", same)).status).toBe(200);
    expect(await countOf("contact_messages")).toBe(before + 1);
  });

  it("[CT-5] takes ten of a hundred from one visitor, and those of another still", async () => {
    const before = Number(await countOf("contact_messages"));
    const answers = await Promise.all(Array.from({ length: 100 }, () => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
    expect(await countOf("contact_messages")).toBe(before + 10);
    expect((await send({}, "203.0.113.8")).status).toBe(200);
  });

  it("[LM-25] says when it takes another message, in the header and in the body", async () => {
    for (let at = 0; at < 10; at++) await send();
    const answer = await send();
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(590);
    expect([answer.status, await answer.json()]).toEqual([429, { code: "too-many", seconds }]);
  });

  it.each([
    ["send-contact-email", () => message()],
    ["subscribe-newsletter", () => ({ email: `lectrice-${crypto.randomUUID()}@exemple.fr` })],
  ])("[LM-25] %s stays open for others after sixty from six addresses of one network", async (name, body) => {
    const from = (at: number) => post(name, body(), `203.0.113.${at % 6}`);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => from(at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect((await post(name, body(), "203.0.114.1")).status).toBe(200);
    // The /64 of an IPv6 address is one address, its /48 one network.
    const six = await Promise.all(Array.from({ length: 20 }, (_, at) => post(name, body(), `2001:db8:1:1::${at}`)));
    expect(six.filter(({ status }) => status === 200)).toHaveLength(10);
    const houses = await Promise.all(Array.from({ length: 40 }, (_, at) => post(name, body(), `2001:db8:2:${at}::1`)));
    expect(houses.filter(({ status }) => status === 200)).toHaveLength(30);
  });

  it.each([
    ["send-contact-email", () => message()],
    ["subscribe-newsletter", () => ({ email: `lectrice-${crypto.randomUUID()}@exemple.fr` })],
  ])("[LM-26] %s takes all of 100 networks, and lets what is too much wait in the outbox", async (name, body) => {
    await rows("delete from private.paces");
    await rows("delete from outbox");
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => post(name, body(), `198.${at}.100.7`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    const waits = await rows(
      "select round(extract(epoch from due_at - created_at))::int as wait from outbox where tries = 0 and due_at > created_at order by due_at",
    );
    // The limit is a request every ten seconds, and the requests take time themselves.
    expect(waits.length).toBeGreaterThan(35);
    expect(waits.length).toBeLessThanOrEqual(40);
    expect(Number(waits.at(-1)?.["wait"])).toBeGreaterThan(340);
    expect(Number(waits.at(-1)?.["wait"])).toBeLessThan(420);
    await rows("delete from private.paces");
  });

  it("[LM-26] lets no mail wait for a clock that was ahead", async () => {
    await rows("delete from outbox");
    await rows("update private.paces set next_at = now() + interval '30 days'");
    await rows("insert into private.paces values ('contact', now() + interval '30 days') on conflict do nothing");
    expect((await send({}, "192.0.2.7")).status).toBe(200);
    expect(await rows("select from outbox where due_at > now() + interval '1 minute' and tries = 0")).toEqual([]);
    const mail = `insert into outbox (recipient, subject, body_text, body_html, created_at, due_at)
      values ('lya@exemple.fr', 'Demain', '', '', now() + interval '30 days', now() + interval '30 days') returning id`;
    const [{ id } = {}] = await rows(mail);
    // The scheduled jobs may claim it first. A claimed mail waits for its next attempt.
    for (let at = 0; at < 2; at++) await rows("select from public.claim_mails(100)");
    expect(
      await rows("select tries, due_at < now() + interval '1 hour' as soon from outbox where id = $1", id),
    ).toEqual([{ tries: 1, soon: true }]);
  });

  it("[CF-11] names the club in the letter's mail as admins have named it", async () => {
    const subjectTo = async (name: string) => {
      const email = `${name}@exemple.fr`;
      await post("subscribe-newsletter", { email });
      return (await rows("select subject from outbox where recipient = $1", email))[0]?.["subject"];
    };
    expect(await subjectTo("avant")).toBe("Club de test : confirmez votre inscription à la lettre");
    await rows(`insert into page_texts (section, texts) values ('identity', '{"name":"Les Furets"}')`);
    expect(await subjectTo("apres")).toBe("Les Furets : confirmez votre inscription à la lettre");
    await rows("delete from page_texts");
    expect(await subjectTo("encore")).toBe("Club de test : confirmez votre inscription à la lettre");
  });

  it("[LM-26] takes the letter for an address that a clock ahead has asked for", async () => {
    const address = `lectrice-${crypto.randomUUID()}@exemple.fr`;
    await post("subscribe-newsletter", { email: address });
    await rows(
      "update newsletter_subscribers set asked_at = now() + interval '30 days', today_began_at = now() + interval '30 days', mails_today = 3 where email = $1",
      address,
    );
    await post("subscribe-newsletter", { email: address });
    expect(await rows("select from outbox where recipient = $1", address)).toHaveLength(2);
  });

  it("tells visitors apart behind a proxy of the same machine, and ignores the forwarded addresses of others", async () => {
    const from = (peer: string, forwarded: string) =>
      post("send-contact-email", message(), peer, { "x-forwarded-for": forwarded });
    for (let at = 0; at < 10; at++) await from("127.0.0.1", "198.51.100.1");
    expect((await from("127.0.0.1", "198.51.100.1")).status).toBe(429);
    expect((await from("127.0.0.1", "198.51.100.2")).status).toBe(200);
    for (let at = 0; at < 10; at++) await from("198.51.100.9", `198.51.100.${100 + at}`);
    expect((await from("198.51.100.9", "198.51.100.250")).status).toBe(429);
  });

  it("keeps no address of a visitor's", async () => {
    await send({}, "203.0.113.77");
    expect(JSON.stringify(await rows("select * from private.turns"))).not.toContain("203.0.113");
  });
});

describe("[CT-6] the letter", () => {
  const email = () => `lectrice-${++number}@exemple.fr`;
  const linkIn = (text: unknown, page: string) =>
    new RegExp(`http://site\\.test/newsletter/${page}\\?jeton=([\\w-]+)`).exec(String(text))?.[1] ?? "";
  const subscribed = async (address: string) => {
    expect((await post("subscribe-newsletter", { email: address })).status).toBe(200);
    const mail = (await rows("select * from outbox where recipient = $1 order by created_at desc", address))[0];
    return {
      mail,
      confirm: linkIn(mail?.["body_text"], "confirmer"),
      leave: linkIn(mail?.["body_text"], "desinscription"),
    };
  };
  const readerRow = async (address: string) =>
    (await rows("select confirmed_at is not null as reads from newsletter_subscribers where email = $1", address))[0];

  it("[LY-8] is asked for, confirmed by the link in the mail, and left by the other", async () => {
    const address = email();
    const { mail, confirm, leave } = await subscribed(address);
    expect(mail?.["leave_address"]).toBe(`http://site.test/functions/v1/unsubscribe-newsletter?jeton=${leave}`);
    expect(await readerRow(address)).toEqual({ reads: false });

    expect((await post("confirm-newsletter", { token: confirm })).status).toBe(200);
    expect((await post("confirm-newsletter", { token: confirm })).status).toBe(200);
    expect(await readerRow(address)).toEqual({ reads: true });

    expect((await post("unsubscribe-newsletter", { token: leave })).status).toBe(200);
    expect(await readerRow(address)).toBeUndefined();
    expect((await post("unsubscribe-newsletter", { token: leave })).status).toBe(200);
    expect((await post("confirm-newsletter", { token: confirm })).status).toBe(404);
  });

  it("is left by a mail program's one-click post to the mail's own address only", async () => {
    const [one, other] = [email(), email()];
    const { mail } = await subscribed(one);
    await subscribed(other);
    const address = String(mail?.["leave_address"]);
    const leave = (method: string) =>
      backend.fetch(
        new Request(address, {
          method,
          ...(method === "POST" && { body: new URLSearchParams("List-Unsubscribe=One-Click") }),
        }),
      );
    // A GET, of a subscriber or a mail scanner, only redirects to the page with the button.
    const opened = await leave("GET");
    const page = address.replace("/functions/v1/unsubscribe-newsletter", "/newsletter/desinscription");
    expect([opened.status, opened.headers.get("location")]).toEqual([303, page]);
    expect(await readerRow(one)).toBeDefined();
    expect((await leave("POST")).status).toBe(200);
    expect(await readerRow(one)).toBeUndefined();
    expect(await readerRow(other)).toBeDefined();
  });

  it("answers the same to an address that is known, and mails it nothing", async () => {
    const address = email();
    const { confirm } = await subscribed(address);
    const answers = [await post("subscribe-newsletter", { email: address })];
    await post("confirm-newsletter", { token: confirm });
    answers.push(await post("subscribe-newsletter", { email: address.toUpperCase() }));
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await rows("select from outbox where lower(recipient) = $1", address)).toHaveLength(1);
  });

  it("mails a new link for a later request, and the old one is invalid", async () => {
    const address = email();
    const first = await subscribed(address);
    await rows("update newsletter_subscribers set asked_at = now() - interval '1 hour' where email = $1", address);
    const second = await subscribed(address);
    expect((await post("confirm-newsletter", { token: first.confirm })).status).toBe(404);
    expect((await post("confirm-newsletter", { token: second.confirm })).status).toBe(200);
  });

  it("still leaves by the link of an earlier mail", async () => {
    const address = email();
    const first = await subscribed(address);
    await rows("update newsletter_subscribers set asked_at = now() - interval '1 hour' where email = $1", address);
    const second = await subscribed(address);
    expect(second.leave).toBe(first.leave);
    expect(second.mail?.["leave_address"]).toBe(first.mail?.["leave_address"]);
    await post("unsubscribe-newsletter", { token: first.leave });
    expect(await readerRow(address)).toBeUndefined();
  });

  it("takes no link that is older than a week, or none at all", async () => {
    const address = email();
    const { confirm } = await subscribed(address);
    await rows("update newsletter_subscribers set asked_at = now() - interval '8 days' where email = $1", address);
    for (const token of [confirm, crypto.randomUUID(), "' or true --", 5, null]) {
      expect((await post("confirm-newsletter", { token })).status).toBe(404);
    }
  });

  it("can be asked for ten times by one visitor", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post("subscribe-newsletter", { email: email() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});

it("refuses other functions and other methods", async () => {
  expect((await post("something-else", {})).status).toBe(404);
  expect((await post("send-contact-email/../../auth", {})).status).toBe(404);
  const get = await backend.fetch(new Request("http://site.test/functions/v1/send-contact-email"));
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

describe("[SE-18] other sites' pages", () => {
  const body = JSON.stringify({ email: "lectrice@exemple.fr" });
  const askFrom = (origin: string | null, path: string, init: RequestInit = {}) =>
    backend.fetch(
      new Request(`http://site.test${path}`, {
        method: "POST",
        body,
        ...init,
        headers: { "content-type": "application/json", ...(origin !== null && { origin }), ...init.headers },
      }),
    );
  const paths = [
    "/functions/v1/subscribe-newsletter",
    "/functions/v1/send-due-mails",
    "/auth/v1/signup",
    "/auth/v1/recover",
  ];

  it.each(paths)("may not post to %s, nor learn what may be posted", async (path) => {
    for (const origin of ["https://autre.test", "http://site.test.autre.test", "null", "http://site.test:81"]) {
      const answer = await askFrom(origin, path);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      const asked = await askFrom(origin, path, { method: "OPTIONS", body: null });
      expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    }
    expect(await rows("select from newsletter_subscribers where email = 'lectrice@exemple.fr'")).toEqual([]);
  });

  it.each(paths)("the site's own may ask %s, without cookies", async (path) => {
    const asked = await askFrom("http://site.test", path, { method: "OPTIONS", body: null });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("http://site.test");
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    expect(asked.headers.get("access-control-allow-headers")).toContain("apikey");
    expect((await askFrom("http://site.test", path)).headers.get("access-control-allow-origin")).toBe(
      "http://site.test",
    );
  });

  it.each(paths)("%s takes nothing but JSON, from whomever", async (path) => {
    const forms = [
      "text/plain",
      "text/plain; charset=application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
    ];
    for (const type of forms) {
      for (const origin of [null, "http://site.test"]) {
        const answer = await askFrom(origin, `${path}?jeton=${crypto.randomUUID()}`, {
          headers: { "content-type": type },
        });
        expect([type, answer.status]).toEqual([type, 415]);
      }
    }
    expect(
      (await askFrom(null, path, { headers: { "content-type": "Application/JSON; charset=utf-8" } })).status,
    ).not.toBe(415);
  });
});

it("[CT-9] deletes messages after their retention time", async () => {
  await send();
  await rows("update contact_messages set created_at = now() - interval '13 months'");
  await rows("update outbox set created_at = now() - interval '31 days'");
  await rows("update private.turns set taken_at = now() - interval '2 days'");
  await rows(
    "insert into newsletter_subscribers (email, confirm_token, leave_token, asked_at, confirmed_at) values " +
      "('vieux@exemple.fr', gen_random_uuid(), gen_random_uuid(), now() - interval '8 days', null), " +
      "('fidele@exemple.fr', gen_random_uuid(), gen_random_uuid(), now() - interval '2 years', now())",
  );
  await rows("select private.run_due()");
  for (const table of ["contact_messages", "outbox", "private.turns"]) expect(await countOf(table)).toBe(0);
  const left = (await rows("select email from newsletter_subscribers")).map((row) => row["email"]);
  expect(left).toContain("fidele@exemple.fr");
  expect(left).not.toContain("vieux@exemple.fr");
});
