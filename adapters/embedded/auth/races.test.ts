import { expect, it, vi } from "vitest";
import { accountsForTests, password } from "../testing/accounts.ts";
import { ask } from "../testing/requests.ts";
import type { AccountCall } from "./call.ts";
import { signInLikeHosted } from "./passwords/passwords.ts";

// Concurrent requests: lite reads and writes without a lock between.

const { backend, newClient, newestMail, tokenOf, waiting, confirmed } = accountsForTests();
const query = (sql: string, ...params: unknown[]) => backend().query(sql, params);
const error = vi.spyOn(console, "error").mockImplementation(() => {});

const twenty = <T>(act: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, number) => act(number)));
const network = (number: number): string => `203.0.113.${number}`;
const sessionsOf = (email: string) =>
  query("select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1", email);
/** The tokens of mailed recovery links. */
const recoveriesOf = async (email: string): Promise<readonly string[]> => {
  const mails = await query("select body_text from outbox where recipient = $1", email);
  return mails.flatMap(({ body_text: text }) => /\/auth\/reset\?token=(\w+)/.exec(String(text))?.[1] ?? []);
};
const spend = (type: string, token: string) => ask(backend(), "/auth/v1/verify", { body: { type, token_hash: token } });
const statuses = async (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();
const oneOf = (right: number, wrong: number) => [right, ...Array<number>(19).fill(wrong)];

it("[LM-34] twenty sign-ups of one address make one login with one identity, and tell no more than one does", async () => {
  const email = "vingt@exemple.fr";
  const answers = await twenty((number) => newClient(network(number)).auth.signUp({ email, password }));
  for (const { data } of answers) expect([data.session, data.user?.identities?.length]).toEqual([null, 1]);
  expect(answers.map((answer) => answer.error)).toEqual(answers.map(() => null));
  // Further ones leave the fifth link as it is.
  expect(await query("select from outbox where recipient = $1", email)).toHaveLength(5);
  const [found] = await query(
    `select count(distinct u.id)::int as logins, count(i.id)::int as identities
     from auth.users u left join auth.identities i on i.user_id = u.id where u.email = $1`,
    email,
  );
  expect(found).toEqual({ logins: 1, identities: 1 });
  expect((await newestMail(email))?.["due_at"]).not.toBeNull();
  expect(error).not.toHaveBeenCalled();
});

const failing = async (state: string) => {
  await query("create sequence if not exists tried");
  await query("select nextval('tried')");
  await query(`create or replace function fail() returns trigger language plpgsql as $$
    begin perform nextval('public.tried'); raise exception 'refused' using errcode = '${state}'; end $$`);
  await query("create or replace trigger fail before insert on auth.sessions for each row execute function fail()");
  const [{ last_value: before } = {}] = await query("select last_value::int from tried");
  return async () => {
    await query("drop trigger fail on auth.sessions");
    const [{ last_value: after } = {}] = await query("select last_value::int from tried");
    return Number(after) - Number(before);
  };
};

it.each([
  ["25006", 503],
  ["53100", 503],
  ["57014", 503],
  ["XX000", 500],
])("[PG-7] a sign-in that the database answers with %s is answered %i, and tried once", async (state, status) => {
  const { email } = await confirmed();
  const tries = await failing(state);
  const answer = await ask(backend(), "/auth/v1/token?grant_type=password", { body: { email, password } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, status === 503 ? "5" : null]);
  expect(await tries()).toBe(1);
  error.mockClear();
});

it("[LM-34] twenty uses of one link open one session", async () => {
  const { email } = await waiting();
  const token = await tokenOf(email);
  expect(await statuses(await twenty(() => spend("signup", token)))).toEqual(oneOf(200, 403));
  expect(await sessionsOf(email)).toHaveLength(1);
  await newClient().auth.resetPasswordForEmail(email);
  const [recovery = ""] = await recoveriesOf(email);
  expect(await statuses(await twenty(() => spend("recovery", recovery)))).toEqual(oneOf(200, 403));
  expect(await sessionsOf(email)).toHaveLength(2);
});

it("[LM-34] of recoveries of one moment, one link is good", async () => {
  const { email } = await confirmed();
  await Promise.all([1, 2, 3, 4].map((number) => newClient(network(number)).auth.resetPasswordForEmail(email)));
  const tokens = await recoveriesOf(email);
  expect(tokens).toHaveLength(4);
  const answers = await Promise.all(tokens.map((token) => spend("recovery", token)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

it("[LM-34] both links of a change of e-mail, ten times each, change it once", async () => {
  const { client, email } = await confirmed();
  const next = `suivante-${email}`;
  await client.auth.updateUser({ email: next });
  const tokens = [await tokenOf(email), await tokenOf(next)];
  const answers = await twenty((number) => spend("email_change", tokens[number % 2] ?? ""));
  const done = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json() as Promise<object>));
  expect(done.map((body) => "access_token" in body).toSorted()).toEqual([false, true]);
  expect(await query("select email from auth.users where email = any($1)", [email, next])).toEqual([{ email: next }]);
});

it("[LM-34] two changes of e-mail of one moment confirm the address that their links name", async () => {
  const { client, email } = await confirmed();
  const places = ["un", "deux"].map((name) => `${name}-${email}`);
  await Promise.all(places.map((place) => client.auth.updateUser({ email: place })));
  for (const place of places) {
    const token = await tokenOf(place);
    if (token !== "") await spend("email_change", token);
  }
  const [login] = await query(
    `select email_change, email_change_token_current is null or email_change_token_new is null as is_confirmed
     from auth.users where email = $1`,
    email,
  );
  expect(login).toMatchObject({ is_confirmed: true });
  expect(places).toContain(login?.["email_change"]);
});

it("[LM-34] twenty renewals of one token give one successor", async () => {
  const { client } = await confirmed();
  const { data } = await client.auth.getSession();
  const body = { refresh_token: data.session?.refresh_token };
  const answers = await twenty(() => ask(backend(), "/auth/v1/token?grant_type=refresh_token", { body }));
  expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ refresh_token: string }>));
  expect(new Set(bodies.map((one) => one.refresh_token)).size).toBe(1);
  const sql = "select count(*)::int as live from auth.refresh_tokens where user_id = $1 and not revoked";
  expect(await query(sql, data.session?.user.id)).toEqual([{ live: 1 }]);
});

it("[LM-34] no sign-in with the old password outlives a new one", async () => {
  const { client, email } = await confirmed();
  const other = "grand-froid";
  await Promise.all([
    ...[1, 2, 3, 4].map((number) => newClient(network(number)).auth.signInWithPassword({ email, password })),
    client.auth.updateUser({ password: other }),
    ...[5, 6, 7, 8].map((number) => newClient(network(number)).auth.signInWithPassword({ email, password })),
  ]);
  const { data } = await client.auth.getUser();
  expect(data.user?.email).toBe(email);
  expect(await sessionsOf(email)).toHaveLength(1);
  expect((await newClient().auth.signInWithPassword({ email, password: other })).error).toBeNull();
});

it("[LM-34] a password change during a sign-in's comparison makes the sign-in fail", async () => {
  const { email } = await confirmed();
  const signIn = signInLikeHosted({
    query: (sql, params) => query(sql, ...params),
    lite: async () => {
      const answer = await ask(backend(), "/auth/v1/token?grant_type=password", { body: { email, password } });
      await query("update auth.users set encrypted_password = 'another' where email = $1", email);
      return answer;
    },
    siteUrl: "",
    jwtSecret: "",
  });
  const before = await sessionsOf(email);
  expect((await signIn({ given: { email, password } } as AccountCall)).status).toBe(400);
  expect(await sessionsOf(email)).toEqual(before);
});

it("[LM-34] requests of a member who is deleted meanwhile are answered as of an unknown one", async () => {
  const { client, email } = await confirmed();
  const { data } = await client.auth.getSession();
  const body = { refresh_token: data.session?.refresh_token };
  const [, ...answers] = await Promise.all([
    query("delete from auth.users where email = $1", email),
    ask(backend(), "/auth/v1/token?grant_type=refresh_token", { body }),
    ask(backend(), "/auth/v1/token?grant_type=password", { body: { email, password } }),
    ask(backend(), "/auth/v1/recover", { body: { email } }),
    ask(backend(), "/auth/v1/user", {
      method: "PUT",
      body: { data: { ville: "Lyon" } },
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    }),
  ]);
  for (const { status } of answers) expect([200, 400, 401, 403]).toContain(status);
  expect(await query("select id from auth.sessions where user_id = $1", data.session?.user.id)).toEqual([]);
});
