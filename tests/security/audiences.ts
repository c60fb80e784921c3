import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Credentials } from "../../domain/accounts/ports.ts";
import { rights, type Act, type Audience } from "../../domain/shared/rights.ts";
import { camille, sarah, yanis } from "../contracts/ports.ts";
import type { Embedded } from "../embedded.ts";

/** The demo account of an audience; undefined for a visitor. */
export const demo: Readonly<Record<Audience, Credentials | undefined>> = {
  visitor: undefined,
  member: camille,
  staff: sarah,
  admin: yanis,
};

export const audiences = Object.keys(demo) as Audience[];
export const acts = Object.keys(rights) as Act[];

/** Camille; a visitor's requests claim to be her too. */
export const claimed = memberId(1);

/** A member of the seed that no test signs in as. */
export const somebodyElse = memberId(4);

/** The pending application of the seed, of a member that no test signs in as. */
export const pendingOfSeed = () => {
  const found = seed.applications.find(({ status }) => status === "pending");
  if (!found) throw new Error("The seed has no pending application");
  return found;
};

/** The application of the seed that was decided long ago. */
export const decidedOfSeed = () => {
  const found = seed.applications.find(({ status }) => status === "accepted");
  if (!found) throw new Error("The seed has no accepted application");
  return found;
};

/** Yanis, the seed's admin. */
export const adminOfSeed = memberId(3);

/** A signed-in, or not signed-in, client of the embedded backend. Untyped, so that tests can send what the adapters can't. */
export const clientAs = async ({ project }: Embedded, audience: Audience) => {
  const client: SupabaseClient = supabaseClient(project, "nowhere");
  const credentials = demo[audience];
  if (!credentials) return { client, me: claimed };
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { client, me: data.user.id as MemberId };
};
