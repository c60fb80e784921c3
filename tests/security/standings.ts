import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Credentials } from "../../domain/accounts/ports.ts";
import { rights, type Act, type Standing } from "../../domain/shared/rights.ts";
import { camille, sarah, yanis } from "../contracts/ports.ts";
import type { Embedded } from "../embedded.ts";

/** Who shows what a standing may. Nobody for a visitor. */
export const demo: Readonly<Record<Standing, Credentials | undefined>> = {
  visitor: undefined,
  member: camille,
  staff: sarah,
  admin: yanis,
};

export const standings = Object.keys(demo) as Standing[];
export const acts = Object.keys(rights) as Act[];

/** Camille: also whom a visitor claims to be. */
export const claimed = memberId(1);

/** Somebody of the seed whom no test signs in as. */
export const somebodyElse = memberId(4);

/** The application of the seed that waits for an answer: somebody's whom no test signs in as. */
export const pendingOfSeed = () => {
  const found = seed.applications.find(({ status }) => status === "pending");
  if (!found) throw new Error("The seed has no pending application");
  return found;
};

/** The one that was answered long ago. */
export const decidedOfSeed = () => {
  const found = seed.applications.find(({ status }) => status === "accepted");
  if (!found) throw new Error("The seed has no accepted application");
  return found;
};

/** Yanis, the seed's admin. */
export const adminOfSeed = memberId(3);

/** A signed-in, or not signed-in, client of the embedded backend. */
export const clientAs = async ({ project }: Embedded, standing: Standing) => {
  const client = supabaseClient(project, "nowhere");
  const credentials = demo[standing];
  if (!credentials) return { client, me: claimed };
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { client, me: data.user.id as MemberId };
};
