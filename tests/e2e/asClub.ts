import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";

/**
 * A client with the server's secret key: decides as the club.
 * @param site whose key it is: the site that most tests share, or the one of the tests that change pages
 */
export const openClub = (address: string, site: "shared" | "editing" = "shared") => {
  const folder = `${process.env["E2E_DATA"]}${site === "editing" ? "-editing" : ""}`;
  const { secretKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  return createClient(address, secretKey, { auth: { persistSession: false } });
};
