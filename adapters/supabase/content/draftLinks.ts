import * as z from "zod/mini";
import type { DraftLink, DraftLinkId, DraftLinks } from "../../../domain/content/editing/draftLinks.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { isFull, stillNamed, unlikely } from "../shared/errors.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";

const LinkRow = z.object({ id: z.string(), expires_at: z.string() });
const ClosedRow = z.object({ id: z.string() });
const OpenedRow = z.extend(LinkRow, { secret: z.string() });

const linkFrom = ({ id, expires_at: expiresAt }: z.infer<typeof LinkRow>): DraftLink => ({
  id: id as DraftLinkId,
  expiresAt,
});

export const supabaseDraftLinks = (client: Client): DraftLinks => {
  const links = () => client.from("draft_links");
  return {
    async list({ kind, id }) {
      const found = await links().select(columnsOf(LinkRow)).eq(kind, id).order("expires_at");
      if (found.error) return notStaffBy(found.error, found.status);
      const rows = rowsOf(LinkRow, found);
      return (rows.length === 0 && (await explainEmptyUpdate(client))) || done(rows.map(linkFrom));
    },

    async open({ kind, id, days }) {
      const opened = await client.rpc("open_draft_link", { kind, item: id, days });
      const { error, status } = opened;
      if (error) {
        const seconds = pauseIn(error.message);
        if (seconds !== undefined) return refused({ kind: "too-many", seconds });
        if (isFull(error)) return refused({ kind: "links-full" });
        // The link would name an item that is deleted.
        return stillNamed(error) ? refused({ kind: "gone" }) : notStaffBy(error, status);
      }
      const [row] = rowsOf(OpenedRow, opened);
      if (!row) throw unlikely(status);
      return done({ ...linkFrom(row), secret: row.secret });
    },

    async close(id) {
      const closed = await links().delete().eq("id", id).select(columnsOf(ClosedRow));
      if (closed.error) return notStaffBy(closed.error, closed.status);
      return (rowsOf(ClosedRow, closed).length === 0 && (await explainEmptyUpdate(client))) || done();
    },
  };
};
