import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";

/**
 * A client with the server's secret key: decides as the club.
 * @param site whose key it is: the site that most tests share, or the one of the tests that change pages
 */
export const openClub = (address: string, site: "shared" | "editing" | "identity" = "shared") => {
  const folder = `${process.env["E2E_DATA"]}${site === "shared" ? "" : `-${site}`}`;
  const { secretKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  return createClient(address, secretKey, { auth: { persistSession: false } });
};

/** Signs up a member of the editing site whom no other test knows, and follows the mail's link. Resolves to their e-mail; the password is the demo's. */
export const newMember = async (address: string, username: string): Promise<string> => {
  const visitor = openClub(address, "editing");
  const email = `${username}@exemple.fr`;
  const signedUp = await visitor.auth.signUp({ email, password: "demo-1234", options: { data: { username } } });
  if (signedUp.error) throw signedUp.error;
  let token: string | undefined;
  // The mail is captured a moment later.
  for (let tries = 0; token === undefined && tries < 50; tries++) {
    const mails = await (await fetch(`${address}/_dev/mail`)).text();
    token = mails.includes(email)
      ? /\/auth\/confirm\?\S*?token=(\w+)/.exec(mails.slice(mails.indexOf(email)))?.[1]
      : undefined;
    if (token === undefined) await wait(200);
  }
  const { error } = await visitor.auth.verifyOtp({ type: "signup", token_hash: token ?? "" });
  if (error) throw error;
  return email;
};
