import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { isUnproven } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { supabaseLogins } from "./logins.ts";
import { supabaseSession } from "./session.ts";
import { supabaseSignUps } from "./signUps.ts";

/** Accounts that take each of these tokens once, and any request when `wants` is absent. */
const accountsWith = (wants?: readonly string[], isCut = false) => {
  const left = new Set(wants);
  const given: unknown[] = [];
  const client = createClient("http://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const body = JSON.parse(String(init?.body)) as { gotrue_meta_security?: { captcha_token?: string } };
        const token = body.gotrue_meta_security?.captcha_token;
        given.push(`${pathname.slice("/auth/v1".length)} ${token}`);
        const refused = (status: number, error_code: string) =>
          Response.json({ code: status, error_code, msg: error_code }, { status });
        if (isCut) {
          const failed = { error_code: "unexpected_failure", msg: "captcha verification process failed" };
          return Response.json({ code: 500, ...failed }, { status: 500 });
        }
        if (wants && !left.delete(token ?? "")) return refused(400, "captcha_failed");
        return pathname.endsWith("/token")
          ? refused(400, "invalid_credentials")
          : Response.json({ id: "camille", identities: [{}] });
      },
    },
  }) as Client;
  return { client, given };
};
const solving = (...tokens: string[]) => {
  const left = [...tokens];
  return async () => left.shift() ?? "none left";
};
const credentials = { email: "camille@exemple.fr", password: "neige-et-givre" };
const names = { pseudo: "Camille" };
const login = { ...credentials, names };

const acts = {
  "a sign-in": (client: Client, solve?: () => Promise<string>) => supabaseSession(client, solve).signIn(credentials),
  "a sign-up": (client: Client, solve?: () => Promise<string>) => supabaseSignUps(client, undefined, solve).add(login),
  "another confirmation": (client: Client, solve?: () => Promise<string>) =>
    supabaseSignUps(client, undefined, solve).sendAgain(credentials.email),
  "a recovery": (client: Client, solve?: () => Promise<string>) =>
    supabaseLogins(client, undefined, solve).mailRecovery(credentials.email),
};

it.each(Object.entries(acts))("[HS-46] %s brings a token, and another one after an old one", async (_, act) => {
  const { client, given } = accountsWith(["fresh"]);
  await act(client, solving("old", "fresh"));
  expect(given.map((one) => String(one).split(" ").at(-1))).toEqual(["old", "fresh"]);
});

it.each(Object.entries(acts))("[HS-46] %s ends after the second refused token", async (_, act) => {
  const { client, given } = accountsWith([]);
  const thrown = await act(client, solving("old", "older")).catch((error: unknown) => error);
  expect(isUnproven(thrown)).toBe(true);
  expect(given).toHaveLength(2);
});

it.each(Object.entries(acts))("[HS-46] %s asks nothing of a visitor where there is no captcha", async (_, act) => {
  const { client, given } = accountsWith();
  await act(client);
  expect(given.map((one) => String(one).split(" ").at(-1))).toEqual(["undefined"]);
  const wanting = accountsWith([]);
  expect(isUnproven(await act(wanting.client).catch((error: unknown) => error))).toBe(true);
  expect(wanting.given).toHaveLength(1);
});

it.each(Object.entries(acts))("[HS-46] %s asks no second time when the token can't be checked", async (_, act) => {
  const { client, given } = accountsWith(["fresh"], true);
  const thrown = await act(client, solving("fresh")).catch((error: unknown) => error);
  expect(isUnproven(thrown)).toBe(true);
  expect(given).toHaveLength(1);
});
