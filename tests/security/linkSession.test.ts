import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { outcomeInHash, sessionInHash } from "../../ui/accounts/mailLinks/linkSession.ts";
import { camille, sarah, signedIn } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { standInForBrowser } from "./localStorage.ts";

// The backend's links open the site with a session in the address. An attacker can make such an address from a session of
// their own: a visitor would then write private data into the attacker's account.

let embedded: Embedded;
let storage: ReturnType<typeof standInForBrowser>;
let brought: string;
beforeAll(async () => {
  embedded = await startEmbedded();
  const { data } = await supabaseClient(embedded.project, "nowhere").auth.signInWithPassword(camille);
  if (!data.session) throw new Error("Camille was not signed in");
  const { access_token, refresh_token } = data.session;
  brought = `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`;
  storage = standInForBrowser();
});
afterAll(() => embedded.close());
beforeEach(() => storage.removeItem(sessionName));

const openAt = (address: string) => {
  vi.stubGlobal("window", { location: { href: address, hash: new URL(address).hash } });
  return supabaseDevice(embedded.project, supabaseClient(embedded.project, "device"));
};
const spent = { ok: false, refusal: { kind: "spent-link" } };

it.each([
  ["behind its sign", () => `http://site.test/#${brought}`],
  ["as a question", () => `http://site.test/?${brought}`],
  ["of a recovery", () => `http://site.test/#${brought.replace("signup", "recovery")}`],
])("[SE-8] an address with a session %s signs nobody in by itself", async (_, address) => {
  const device = openAt(address());
  const changed = vi.fn();
  device.session.subscribe(changed);
  expect(await device.session.current()).toBeUndefined();
  expect(storage.getItem(sessionName)).toBeNull();
  expect(changed).not.toHaveBeenCalled();
});

it("[SE-8] keeps the current session when a link brings another", async () => {
  await signedIn(openAt("http://site.test/"), sarah);
  expect((await openAt(`http://site.test/#${brought}`).session.current())?.email).toBe(sarah.email);
});

it("[SE-8] says whose session it is, opens it when it is asked to, and tells", async () => {
  const device = openAt("http://site.test/");
  const session = sessionInHash(`#${brought}`);
  if (!session) throw new Error("The address brings no session");
  expect(await device.mailLinks.ownerOf(session)).toEqual({ ok: true, value: { email: camille.email } });
  expect(await device.session.current()).toBeUndefined();

  const changed = vi.fn();
  device.session.subscribe(changed);
  expect(await device.mailLinks.open(session)).toMatchObject({ ok: true });
  expect((await device.session.current())?.email).toBe(camille.email);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
});

describe("[SE-8] a session that is none", () => {
  it.each([
    ["a token of nobody", { accessToken: "a.b.c", refreshToken: "r" }],
    ["no token", { accessToken: "x", refreshToken: "x" }],
  ])("is said to be over: %s", async (_, session) => {
    const device = openAt("http://site.test/");
    expect(await device.mailLinks.ownerOf(session)).toEqual(spent);
    expect(await device.mailLinks.open(session)).toEqual(spent);
    expect(await device.session.current()).toBeUndefined();
  });
});

it.each(["", "#", "#access_token=a", "#refresh_token=r", "#error=access_denied&error_code=otp_expired", "#suite"])(
  "[SE-8] %j brings no session",
  (hash) => {
    expect(sessionInHash(hash)).toBeUndefined();
  },
);

it("[SE-8] keeps what a session was mailed for", () => {
  expect(sessionInHash("#access_token=a&refresh_token=r&type=recovery")).toEqual({
    accessToken: "a",
    refreshToken: "r",
    isRecovery: true,
  });
});

it("[HS-5] tells a link's outcomes apart, whatever their texts say", () => {
  expect(outcomeInHash("#access_token=a&refresh_token=r&type=invite")).toMatchObject({ isRecovery: true });
  expect(outcomeInHash("#access_token=a&refresh_token=r&type=email_change")).toMatchObject({ isRecovery: false });
  expect(outcomeInHash("#error=access_denied&error_code=otp_expired&error_description=Email")).toBe("refused");
  expect(outcomeInHash("#access_token=a")).toBe("refused");
  expect(outcomeInHash("#message=Confirmation+link+accepted")).toBe("one-more");
});
