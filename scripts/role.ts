import { settingsFrom } from "../src/server/settings.ts";
import { openBackend } from "../adapters/embedded/backend.ts";
import { hasDatabase } from "../adapters/embedded/folder/folder.ts";

// Sets a member's staff right in the data folder of the embedded backend. Stop the site first: only one process may open a folder.
//   npm run role -- someone@example.org admin     (or staff, or none)

const usage = "Say whom and what: npm run role -- someone@example.org admin (or staff, or none)";

/** Sets the right of an account. Returns a sentence about the result; throws one when nothing was changed. */
const setRole = async (email = "", role = ""): Promise<string> => {
  if (!email.includes("@") || !["admin", "staff", "none"].includes(role)) throw new Error(usage);
  const { backend: place, siteAddress, hasDemoData, backups } = settingsFrom(process.env);
  if (!("folder" in place)) {
    throw new Error(
      "This is for the embedded backend. docs/deploy-hosted.md has the line of SQL for a Supabase project.",
    );
  }
  const { folder, databaseUrl } = place;
  if (databaseUrl === undefined && !hasDatabase(folder)) {
    throw new Error(`There is no database in ${folder} yet: start the site once, and create the account.`);
  }
  const backend = await openBackend({ ...place, backups: backups.folder, siteUrl: siteAddress, seed: hasDemoData });
  try {
    const [account] = await backend.query(
      "select id, email from auth.users where email = private.ascii_mail_address($1)",
      [email],
    );
    if (!account) throw new Error(`No account has the e-mail ${email}: its owner has to sign up first.`);
    if (role === "none") await backend.query("delete from public.user_roles where user_id = $1", [account["id"]]);
    else {
      const sql = `insert into public.user_roles (user_id, role) values ($1, $2)
        on conflict (user_id) do update set role = excluded.role`;
      await backend.query(sql, [account["id"], role]);
    }
    return role === "none" ? `${account["email"]} has no role any more.` : `${account["email"]} is ${role} now.`;
  } finally {
    await backend.close();
  }
};

try {
  console.log(await setRole(...process.argv.slice(2)));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
