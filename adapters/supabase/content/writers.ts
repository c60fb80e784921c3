import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Writer, Writers } from "../../../domain/content/editing/writers.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { stillNamed } from "../shared/errors.ts";
import { rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const WriterRow = z.object({
  member_id: z.string(),
  username: z.nullable(z.string()),
  took_at: z.nullable(z.string()),
});

export const supabaseWriters = (client: Client): Writers => ({
  async tell({ kind, id, act }) {
    const told = await client.rpc("tell_writer", { kind, item: id, act });
    const { error, status } = told;
    if (error) return stillNamed(error) ? refused({ kind: "gone" }) : notStaffBy(error, status);
    return done(
      rowsOf(WriterRow, told).map((row): Writer => ({
        member: row.member_id as MemberId,
        username: row.username,
        tookAt: row.took_at,
      })),
    );
  },
});
