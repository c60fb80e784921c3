import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announceDue } from "../../../supabase/functions/_shared/announcements.ts";
import type { Call } from "../../../supabase/functions/_shared/needs.ts";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { firstRows } from "../../../src/firstContent.ts";
import { firstSectionsAt } from "../../../tests/club.ts";
import { capturedMails } from "../mails/mails.ts";
import { serve } from "../testing/requests.ts";

// The database and the functions when a member applies and when the staff reviews.

const camille = "a0000000-0000-4000-8000-000000000001";
const sarah = "a0000000-0000-4000-8000-000000000002";

/** The messages that the fake Discord received. */
const said: Record<string, unknown>[] = [];
let answer = (): Response | Promise<Response> => new Response(null, { status: 204 });
let discord: Awaited<ReturnType<typeof serve>>;
let backend: EmbeddedBackend;
const tokens: Record<string, string> = {};

const post = async (path: string, body: unknown, token?: string) =>
  backend.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        apikey: backend.anonKey,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  );

const rows = (sql: string, ...values: unknown[]) => backend.query(sql, values);
const apply = async (more: object = {}, member = camille) => {
  const row = {
    user_id: member,
    position: "community-manager",
    discord_username: "camille",
    age: 26,
    experience: "{}",
    availability: "Le soir",
    motivation: "Bonjour",
    ...more,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`);
  const sql = `insert into applications (${columns.join(", ")}) values (${places.join(", ")}) returning id`;
  return String((await rows(sql, ...Object.values(row)))[0]?.["id"]);
};
const fieldsOf = (message: Record<string, unknown> | undefined) => {
  const [embed] = (message?.["embeds"] ?? []) as { title: string; fields: { name: string; value: string }[] }[];
  return { title: embed?.title, ...Object.fromEntries((embed?.fields ?? []).map(({ name, value }) => [name, value])) };
};

beforeAll(async () => {
  discord = await serve(async (request) => {
    said.push((await request.json()) as Record<string, unknown>);
    return answer();
  });
  backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://site.test",
    seed: true,
    content: (now) => firstRows(firstSectionsAt(now)),
    club: { name: "Club de test", shortName: "CDT", email: "contact@club.test" },
    mails: "captured",
    webhook: `${discord.address}/webhook`,
  });
  for (const email of ["membre@demo.test", "staff@demo.test"]) {
    const session = await post("/auth/v1/token?grant_type=password", { email, password: "demo-1234" });
    tokens[email] = ((await session.json()) as { access_token: string }).access_token;
  }
});
afterAll(async () => {
  await backend.close();
  await discord.close();
});
beforeEach(async () => {
  said.length = 0;
  answer = () => new Response(null, { status: 204 });
  await rows("delete from applications");
  await rows("delete from outbox");
  await rows("delete from private.turns");
});

describe("[RC-9] the announcement on Discord", () => {
  const waiting = () => rows("select tries, due_at, failure from private.announcements");
  /** The outbox works off what is due. */
  const work = () => post("/functions/v1/send-due-mails", {});
  const told = async (times: number) => {
    await work();
    await vi.waitFor(() => expect(said).toHaveLength(times));
  };
  const settled = async () => {
    await work();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  };
  /** Waits until a try has ended without success. */
  const refused = async (tries: number, isLast = false) => {
    await work();
    const ended = "select from private.announcements where tries = $1 and failure <> '' and (due_at is null) = $2";
    await vi.waitFor(async () => expect(await rows(ended, tries, isLast)).toHaveLength(1));
  };
  const later = () => rows("update private.announcements set due_at = now() where due_at is not null");
  const quiet = () => vi.spyOn(console, "error").mockImplementation(() => {});

  it("is made of the stored application, once", async () => {
    const experience = JSON.stringify({
      personalInfo: { firstName: "Camille", lastName: "Martin", gameAlias: "cam", age: "26" },
      projects: "Un journal",
    });
    await apply({ experience });
    await told(1);
    expect(said.map(fieldsOf)).toEqual([
      {
        title: "Nouvelle candidature : Community manager",
        Nom: "Camille Martin",
        Âge: "26",
        "Pseudo en jeu": "cam",
        "Pseudo Discord": "camille",
        Disponibilités: "Le soir",
        Motivation: "Bonjour",
        Projets: "Un journal",
      },
    ]);
    await settled();
    expect(said).toHaveLength(1);
  });

  it("is made as soon as a member has applied", async () => {
    const row = { user_id: camille, position: "community-manager", discord_username: "camille", experience: "{}" };
    const sent = await post(
      "/rest/v1/applications",
      { ...row, availability: "", motivation: "Vite" },
      tokens["membre@demo.test"],
    );
    expect(sent.status).toBe(201);
    await vi.waitFor(() => expect(said.map(fieldsOf)).toMatchObject([{ Motivation: "Vite" }]));
  });

  it("escapes mentions in every field, so that Discord notifies no user", async () => {
    const all = "@everyone **<@123>** [x](https://a.fr)";
    const answers = { experience: all, socialMedia: all, projects: all, esportKnowledge: all };
    const personalInfo = { firstName: all, lastName: all, gameAlias: all, age: all, discordUsername: all };
    await apply({
      discord_username: all,
      availability: all,
      motivation: all,
      experience: JSON.stringify({ ...answers, personalInfo }),
    });
    await told(1);
    expect(said[0]?.["allowed_mentions"]).toEqual({ parse: [] });
    expect(JSON.stringify(said[0])).not.toMatch(/@everyone|<@123>|[^\\]\*\*|\[x\]/);
  });

  it.each(["{}", '{"personalInfo":null}', '{"projects":5}', '{"personalInfo":5,"projects":[]}'])(
    "copes with answers that say %s",
    async (experience) => {
      await apply({ experience });
      await told(1);
      expect(fieldsOf(said[0])).toMatchObject({ Motivation: "Bonjour" });
    },
  );

  it("[BE-3] isn't made of an imported application, nor of a withdrawn one", async () => {
    await apply({ created_at: "2026-01-01T00:00:00Z" });
    expect(await waiting()).toEqual([]);
    await rows("delete from applications");
    await apply();
    await rows("update applications set status = 'withdrawn'");
    await apply({ motivation: "Bonsoir" });
    await told(1);
    expect(said.map(fieldsOf)).toMatchObject([{ Motivation: "Bonsoir" }]);
  });

  it("names the secret address nowhere when Discord refuses it", async () => {
    const heard = quiet();
    answer = () => new Response("no", { status: 400 });
    await apply();
    await refused(1);
    expect(heard.mock.calls.map(String).join(" ")).toContain("Discord answered 400");
    expect(heard.mock.calls.map(String).join(" ")).not.toContain("webhook");
    heard.mockRestore();
  });

  it("[SE-15] tells later what Discord refused at first, once", async () => {
    const heard = quiet();
    answer = () => new Response("no", { status: 503 });
    await apply();
    await refused(1);
    expect(await waiting()).toEqual([{ tries: 1, due_at: expect.any(String), failure: "Discord answered 503" }]);
    // A message that isn't due isn't sent.
    await work();
    await later();
    await refused(2);
    answer = () => new Response(null, { status: 204 });
    await later();
    await settled();
    expect(said).toHaveLength(3);
    heard.mockRestore();
  });

  it("[SE-15] waits longer after each refusal, and gives up after the eighth", async () => {
    const heard = quiet();
    answer = () => new Response("no", { status: 429 });
    await apply();
    await refused(1);
    const minutes: number[] = [];
    for (let tries = 1; tries < 8; tries++) {
      const [row] = await rows(
        "select tries, round(extract(epoch from due_at - now()) / 60)::int as minutes from private.announcements",
      );
      expect(row?.["tries"]).toBe(tries);
      minutes.push(Number(row?.["minutes"]));
      await later();
      await refused(tries + 1, tries === 7);
    }
    expect(minutes).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
    await vi.waitFor(() => expect(said).toHaveLength(8));
    await later();
    answer = () => new Response(null, { status: 204 });
    await apply({ position: "content-creator", motivation: "Une autre" });
    await told(9);
    expect(fieldsOf(said.at(-1))).toMatchObject({ Motivation: "Une autre" });
    expect(await waiting()).toMatchObject([{ tries: 8, due_at: null }]);
    heard.mockRestore();
  });

  it("[SE-15] is never made twice, after a lost answer or a decision in between", async () => {
    const heard = quiet();
    const reset = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
    vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(reset);
    await apply();
    await refused(1, true);
    vi.mocked(fetch).mockRestore();
    await rows("delete from applications");

    answer = () => new Response("gateway", { status: 504 });
    await apply();
    await refused(1, true);
    expect(await waiting()).toMatchObject([{ failure: "Discord answered 504" }]);
    await rows("delete from applications");

    answer = () => new Response("no", { status: 500 });
    const id = await apply();
    await refused(1);
    await rows("update applications set status = 'accepted' where id = $1", id);
    await later();
    answer = () => new Response(null, { status: 204 });
    await apply({ position: "content-creator", motivation: "Une autre" });
    await told(3);
    expect(fieldsOf(said.at(-1))).toMatchObject({ Motivation: "Une autre" });
    heard.mockRestore();
  });

  it("is settled without a webhook, and not made up for once there is one", async () => {
    await apply();
    const call: Call = (name, { application }) =>
      name === "claim_announcements"
        ? rows("select * from claim_announcements(1)")
        : rows("select close_announcement($1, null, false)", application);
    await announceDue(call, undefined);
    expect(await waiting()).toEqual([]);
    await apply({ position: "content-creator", motivation: "Une autre" });
    await told(1);
    expect(said.map(fieldsOf)).toMatchObject([{ Motivation: "Une autre" }]);
  });

  it("is made of ten of one member's within ten minutes, not of more", async () => {
    for (let at = 0; at < 12; at++) {
      await apply();
      await work();
      await vi.waitFor(async () => expect(await waiting()).toEqual([]));
      await rows("update applications set status = 'withdrawn' where status = 'pending'");
    }
    expect(said).toHaveLength(10);
  });
});

describe("[RC-15] mails about an application", () => {
  const waiting = () =>
    rows(
      "select subject, body_text, due_at > now() + interval '9 minutes' as waits from outbox where decision_on is not null",
    );
  const decide = (id: string, status: string, notes: string | null = null) =>
    rows("update applications set status = $2, staff_notes = $3 where id = $1", id, status, notes);

  it("are sent at once after an application, with the link to follow it", async () => {
    await apply();
    const [mail] = await rows("select recipient, subject, body_text, body_html, due_at <= now() as due from outbox");
    expect(mail).toMatchObject({
      recipient: "membre@demo.test",
      subject: "Votre candidature est bien arrivée (Club de test)",
      body_text: expect.stringContaining("http://site.test/profile?onglet=candidatures"),
      body_html: expect.stringContaining('<a href="http://site.test/profile?onglet=candidatures">'),
      due: true,
    });
  });

  it("[CF-11] name the club as admins have named it", async () => {
    await rows(`insert into page_texts (section, texts) values ('identity', '{"name":"Les Furets <3"}')`);
    await apply();
    await rows("delete from page_texts");
    expect(await rows("select subject, body_text, body_html from outbox")).toEqual([
      {
        subject: "Votre candidature est bien arrivée (Les Furets <3)",
        body_text: expect.stringMatching(/\n\nLes Furets <3\n$/),
        body_html: expect.stringContaining("<p>Les Furets &lt;3</p></body>"),
      },
    ]);
  });

  it("aren't sent for imported applications", async () => {
    await apply({ created_at: "2026-01-01T00:00:00Z" });
    expect(await rows("select from outbox")).toEqual([]);
  });

  it.each(["accepted", "rejected"])(
    "wait ten minutes after it is %s, with the staff's word, and are captured no sooner",
    async (status) => {
      const id = await apply();
      await decide(id, status, "Merci <b>Camille</b>");
      expect(await waiting()).toEqual([
        { subject: expect.any(String), body_text: expect.stringContaining("Merci <b>Camille</b>"), waits: true },
      ]);
      const [{ body_html: html } = {}] = await rows("select body_html from outbox where decision_on is not null");
      expect(html).toContain("Merci &lt;b&gt;Camille&lt;/b&gt;");
      const seen = async () => (await capturedMails(backend.query)).map(({ subject }) => subject);
      expect(await seen()).toHaveLength(1);
      await rows("update outbox set due_at = now() where decision_on is not null");
      expect(await seen()).toHaveLength(2);
    },
  );

  it("never leave when the decision is undone, and say the last when it is changed", async () => {
    const id = await apply();
    await decide(id, "accepted");
    await decide(id, "pending");
    expect(await waiting()).toEqual([]);
    await decide(id, "rejected");
    await decide(id, "accepted", "Finalement oui");
    expect(await waiting()).toMatchObject([{ subject: "Votre candidature est acceptée (Club de test)", waits: true }]);
  });

  it("take a word along that is written after the decision, and are not written twice", async () => {
    const id = await apply();
    await decide(id, "accepted");
    await decide(id, "accepted", "Encore un mot");
    expect(await waiting()).toMatchObject([{ body_text: expect.stringContaining("Encore un mot") }]);
    await rows("update outbox set sent_at = now() where decision_on is not null");
    await decide(id, "accepted", "Trop tard pour celui-ci");
    expect(await waiting()).toHaveLength(1);
  });

  it("aren't sent after a withdrawal, and are deleted with the account", async () => {
    const id = await apply({}, "a0000000-0000-4000-8000-000000000017");
    await rows("delete from outbox");
    await decide(id, "withdrawn");
    expect(await rows("select from outbox")).toEqual([]);
    await decide(id, "rejected");
    await rows("delete from auth.users where id = 'a0000000-0000-4000-8000-000000000017'");
    expect(await rows("select from applications where id = $1", id)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("never make an application fail", async () => {
    await rows("update auth.users set email = 'une adresse étrange' where id = $1", sarah);
    await apply({}, sarah);
    expect(await rows("select from outbox")).toEqual([]);
    await rows("update auth.users set email = 'staff@demo.test' where id = $1", sarah);
  });
});
