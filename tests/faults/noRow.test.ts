import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseProfiles, supabaseRoles } from "../../adapters/supabase/accounts/profiles.ts";
import { nobody } from "../contracts/ports.ts";
import { projectAt } from "../network.ts";

// PostgREST answers PGRST116 to a request for one row when there is none.

const strict = projectAt("http://strict.test", () =>
  HttpResponse.json({ code: "PGRST116", message: "0 rows", details: null, hint: null }, { status: 406 }),
);

it("[BE-2] takes PGRST116 for no role and no profile, and for no error", async () => {
  const client = supabaseClient(strict, "nowhere");
  expect(await supabaseRoles(client).of(nobody)).toBeUndefined();
  expect(await supabaseProfiles(client).of(nobody)).toBeUndefined();
});
