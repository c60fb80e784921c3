import * as z from "zod/mini";
import type { Profiles, Roles } from "../../domain/accounts/ports.ts";
import type { Client } from "./client.ts";
import { broken, noRow, sessionRefused } from "./errors.ts";

const ProfileRow = z.object({
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

const RoleRow = z.object({ role: z.string() });
const KnownRole = z.enum(["staff", "admin"]);

// One row or none, asked for as a list: one row alone (`single`) would make none a failed request, which the browser
// writes into the member's console on each visit. A backend that answers so all the same is understood too, and whoever
// is not signed in any more has neither profile nor role.
const nothing = (error: Parameters<typeof broken>[0], status: number): boolean =>
  noRow(error) || sessionRefused(error, status);

export const supabaseProfiles = (client: Client): Profiles => ({
  async of(member) {
    const { data, error, status } = await client.from("profiles").select("*").eq("id", member);
    if (error && nothing(error, status)) return undefined;
    if (error) throw broken(error);
    const row = z.parse(z.array(ProfileRow), data)[0];
    return row && { fullName: row.full_name, username: row.username, avatar: row.avatar_url };
  },
});

export const supabaseRoles = (client: Client): Roles => ({
  async of(member) {
    const { data, error, status } = await client.from("user_roles").select("role").eq("user_id", member);
    if (error && nothing(error, status)) return undefined;
    if (error) throw broken(error);
    // A role that this version doesn't know gives no rights.
    return z.safeParse(KnownRole, z.parse(z.array(RoleRow), data)[0]?.role).data;
  },
});
