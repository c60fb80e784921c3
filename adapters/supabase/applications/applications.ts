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
import { alreadyThere, positionClosed } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { camelCased, columnsOf } from "../shared/rows.ts";

const text = z.nullable(z.string());
/** The questions of a position, or of an application. */
export const QuestionRows = z.array(z.object({ name: z.string(), label: z.string(), hint: z.string() }));

/** The columns for the applicant and the staff. */
export const ApplicationRow = z.object({
  id: z.string(),
  user_id: z.string(),
  position: z.string(),
  position_title: z.string(),
  questions: QuestionRows,
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

export const applicationOf = ({
  id,
  user_id: applicant,
  status,
  reviewed_at: decidedAt,
  ...row
}: z.infer<typeof ApplicationRow>): Application => ({
  ...camelCased(row),
  id: id as ApplicationId,
  applicant: applicant as MemberId,
  status: statusOf(status),
  decidedAt,
});

/** The columns that a member writes. */
const applicationRow = (application: NewApplication) => ({
  user_id: application.applicant,
  position: application.position,
  discord_username: application.discordUsername,
  age: application.age,
  experience: application.experience,
  availability: application.availability,
  motivation: application.motivation,
  status: "pending",
});

/** More than any member has, and less than the thousand rows that a backend returns at once. */
const most = 500;
const Outcome = z.enum(["withdrawn", "decided", "gone"]);

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

    async add(wanted, revision) {
      const row = applicationRow(wanted);
      const sent = { ...row, ...(revision !== undefined && { position_revision: revision }) };
      const { data, error, status } = await client.from("applications").insert(sent).select(columns).single();
      if (!error) return done(applicationOf(z.parse(ApplicationRow, data)));
      const isClosed = positionClosed(error);
      if (!alreadyThere(error) && !isClosed) return signedOutBy(client, error, status);
      // An earlier try may have succeeded without an answer.
      const own = await of(wanted.applicant);
      if (!own.ok) return own;
      const isSame = (one: Application) => JSON.stringify(applicationRow(one)) === JSON.stringify(row);
      const same = own.value.find((one) => one.status === "pending" && isSame(one));
      return same ? done(same) : refused({ kind: isClosed ? "unknown-position" : "already-pending" });
    },

    async withdraw(id) {
      const { data, error, status } = await client.rpc("withdraw_application", { application: id });
      if (error) return signedOutBy(client, error, status);
      const outcome = z.parse(Outcome, data);
      if (outcome === "gone") return refused({ kind: "no-application" });
      return outcome === "withdrawn" ? done() : refused({ kind: "already-decided" });
    },
  };
};
