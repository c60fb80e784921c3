import * as z from "zod/mini";
import type { Profiles, Roles } from "../../domain/accounts/ports.ts";
import type { Client } from "./client.ts";
import { broken, noRow } from "./errors.ts";

const ProfileRow = z.object({
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

// One row or none. `maybeSingle` asks so that none is no failed request, which the browser would write into the member's
// console on each visit; a backend that answers PGRST116 all the same is understood too.
export const supabaseProfiles = (client: Client): Profiles => ({
  async of(member) {
    const { data, error } = await client.from("profiles").select("*").eq("id", member).maybeSingle();
    if (error && !noRow(error)) throw broken(error);
    if (!data) return undefined;
    const { full_name: fullName, username, avatar_url: avatar } = z.parse(ProfileRow, data);
    return { fullName, username, avatar };
  },
});

// A role that this version doesn't know gives no rights.
const RoleRow = z.object({ role: z.catch(z.optional(z.enum(["staff", "admin"])), undefined) });

export const supabaseRoles = (client: Client): Roles => ({
  async of(member) {
    const { data, error } = await client.from("user_roles").select("role").eq("user_id", member).maybeSingle();
    if (error && !noRow(error)) throw broken(error);
    return data ? z.parse(RoleRow, data).role : undefined;
  },
});
