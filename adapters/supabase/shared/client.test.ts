import { AuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
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
