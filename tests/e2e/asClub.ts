import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type Session } from "@supabase/supabase-js";
import { sessionName } from "../../adapters/sessionName.ts";

type Site = "shared" | "editing" | "identity" | "hostile";

/** The data folder of a site. */
export const dataOf = (site: Site): string => `${process.env["E2E_DATA"]}${site === "shared" ? "" : `-${site}`}`;

/**
 * A client with the server's secret key: decides as the club.
 * @param site whose key it is: the site that most tests share, the one of the tests that change pages, or of one file
 */
export const openClub = (address: string, site: Site = "shared") => {
  const folder = dataOf(site);
  const { secretKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  return createClient(address, secretKey, { auth: { persistSession: false } });
};

/** A new session of a member of the editing site. The password is the demo's. */
const newSession = async (address: string, email: string): Promise<Session> => {
  const { data, error } = await openClub(address, "editing").auth.signInWithPassword({ email, password: "demo-1234" });
  if (error) throw error;
  return data.session;
};

/** What a browser stores of a new session of a member of the editing site. */
export const sessionOf = async (address: string, email: string) => [
  { name: sessionName, value: JSON.stringify(await newSession(address, email)) },
];

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

/** Deletes the account of a session on the editing site, which only its member can. */
export const leave = async (address: string, session: Session): Promise<void> => {
  const member = openClub(address, "editing");
  await member.auth.setSession(session);
  await member.from("profiles").delete().eq("id", session.user.id).throwOnError();
};

/** Deletes the account of a member of the editing site. */
export const leaveBy = async (address: string, email: string) => leave(address, await newSession(address, email));
