import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openBackend, type EmbeddedBackend } from "../backend.ts";
import { type Provider, startProvider } from "../testing/captchas.ts";
import { ask } from "../testing/requests.ts";

let provider: Provider;
let backend: EmbeddedBackend;
beforeAll(async () => {
  provider = await startProvider();
  const { verifyUrl, secret } = provider;
  backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://backend.test",
    seed: false,
    mails: "captured",
    captcha: { provider: "turnstile", secret, verifyUrl },
  });
});
afterAll(async () => {
  await backend.close();
  await provider.close();
});

const password = "neige-et-givre";
const email = "camille@exemple.fr";
const paths = ["/signup", "/token?grant_type=password", "/recover", "/resend"] as const;
const sent = async (path: string, captcha_token?: unknown, more: object = {}) => {
  const body = { email, password, type: "signup", gotrue_meta_security: { captcha_token }, ...more };
  const answer = await ask(backend, `/auth/v1${path}`, { body });
  const { error_code: code, msg } = (await answer.json()) as { error_code?: string; msg?: string };
  return { status: answer.status, code, msg };
};

it.each(paths)("[HS-45] %s refuses a request without a token, with a wrong one and with a used one", async (path) => {
  const refused = { status: 400, code: "captcha_failed" };
  const none = { ...refused, msg: "captcha protection: request disallowed (no captcha_token found)" };
  expect(await sent(path)).toEqual(none);
  expect(await sent(path, "")).toEqual(none);
  expect(await sent(path, null)).toEqual(none);
  expect(await sent(path, undefined, { gotrue_meta_security: undefined })).toEqual(none);
  expect(await sent(path, "forged")).toEqual({
    ...refused,
    msg: "captcha protection: request disallowed (invalid-input-response)",
  });
  const token = provider.solved();
  expect((await sent(path, token)).code).not.toBe("captcha_failed");
  expect(await sent(path, token)).toEqual({
    ...refused,
    msg: "captcha protection: request disallowed (timeout-or-duplicate)",
  });
});

it("[HS-45] a token opens what it is for, and nothing else asks for one", async () => {
  const mail = "sarah@exemple.fr";
  expect((await sent("/signup", provider.solved(), { email: mail })).status).toBe(200);
  expect(await sent("/token?grant_type=password", provider.solved(), { email: mail })).toMatchObject({
    code: "email_not_confirmed",
  });
  const before = provider.asked.length;
  expect((await sent("/token?grant_type=refresh_token", undefined, { refresh_token: "none" })).code).not.toBe(
    "captcha_failed",
  );
  expect((await sent("/verify", undefined, { token_hash: "none" })).code).not.toBe("captcha_failed");
  expect(provider.asked).toHaveLength(before);
});

it("[HS-45] refuses while the provider is broken or silent, and says so in the log without the secret", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failed = { status: 500, code: "unexpected_failure", msg: "captcha verification process failed" };
  for (const mode of ["broken", "held"] as const) {
    provider.mode = mode;
    expect(await sent("/signup", provider.solved())).toEqual(failed);
  }
  provider.mode = "answers";
  expect(log.mock.calls).toHaveLength(2);
  expect(String(log.mock.calls)).toContain("turnstile didn't confirm a captcha");
  expect(String(log.mock.calls)).not.toContain(provider.secret);
  log.mockRestore();
  expect((await sent("/recover", provider.solved())).status).toBe(200);
});

it("[HS-45] one network's wrong captchas are limited before the provider is asked", async () => {
  const body = JSON.stringify({ email, gotrue_meta_security: { captcha_token: "forged" } });
  const headers = { apikey: backend.anonKey, "content-type": "application/json" };
  const tryOnce = async () =>
    (
      await backend.fetch(
        new Request("http://backend.test/auth/v1/recover", { method: "POST", headers, body }),
        "198.51.100.7",
      )
    ).status;
  for (let left = 100; left > 0; left--) expect(await tryOnce()).toBe(400);
  const before = provider.asked.length;
  expect(await tryOnce()).toBe(429);
  expect(provider.asked).toHaveLength(before);
});
