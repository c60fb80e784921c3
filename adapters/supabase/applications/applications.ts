import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import {
  type Application,
  type ApplicationId,
  type NewApplication,
  statusOf,
} from "../../../domain/applications/application.ts";
import type { Applications } from "../../../domain/applications/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere } from "../shared/errors.ts";
import { signedOutBy } from "../accounts/signedOutBy.ts";
import { columnsOf } from "../content/stories.ts";

const text = z.nullable(z.string());

/** All columns that whoever may read an application reads. */
export const ApplicationRow = z.object({
  id: z.string(),
  user_id: z.string(),
  position: z.string(),
  discord_username: z.string(),
  age: z.nullable(z.number()),
  experience: z.string(),
  availability: z.string(),
  motivation: z.string(),
  status: z.string(),
  staff_notes: text,
  created_at: z.string(),
  reviewed_at: text,
  withdrawn_at: text,
});

export const applicationOf = (row: z.infer<typeof ApplicationRow>): Application => ({
  id: row.id as ApplicationId,
  applicant: row.user_id as MemberId,
  position: row.position,
  discordUsername: row.discord_username,
  age: row.age,
  experience: row.experience,
  availability: row.availability,
  motivation: row.motivation,
  status: statusOf(row.status),
  staffNotes: row.staff_notes,
  createdAt: row.created_at,
  decidedAt: row.reviewed_at,
  withdrawnAt: row.withdrawn_at,
});

/** What a member writes of an application, in the names of the columns. */
export const applicationRow = (application: NewApplication) => ({
  user_id: application.applicant,
  position: application.position,
  discord_username: application.discordUsername,
  age: application.age,
  experience: application.experience,
  availability: application.availability,
  motivation: application.motivation,
  status: "pending",
});

/** Longer than anybody's list: a backend gives no more rows than a thousand at once. */
const most = 500;
const Standing = z.enum(["withdrawn", "decided", "gone"]);

export const supabaseApplications = (client: Client): Applications => {
  const columns = columnsOf(ApplicationRow);

  const of: Applications["of"] = async (member) => {
    const own = client.from("applications").select(columns).eq("user_id", member);
    const { data, error, status } = await own.order("created_at", { ascending: false }).order("id").limit(most);
    if (error) return signedOutBy(client, error, status);
    return done(z.parse(z.array(ApplicationRow), data).map(applicationOf));
  };

  return {
    of,

    async add(wanted) {
      const row = applicationRow(wanted);
      const { data, error, status } = await client.from("applications").insert(row).select(columns).single();
      if (!error) return done(applicationOf(z.parse(ApplicationRow, data)));
      if (!alreadyThere(error)) return signedOutBy(client, error, status);
      // Perhaps an earlier try came through, though its answer didn't.
      const own = await of(wanted.applicant);
      if (!own.ok) return own;
      const isSame = (one: Application) => JSON.stringify(applicationRow(one)) === JSON.stringify(row);
      const same = own.value.find((one) => one.status === "pending" && isSame(one));
      return same ? done(same) : refused({ kind: "already-pending" });
    },

    async withdraw(id) {
      const { data, error, status } = await client.rpc("withdraw_application", { application: id });
      if (error) return signedOutBy(client, error, status);
      const standing = z.parse(Standing, data);
      if (standing === "gone") return refused({ kind: "no-application" });
      return standing === "withdrawn" ? done() : refused({ kind: "already-decided" });
    },
  };
};
