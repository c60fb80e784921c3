import { afterAll, beforeAll, expect, it } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/accounts/profiles.ts";
import { nobody } from "../contracts/ports.ts";
import { serveProject } from "./brokenBackend.ts";

// A backend that takes "one row" to the letter answers PGRST116 where there is none.

let served: Awaited<ReturnType<typeof serveProject>>;
beforeAll(async () => {
  served = await serveProject((_, response) => {
    response.writeHead(406, { "content-type": "application/json" });
    response.end(JSON.stringify({ code: "PGRST116", message: "0 rows", details: null, hint: null }));
  });
});
afterAll(() => served.close());

it("[BE-2] takes PGRST116 for no role and no profile, and for no error", async () => {
  const client = supabaseClient(served.project, "nowhere");
  expect(await supabaseRoles(client).of(nobody)).toBeUndefined();
  expect(await supabaseProfiles(client).of(nobody)).toBeUndefined();
});
