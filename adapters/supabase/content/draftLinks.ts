import * as z from "zod/mini";
import type { DraftLink, DraftLinks } from "../../../domain/content/editing/draftLinks.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, broken, stillNamed, unlikely } from "../shared/errors.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
import { editedOf, places } from "./items.ts";

const LinkRow = z.object({ secret: z.string(), expires_at: z.string() });
const Shared = z.nullable(
  z.union([
    z.object({ kind: z.literal("article"), item: places.article.edited }),
    z.object({ kind: z.literal("tip"), item: places.tip.edited }),
  ]),
);

const linkFrom = ({ secret, expires_at: expiresAt }: z.infer<typeof LinkRow>): DraftLink => ({ secret, expiresAt });

export const supabaseDraftLinks = (client: Client): DraftLinks => {
  const links = () => client.from("draft_links");

  const of: DraftLinks["of"] = async ({ kind, id }) => {
    const found = await links().select(columnsOf(LinkRow)).eq(kind, id);
    if (found.error) return notStaffBy(found.error, found.status);
    const [row] = rowsOf(LinkRow, found);
    return row ? done(linkFrom(row)) : ((await explainEmptyUpdate(client)) ?? done(null));
  };

  return {
    of,

    async open({ kind, id }) {
      const closed = await links().delete().eq(kind, id);
      if (closed.error) return notStaffBy(closed.error, closed.status);
      const item: { readonly tip?: string; readonly article?: string } = kind === "tip" ? { tip: id } : { article: id };
      const added = await links().insert(item).select(columnsOf(LinkRow));
      if (added.error && stillNamed(added.error)) return refused({ kind: "gone" });
      // Another member was faster: their link is as good.
      if (added.error && !alreadyThere(added.error)) return notStaffBy(added.error, added.status);
      if (added.error) {
        const theirs = await of({ kind, id });
        return theirs.ok && theirs.value ? done(theirs.value) : refused({ kind: "gone" });
      }
      const [row] = rowsOf(LinkRow, added);
      if (!row) throw unlikely(added.status);
      return done(linkFrom(row));
    },

    async close({ kind, id }) {
      const closed = await links().delete().eq(kind, id).select("secret");
      if (closed.error) return notStaffBy(closed.error, closed.status);
      return (closed.data?.length ?? 0) > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
    },

    async read(secret) {
      const { data, error } = await client.rpc("read_draft_link", { secret });
      if (error) throw broken(error);
      const shared = z.parse(Shared, data);
      return shared ? editedOf(shared.kind, shared.item) : undefined;
    },
  };
};
