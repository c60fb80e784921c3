import bcrypt from "bcryptjs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { accountsForTests, password } from "../../testing/accounts.ts";
import { recoverLikeHosted } from "../recoveries.ts";
import { accountMails } from "../mails/mails.ts";
import { resendLikeHosted } from "../signUps.ts";
import type { AccountCall } from "../call.ts";

// The time of an answer must not reveal whether an account exists. Counts hash comparisons instead of measuring time.

const { backend, newClient, waiting, confirmed } = accountsForTests();
const costOf = (hash: string) => hash.slice(4, 6);

// The cost that sites have, not that of the other tests.
beforeAll(() => void vi.stubEnv("LITE_AUTH_BCRYPT_COST", undefined));
afterEach(() => vi.restoreAllMocks());

describe("a wrong password", () => {
  /** The hash comparisons of a sign-in: their number and cost. */
  const comparedFor = async (email: string, given: string) => {
    const compare = vi.spyOn(bcrypt, "compare");
    const { error } = await newClient().auth.signInWithPassword({ email, password: given });
    expect(error?.code).toBe("invalid_credentials");
    const costs = compare.mock.calls.map(([, hash]) => costOf(String(hash)));
    compare.mockRestore();
    return costs;
  };
  const passwordless = async () => {
    const { email } = await confirmed();
    await backend().query("update auth.users set encrypted_password = '' where email = $1", [email]);
    return { email };
  };

  it.each([
    ["of a member", confirmed],
    ["of a login that waits for its confirmation", waiting],
    ["of a member without a password", passwordless],
    ["of nobody", async () => ({ email: `${crypto.randomUUID()}@exemple.fr` })],
  ])("[SE-3] %s is compared with one hash of the usual cost", async (_, whose) => {
    const { email } = await whose();
    for (const wrong of ["autre-chose", "é".repeat(40)]) expect(await comparedFor(email, wrong)).toEqual(["10"]);
  });

  it("[SE-3] the right one of a login that waits is compared once, and says that it waits", async () => {
    const { email } = await waiting();
    const compare = vi.spyOn(bcrypt, "compare");
    const { error } = await newClient().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe("email_not_confirmed");
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it("[SE-5] that only begins with the right 72 bytes opens no session", async () => {
    const client = newClient();
    const email = `${crypto.randomUUID()}@exemple.fr`;
    const long = "neige-et-".repeat(8);
    expect((await client.auth.signUp({ email, password: long })).error).toBeNull();
    await backend().query("update auth.users set email_confirmed_at = now() where email = $1", [email]);
    expect((await client.auth.signInWithPassword({ email, password: `${long}x` })).error?.code).toBe(
      "invalid_credentials",
    );
    expect((await client.auth.signInWithPassword({ email, password: long })).error).toBeNull();
  });
});

it.each([
  ["an unknown address", async () => ({ email: `${crypto.randomUUID()}@exemple.fr` })],
  ["one that waits", waiting],
  ["a member's", confirmed],
])("[SE-3] a sign-up with %s computes one hash", async (_, whose) => {
  const { email } = await whose();
  const [hash, compare] = [vi.spyOn(bcrypt, "hash"), vi.spyOn(bcrypt, "compare")];
  await newClient().auth.signUp({ email, password });
  expect(hash.mock.calls.length + compare.mock.calls.length).toBe(1);
});

describe.each([
  ["a forgotten password", recoverLikeHosted],
  ["a confirmation that is mailed again", resendLikeHosted],
])("%s", (_, answerWith) => {
  const template = { subject: "Bonjour", html: "<p>{{ .TokenHash }}</p>" };
  const templates = { confirmation: template, recovery: template, email_change: template };
  const statementsFor = async (rows: readonly object[]) => {
    const asked: string[] = [];
    const query = async (sql: string) => (asked.push(sql), rows as never);
    const lite = async () => {
      throw new Error("Lite does more for a known address");
    };
    const needs = { query, lite, siteUrl: "http://site.test", jwtSecret: "" };
    const call = { given: { type: "signup", email: "lya@exemple.fr" }, redirectTo: "" } as AccountCall;
    const answer = await answerWith({
      ...needs,
      post: accountMails({ ...needs, templates, club: { name: "Club de test" } }),
    })(call);
    return { asked, status: answer.status, body: await answer.text() };
  };

  it("[SE-3] takes the same statements for a known and an unknown address, and gives the same answer", async () => {
    const [known, unknown] = [await statementsFor([{}]), await statementsFor([])];
    expect(known).toEqual(unknown);
    expect(known.asked).toHaveLength(1);
  });
});
