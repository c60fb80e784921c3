import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { supabaseClient } from "../../adapters/supabase/client.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { camille, sarah, signedIn } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { standInForBrowser } from "./localStorage.ts";

// The backend's own links lead to the site with a session in the address. Ours don't: they stand in the templates.

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
  vi.stubGlobal("window", { location: { href: address } });
  return supabaseDevice(embedded.project, supabaseClient(embedded.project, "device"));
};

it("[AU-9] signs in whoever followed one, and is told", async () => {
  const device = openAt(`http://site.test/#${brought}`);
  const changed = vi.fn();
  device.session.subscribe(changed);
  expect((await device.session.current())?.email).toBe(camille.email);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(storage.getItem(sessionName)).toContain(camille.email);
});

it("makes nobody of whoever is signed in somebody else", async () => {
  await signedIn(openAt("http://site.test/"), sarah);
  expect((await openAt(`http://site.test/#${brought}`).session.current())?.email).toBe(sarah.email);
});

it.each([
  ["a question", () => `http://site.test/?${brought}`],
  ["a token of nobody", () => `http://site.test/#${brought.replace(/access_token=[^&]*/, "access_token=a.b.c")}`],
  ["half of what is needed", () => `http://site.test/#${brought.replace("refresh_token", "autre")}`],
  ["a refusal", () => "http://site.test/#error=access_denied&error_code=otp_expired&error_description=Expired"],
])("takes no session from %s", async (_, address) => {
  expect(await openAt(address()).session.current()).toBeUndefined();
});
