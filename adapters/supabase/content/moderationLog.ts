import * as z from "zod/mini";
import { actsPerPage, moderationActs, type ModerationLog } from "../../../domain/content/reports/log.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const ActRow = z.object({
  id: z.int(),
  done_at: z.string(),
  done_by: z.nullable(z.string()),
  act: z.enum(moderationActs),
  kind: z.nullable(z.enum(["article", "tip"])),
  about: z.nullable(z.string()),
});

/** What the staff did. */
export const supabaseModerationLog = (client: Client): ModerationLog => ({
  async page({ after }) {
    const found = await client.rpc("list_moderation", { most: actsPerPage, ...(after && { before: after }) });
    if (found.error) return notStaffBy(found.error, found.status);
    return done(rowsOf(ActRow, found).map(({ done_at: at, done_by: by, ...act }) => ({ ...act, at, by })));
  },
});
