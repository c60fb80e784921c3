import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { accountsForTests, password } from "../testing/accounts.ts";
import { ask } from "../testing/requests.ts";

// plainAuth.test.ts tests plain lite, and fails when one of these fixes can be removed.

const { backend, newClient, newestMail, tokenOf, waiting, confirmed } = accountsForTests();

vi.spyOn(console, "error").mockImplementation(() => {});

describe("a sign-up", () => {
  it("[AU-3] of a known e-mail is answered with a login without an identity", async () => {
    const { email } = await confirmed();
    const { data, error } = await newClient().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
  });

  it("that waits is answered as it was the first time", async () => {
    const { client, email } = await waiting();
    const { data, error } = await client.auth.signUp({ email, password });
    expect([error, data.session]).toEqual([null, null]);
    expect(data.user?.identities).toHaveLength(1);
  });

  it("has its mail in both parts, with the link's secret nowhere else", async () => {
    const { email } = await waiting();
    const token = await tokenOf(email);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await newestMail(email)).toMatchObject({
      reply_to: null,
      leave_address: null,
      body_html: expect.stringContaining(
        `<a href="http://site.test/auth/confirm?type=sign-up&amp;token=${token}">Activer mon compte</a>`,
      ),
    });
    const kept = await backend().query("select confirmation_token from auth.users where email = $1", [email]);
    expect(kept).toEqual([{ confirmation_token: createHash("sha256").update(token).digest("hex") }]);
    const found = await backend().query("select from auth.users u where u::text like $1", [`%${token}%`]);
    expect(found).toEqual([]);
  });

  it.each([
    "lya@exemple",
    "lya@exemple.fr,autre@exemple.fr",
    "Lya <lya@exemple.fr>",
    "lya@exemple.fr\r\nBcc: a@b.fr",
    "",
  ])("makes no login of %j, which can't be mailed", async (email) => {
    const { error } = await newClient().auth.signUp({ email, password });
    expect(error?.status).toBe(400);
    expect(await backend().query("select from auth.users where email = $1", [email.toLowerCase()])).toEqual([]);
  });

  it("isn't the only mail that can be asked for again, but the only one that is sent", async () => {
    const { client, email } = await confirmed();
    await client.auth.updateUser({ email: `autre-${email}` });
    expect((await client.auth.resend({ type: "email_change", email })).error?.status).toBe(400);
  });
});

describe("a password", () => {
  it("that is changed ends the sessions of other devices, and not this one", async () => {
    const { client, email } = await confirmed();
    const other = newClient();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ password: "grand-froid" })).error).toBeNull();
    expect((await other.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it("that isn't accepted ends no session", async () => {
    const { client, email } = await confirmed();
    const other = newClient();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ password })).error?.code).toBe("same_password");
    expect((await other.auth.refreshSession()).error).toBeNull();
  });
});

describe("[SE-40] rate limits", () => {
  const tried = async (client: ReturnType<typeof newClient>, email: string, times: number) => {
    const answers = new Set<number | undefined>();
    for (let time = 0; time < times; time++) {
      const { error } = await client.auth.signInWithPassword({ email, password: `essai-${time}` });
      answers.add(error?.status);
    }
    return [...answers];
  };

  it("[AU-4] tries of passwords are limited for their network; the member signs in from another", async () => {
    const { email } = await confirmed();
    const thief = newClient("203.0.113.7");
    expect(await tried(thief, email, 20)).toEqual([400]);
    expect((await thief.auth.signInWithPassword({ email, password })).error?.code).toBe("over_request_rate_limit");
    expect((await newClient("203.0.113.8").auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("isn't to sign in", async () => {
    const { email } = await confirmed();
    const client = newClient("203.0.113.11");
    for (let time = 0; time < 25; time++) {
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    }
  });

  it("is to have mails sent to many, from one house whatever its addresses", async () => {
    for (let mail = 0; mail < 30; mail++) {
      const client = newClient(`2001:db8:0:1::${mail}`);
      expect((await client.auth.resetPasswordForEmail(`personne-${mail}@exemple.fr`)).error).toBeNull();
    }
    const last = await newClient("2001:db8:0:1:ffff::1").auth.resetPasswordForEmail("encore-une@exemple.fr");
    expect(last.error?.code).toBe("over_email_send_rate_limit");
    expect((await newClient("2001:db8:0:2::1").auth.resetPasswordForEmail("encore-une@exemple.fr")).error).toBeNull();
  });

  it("[LM-33] mails to a member are limited; other acts of the member aren't, and the newest link opens the account", async () => {
    const { email } = await confirmed();
    for (let time = 0; time < 12; time++) await newClient(`203.0.113.${time % 3}`).auth.resetPasswordForEmail(email);
    const mails = await backend().query("select from outbox where recipient = $1 and subject like '%mot de passe%'", [
      email,
    ]);
    // Five with the mail of the sign-up.
    expect(mails).toHaveLength(4);
    const member = newClient("198.51.100.9");
    expect((await member.auth.resetPasswordForEmail(email)).error).toBeNull();
    const [, token = ""] = /\/auth\/reset\?token=(\w+)/.exec(String((await newestMail(email))?.["body_text"])) ?? [];
    expect((await member.auth.verifyOtp({ type: "recovery", token_hash: token })).error).toBeNull();
    // After its use, another link is mailed once it is due.
    await newClient("198.51.100.10").auth.resetPasswordForEmail(email);
    expect(String((await newestMail(email))?.["due_at"]) > new Date().toISOString()).toBe(true);
  });

  it("[LM-33] repeated sign-ups of one address are limited; its owner still confirms with the newest link", async () => {
    const { email } = await waiting();
    for (let time = 0; time < 8; time++) {
      const { data } = await newClient(`203.0.113.${time}`).auth.signUp({ email, password: "autre-neige" });
      expect(data.user?.identities).toHaveLength(1);
    }
    const member = newClient("198.51.100.9");
    expect((await member.auth.signUp({ email, password })).data.user?.identities).toHaveLength(1);
    const { error } = await member.auth.verifyOtp({ type: "signup", token_hash: await tokenOf(email) });
    expect(error).toBeNull();
  });

  it("is to try links", async () => {
    const client = newClient("203.0.113.12");
    for (let link = 0; link < 100; link++)
      await client.auth.verifyOtp({ type: "recovery", token_hash: `essai-${link}` });
    const { error } = await client.auth.verifyOtp({ type: "recovery", token_hash: "encore" });
    expect(error?.code).toBe("over_request_rate_limit");
  });
});

describe("what the product doesn't ask for", () => {
  it.each([
    ["POST", "/otp"],
    ["POST", "/magiclink"],
    ["GET", "/reauthenticate"],
    ["GET", "/authorize?provider=github"],
    ["GET", "/callback?code=1"],
    ["POST", "/token?grant_type=pkce"],
    ["GET", "/admin/users"],
    ["DELETE", "/user"],
    ["GET", "/../_system/config"],
  ])("is closed: %s %s", async (method, path) => {
    const body = method === "POST" ? { email: "victime@exemple.fr" } : undefined;
    const answer = await ask(backend(), `/auth/v1${path}`, { method, ...(body && { body }) });
    expect(answer.status).toBe(404);
    expect(await backend().query("select from auth.users where email = 'victime@exemple.fr'")).toEqual([]);
  });

  it.each([
    ["a list", []],
    ["nothing", null],
    ["a number for a password", { email: "a@exemple.fr", password: 123_456 }],
    ["a list for a password", { email: "a@exemple.fr", password: [""] }],
    ["an object for an e-mail", { email: { a: 1 }, password }],
    ["a text for the names", { email: "a@exemple.fr", password, data: "camille" }],
    ["names of 100 kB", { email: "a@exemple.fr", password, data: { username: "n".repeat(100_000) } }],
    ["a character 0 in a name", { email: "a@exemple.fr", password, data: { username: "a\0b" } }],
    ["half a character in a name", { email: "a@exemple.fr", password, data: { "\ud800": "a" } }],
    [
      "names within names",
      { email: "a@exemple.fr", password, data: JSON.parse('{"a":'.repeat(20) + 1 + "}".repeat(20)) },
    ],
  ])("is no sign-up: %s", async (_, body) => {
    expect([400, 413]).toContain((await ask(backend(), "/auth/v1/signup", { body })).status);
    expect(await backend().query("select from auth.users where email = 'a@exemple.fr'")).toEqual([]);
  });

  it("[SE-18] answers a browser that asks first, and opens itself to no page by that", async () => {
    const answer = await ask(backend(), "/auth/v1/signup", { method: "OPTIONS" });
    const { headers, status } = answer;
    const opened = [headers.get("access-control-allow-origin"), headers.get("access-control-allow-credentials")];
    expect([status, ...opened]).toEqual([204, null, null]);
  });
});

describe("[LM-35] a broken request", () => {
  const values = [[""], {}, { a: 1 }, 5, true, null, "\0", "\ud800"];
  const places = [
    ["POST", "/token?grant_type=password", { email: "a@exemple.fr", password }],
    ["POST", "/token?grant_type=refresh_token", { refresh_token: "essai" }],
    ["POST", "/verify", { type: "signup", token: "essai" }],
    ["POST", "/recover", { email: "a@exemple.fr" }],
    ["POST", "/resend", { type: "signup", email: "a@exemple.fr" }],
    ["PUT", "/user", { email: "a@exemple.fr", password, data: {} }],
    ["POST", "/logout", { scope: "others" }],
  ] as const;

  it.each(places)("is refused as one, without a word in the log: %s %s", async (method, path, good) => {
    const { client } = await confirmed();
    const { data } = await client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const log = vi.mocked(console.error).mockClear();
    for (const field of Object.keys(good)) {
      for (const value of values.filter((other) => field !== "data" || JSON.stringify(other)[0] !== "{")) {
        const answer = await ask(backend(), `/auth/v1${path}`, { method, body: { ...good, [field]: value }, headers });
        expect([field, value, answer.status]).toEqual([field, value, 400]);
        expect(await answer.json()).toMatchObject({ code: 400, error_code: "bad_json", msg: expect.any(String) });
      }
    }
    expect(log).not.toHaveBeenCalled();
  });

  it.each(["{", "[", "nul", '"', "{}{}", "\0", "[".repeat(30_000), '{"data":'.repeat(7_000)])(
    "that is no JSON is refused as one: %.9s",
    async (body) => {
      const request = new Request("http://site.test/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { apikey: backend().anonKey, "content-type": "application/json" },
        body,
      });
      const log = vi.mocked(console.error).mockClear();
      expect((await backend().fetch(request)).status).toBe(400);
      expect(log).not.toHaveBeenCalled();
    },
  );
});
