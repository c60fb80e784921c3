import * as z from "zod/mini";
import type { TagLists, TagUse } from "../../../domain/content/tagLists.ts";
import { tagsOf } from "../../../domain/content/tags.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const UseRow = z.object({ label: z.string(), articles: z.int() });

export const supabaseTagLists = (client: Client): TagLists => ({
  async used() {
    const { data, error, status } = await client.rpc("list_tags");
    if (error) return notStaffBy(error, status);
    const rows = z.parse(z.array(UseRow), data);
    return done(
      rows.flatMap(({ label, articles }): readonly TagUse[] => tagsOf(label).map((tag) => ({ ...tag, articles }))),
    );
  },

  async rename({ slug, label }) {
    const { data, error, status } = await client.rpc("rename_tag", { of_slug: slug, new_label: label });
    if (error) return notStaffBy(error, status);
    return z.parse(z.boolean(), data) ? done() : refused({ kind: "gone" });
  },
});
