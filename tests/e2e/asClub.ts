import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";

/** A client with the server's secret key: decides as the club. */
export const openClub = (address: string) => {
  const { secretKey } = JSON.parse(readFileSync(join(process.env["E2E_DATA"] ?? "", "keys.json"), "utf8"));
  return createClient(address, secretKey, { auth: { persistSession: false } });
};
