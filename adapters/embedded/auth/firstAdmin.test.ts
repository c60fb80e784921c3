import { beforeEach, expect, it } from "vitest";
import { accountsForTests, password } from "../testing/accounts.ts";
import { adminsOf, hasDemoAccounts, makeFirstAdmin } from "./firstAdmin.ts";

const { backend, newClient, waiting, confirmed } = accountsForTests();
const { query } = { query: (sql: string, params?: unknown[]) => backend().query(sql, params) };
const email = "presidente@club.example";

beforeEach(() => query("delete from auth.users"));

/** Uses a link as the site's page does. */
const choosePassword = async (token: string, chosen = password) => {
  const client = newClient();
  const { error } = await client.auth.verifyOtp({ type: "recovery", token_hash: token });
  if (error) return { client, code: error.code };
  const { error: refused } = await client.auth.updateUser({ password: chosen });
  return { client, code: refused?.code };
};
const made = async (address = email): Promise<string> => String(await makeFirstAdmin(query, address));
const signIn = async (address: string, given: string) =>
  (await newClient().auth.signInWithPassword({ email: address, password: given })).error?.code;

it("[ON-2] makes an admin without a password, whose link lets them choose one, once", async () => {
  const token = await made("Presidente@Club.example");
  expect(await adminsOf(query)).toEqual([{ email, hasPassword: false }]);
  for (const guess of ["", "x", password]) expect(await signIn(email, guess)).toMatch(/invalid_credentials|validation/);

  const { client, code } = await choosePassword(token);
  expect(code).toBeUndefined();
  const { data } = await client.from("user_roles").select("role");
  expect(data).toEqual([{ role: "admin" }]);
  expect((await client.from("profiles").select("id")).data).toHaveLength(1);
  expect(await signIn(email, password)).toBeUndefined();
  expect(await adminsOf(query)).toEqual([{ email, hasPassword: true }]);
  expect(await choosePassword(token)).toMatchObject({ code: "otp_expired" });
});

it("[ON-2] gives a link that lasts 24 hours", async () => {
  const age = (hours: number) =>
    query(`update auth.users set recovery_sent_at = recovery_sent_at - interval '${hours} hours'`);
  const token = await made();
  await age(23.9);
  expect(await choosePassword(token)).toMatchObject({ code: undefined });
  await query("delete from auth.users");
  const another = await made();
  await age(24.1);
  expect(await choosePassword(another)).toMatchObject({ code: "otp_expired" });
});

it("[ON-2] gives another link while no password is chosen, which ends the first; afterwards none", async () => {
  const [first, second] = [await made(), await made()];
  expect(await choosePassword(first)).toMatchObject({ code: "otp_expired" });
  expect(await choosePassword(second)).toMatchObject({ code: undefined });
  expect(await makeFirstAdmin(query, email)).toBeUndefined();
  expect(await signIn(email, password)).toBeUndefined();
});

it("replaces a mistyped e-mail that has no password yet", async () => {
  const wrong = await made("presidente@cub.example");
  await made();
  expect(await adminsOf(query)).toEqual([{ email, hasPassword: false }]);
  expect(await choosePassword(wrong)).toMatchObject({ code: "otp_expired" });
});

it("gives a member the right and leaves their password", async () => {
  const member = await confirmed();
  expect(await makeFirstAdmin(query, member.email)).toBeUndefined();
  expect(await adminsOf(query)).toEqual([{ email: member.email, hasPassword: true }]);
  expect(await signIn(member.email, password)).toBeUndefined();
});

it("takes the password of an account that isn't confirmed: a stranger may have chosen it", async () => {
  const stranger = await waiting();
  const token = await made(stranger.email);
  expect(await signIn(stranger.email, password)).toBe("invalid_credentials");
  expect(await choosePassword(token, "un autre mot de passe")).toMatchObject({ code: undefined });
  expect(await signIn(stranger.email, "un autre mot de passe")).toBeUndefined();
});

it("tells whether there are demo accounts", async () => {
  expect(await hasDemoAccounts(query)).toBe(false);
  await made("membre@demo.test");
  expect(await hasDemoAccounts(query)).toBe(true);
});
