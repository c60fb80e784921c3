import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseLogins } from "../../adapters/supabase/accounts/logins.ts";
import { supabaseSignUps } from "../../adapters/supabase/accounts/signUps.ts";
import type { MailToken } from "../../domain/accounts/ports.ts";
import { camille, type Ports } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { projectAt } from "../network.ts";
import { faults, unauthorized } from "./brokenBackend.ts";

// Answers of a hosted project's auth service that differ from the embedded backend's, and the site's requests to it.

type Reply = { readonly status: number; readonly body: object };
type Asked = { readonly place: string; readonly body: unknown };

const user = { id: "a0000000-0000-4000-8000-000000000001", email: camille.email, identities: [{ provider: "email" }] };
const session = { access_token: "a.b.c", refresh_token: "r", expires_in: 3600, token_type: "bearer", user };

let reply: Reply | "nothing" | "unauthorized" = { status: 200, body: {} };
let asked: Asked | undefined;
const hosted = projectAt("http://hosted.test", async ({ request }) => {
  const place = `${request.method} ${request.url.replace("http://hosted.test", "")}`;
  asked = { place, body: request.method === "GET" ? undefined : await request.json().catch(() => undefined) };
  if (place.includes("grant_type=password")) return HttpResponse.json(session);
  if (reply === "nothing") return faults["a closed connection"]();
  if (reply === "unauthorized") return unauthorized();
  return HttpResponse.json(reply.body, { status: reply.status });
});

const error = (status: number, error_code: string, msg: string): Reply => ({
  status,
  body: { code: status, error_code, msg },
});
const frequent = error(
  429,
  "over_email_send_rate_limit",
  "For security purposes, you can only request this after 51 seconds.",
);
const exhausted = error(429, "over_email_send_rate_limit", "email rate limit exceeded");
const weak = error(422, "weak_password", "Password should be at least 6 characters.");
const tooSimple = error(
  422,
  "weak_password",
  "Password is known to be weak and easy to guess, please choose a different one.",
);
const tooLong = error(400, "validation_failed", "Password cannot be longer than 72 characters");
const closed = error(422, "signup_disabled", "Signups not allowed for this instance");
const reauthenticate = error(400, "reauthentication_needed", "This update requires reauthentication");
const currentWanted = error(400, "current_password_required", "Current password required when setting new password.");
const currentWrong = error(400, "current_password_mismatch", "Current password required when setting new password.");
const foreign = error(400, "email_address_not_authorized", "Email address can't be used as it is not authorized");

const done = { ok: true };
const refusal = (kind: string, more: object = {}) => ({ ok: false, refusal: { kind, ...more } });
const declined = ({ body }: Reply) => refusal("declined", { message: (body as { msg: string }).msg });
const paused = refusal("too-many-tries");

const token = "jeton" as MailToken;
const acts = {
  "sign up": ({ signUps }: Ports) => signUps.add({ ...camille, names: { pseudo: "Lya" } }),
  "send again": ({ signUps }: Ports) => signUps.sendAgain(camille.email),
  recover: ({ logins }: Ports) => logins.mailRecovery(camille.email),
  confirm: ({ mailLinks }: Ports) => mailLinks.spend({ kind: "sign-up", token }),
  "confirm an e-mail": ({ mailLinks }: Ports) => mailLinks.spend({ kind: "email-change", token }),
  "change the password": ({ logins }: Ports) => logins.changePassword("grand-froid"),
  "change the e-mail": ({ logins }: Ports) => logins.changeEmail("autre@exemple.fr"),
} as const;
type Act = keyof typeof acts;

const signedIn = async (): Promise<Ports> => {
  const device = supabaseDevice(hosted);
  await device.session.signIn(camille);
  return device;
};
const act = async (name: Act, to: typeof reply) => {
  const device = await signedIn();
  reply = to;
  return { answer: await acts[name](device), device };
};

it.each<readonly [Act, string, Reply, object]>([
  ["sign up", "a new login", { status: 200, body: user }, done],
  [
    "sign up",
    "a login that nobody can use",
    { status: 200, body: { ...user, identities: [] } },
    refusal("email-taken"),
  ],
  ["sign up", "that it is known", error(422, "user_already_exists", "User already registered"), refusal("email-taken")],
  ["sign up", "that it mailed a moment ago", frequent, done],
  ["sign up", "that it has mailed enough", exhausted, paused],
  ["sign up", "that the password is short", weak, refusal("password-too-short")],
  ["sign up", "that the password is long", tooLong, refusal("password-too-long")],
  ["sign up", "that the password is known to all", tooSimple, declined(tooSimple)],
  ["sign up", "that nobody may", closed, declined(closed)],
  ["sign up", "that it mails its own people alone", foreign, declined(foreign)],
  ["send again", "that it mailed a moment ago", frequent, done],
  ["send again", "that it has mailed enough", exhausted, paused],
  ["recover", "that it mailed a moment ago", frequent, done],
  ["recover", "that it has mailed enough", exhausted, paused],
  [
    "recover",
    "when it mails again",
    error(429, "over_email_send_rate_limit", "Email rate limit exceeded, retry after 42 seconds"),
    refusal("too-many-tries", { retryAfter: 42 }),
  ],
  ["confirm", "a session", { status: 200, body: session }, { ok: true, value: "done" }],
  [
    "confirm",
    "that the link is spent",
    error(403, "otp_expired", "Email link is invalid or has expired"),
    refusal("spent-link"),
  ],
  [
    "confirm",
    "that it was asked too often",
    error(429, "over_request_rate_limit", "Request rate limit reached"),
    paused,
  ],
  [
    "confirm an e-mail",
    "that the other link is missing",
    { status: 200, body: { msg: "…", code: "200" } },
    { ok: true, value: "one-more" },
  ],
  ["change the password", "the member", { status: 200, body: user }, done],
  ["change the password", "that it is the old one", error(422, "same_password", "…"), refusal("same-password")],
  ["change the password", "that it is short", weak, refusal("password-too-short")],
  ["change the password", "that it is known to all", tooSimple, declined(tooSimple)],
  ["change the password", "that it wants to be sure", reauthenticate, refusal("reauthentication")],
  ["change the password", "that it asks each time", currentWanted, refusal("reauthentication", { isEachTime: true })],
  ["change the password", "that it is another", currentWrong, refusal("reauthentication", { isEachTime: true })],
  ["change the e-mail", "the member", { status: 200, body: user }, done],
  ["change the e-mail", "that somebody has it", error(422, "email_exists", "…"), refusal("email-taken")],
  ["change the e-mail", "that it mails its own people alone", foreign, declined(foreign)],
  ["change the e-mail", "that it has mailed enough", exhausted, paused],
  ["change the e-mail", "that it mailed a moment ago", frequent, paused],
])("[BE-1] %s: a hosted project says %s", async (name, _, said, expected) => {
  expect((await act(name, said)).answer).toEqual(expected);
});

const changes = ["change the password", "change the e-mail"] as const;

describe.each(changes)("%s", (name) => {
  it.each([
    ["403 session_not_found", error(403, "session_not_found", "Session from session_id claim in JWT does not exist")],
    ["403 user_not_found", error(403, "user_not_found", "User from sub claim in JWT does not exist")],
    ["403 bad_jwt", error(403, "bad_jwt", "invalid JWT")],
    ["401", "unauthorized"],
  ] as const)("[AU-9] is refused as signed out at %s, and the session forgotten", async (_, said) => {
    const { answer, device } = await act(name, said);
    expect(answer).toEqual(refusal("signed-out"));
    expect(await device.session.current()).toBeUndefined();
  });

  it.each([
    ["a closed connection", "nothing"],
    ["500", error(500, "unexpected_failure", "…")],
  ] as const)("throws at %s, and leaves the session", async (_, said) => {
    const device = await signedIn();
    reply = said;
    await expect(acts[name](device)).rejects.toThrow();
    expect((await device.session.current())?.email).toBe(camille.email);
  });

  it("throws at an answer that isn't the backend's", async () => {
    await expect(act(name, { status: 200, body: { hello: "world" } })).rejects.toThrow();
  });
});

it("[AU-8] a sign-up carries e-mail, password, the site's root and the names of the page or the dialog", async () => {
  reply = { status: 200, body: user };
  const signUps = supabaseSignUps(supabaseClient(hosted, "nowhere"), "https://club.example/");
  const place = "POST /auth/v1/signup?redirect_to=https%3A%2F%2Fclub.example%2F";
  await signUps.add({ ...camille, names: { fullName: "Lya Fontaine", username: "lya" } });
  expect(asked).toEqual({
    place,
    body: expect.objectContaining({
      ...camille,
      data: { full_name: "Lya Fontaine", username: "lya" },
      code_challenge: null,
    }),
  });
  await signUps.add({ ...camille, names: { pseudo: "Lya" } });
  expect(asked).toEqual({ place, body: expect.objectContaining({ ...camille, data: { pseudo: "Lya" } }) });
});

it("[BE-1] [HS-11] a link is spent by its hash, and mails lead back to the site's root", async () => {
  reply = { status: 200, body: session };
  await acts.confirm(supabaseDevice(hosted));
  expect(asked).toMatchObject({ place: "POST /auth/v1/verify", body: { type: "signup", token_hash: "jeton" } });
  const client = supabaseClient(hosted, "nowhere");
  await client.auth.signInWithPassword(camille);
  reply = { status: 200, body: user };
  const logins = supabaseLogins(client, "https://club.example/");
  const back = "redirect_to=https%3A%2F%2Fclub.example%2F";
  await logins.mailRecovery(camille.email);
  expect(asked).toMatchObject({
    place: `POST /auth/v1/recover?${back}`,
    body: { email: camille.email, code_challenge: null },
  });
  await logins.changeEmail("autre@exemple.fr");
  expect(asked).toMatchObject({ place: `PUT /auth/v1/user?${back}`, body: { email: "autre@exemple.fr" } });
  await logins.changePassword("grand-froid");
  expect(asked).toMatchObject({ body: { password: "grand-froid" } });
  expect(asked?.body).not.toHaveProperty("current_password");
  await logins.changePassword("grand-froid", "demo-1234");
  expect(asked).toMatchObject({ body: { password: "grand-froid", current_password: "demo-1234" } });
});
