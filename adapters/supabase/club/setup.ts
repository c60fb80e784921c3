import * as z from "zod/mini";
import type { ClubSetup } from "../../../domain/club/readSetup.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { broken, notAllowed, sessionRefused } from "../shared/errors.ts";
import { camelCased } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const SetupRow = z.object({
  has_admin_name: z.boolean(),
  has_team: z.boolean(),
  has_match: z.boolean(),
  has_article: z.boolean(),
  has_tip: z.boolean(),
  has_position: z.boolean(),
  has_partner: z.boolean(),
  is_put_away: z.boolean(),
});

export const supabaseClubSetup = (client: Client): ClubSetup => ({
  async read() {
    const { data, error, status } = await client.rpc("club_setup");
    if (error) return notStaffBy(error, status);
    const [row] = z.parse(z.tuple([SetupRow]), data);
    return done(camelCased(row));
  },

  async putAway(isPutAway) {
    const { data, error, status } = await client.rpc("put_setup_away", { put_away: isPutAway });
    if (!error) {
      // The function returns what is stored: another answer isn't the backend's.
      z.parse(z.literal(isPutAway), data);
      return done();
    }
    if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
    if (notAllowed(error)) return refused({ kind: "not-allowed" });
    throw broken(error);
  },
});
