import { AuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { HttpResponse } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { projectAt } from "../../../tests/network.ts";
import { supabaseClient } from "./client.ts";

it("[SE-1] keeps a session whose renewal had no answer", async () => {
  const expired = () => HttpResponse.json({ code: "PGRST303", message: "JWT expired" }, { status: 401 });
  const client = supabaseClient(projectAt("https://project.example", expired), "nowhere");
  const session = { access_token: "old" } as Session;
  vi.spyOn(client.auth, "getSession").mockResolvedValue({ data: { session }, error: null });
  // Real requests are retried for 25 seconds.
  const error = new AuthRetryableFetchError("fetch failed", 0);
  vi.spyOn(client.auth, "refreshSession").mockResolvedValue({ data: { session: null, user: null }, error });
  const signOut = vi.spyOn(client.auth, "signOut");

  const answer = await client.from("tips").select();
  expect(answer.error?.message).toContain("No answer from the backend");
  expect(signOut).not.toHaveBeenCalled();
});

const hour = 3_600_000;

it.each([
  ["two hours fast", 2 * hour],
  ["two hours slow", -2 * hour],
  ["ten years fast", 10 * 365 * 24 * hour],
  ["ten years slow", -10 * 365 * 24 * hour],
  ["right", 0],
])("[AU-24] renews no fresh session on a device whose clock is %s, and an old one once", async (_, shift) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + shift });
  onTestFinished(() => void vi.useRealTimers());
  let elapsed = 0;
  let renewals = 0;
  const sessionNow = () => ({
    access_token: `token ${renewals}`,
    refresh_token: `renewal ${renewals}`,
    token_type: "bearer",
    expires_in: 3_600,
    expires_at: Math.floor((now + elapsed + hour) / 1_000),
    user: { id: "1", email: "lya@exemple.fr" },
  });
  const project = projectAt("https://project.example", ({ request }) => {
    if (new URL(request.url).searchParams.get("grant_type") === "refresh_token") renewals += 1;
    return HttpResponse.json(sessionNow());
  });
  const client = supabaseClient(project, "device");
  await client.auth.stopAutoRefresh();
  await client.auth.signInWithPassword({ email: "lya@exemple.fr", password: "un mot de passe" });
  for (let page = 0; page < 7; page++) await client.auth.getSession();
  expect(renewals).toBe(0);

  elapsed = hour;
  vi.setSystemTime(now + shift + elapsed);
  for (let page = 0; page < 7; page++) await client.auth.getSession();
  expect(renewals).toBe(1);
});
