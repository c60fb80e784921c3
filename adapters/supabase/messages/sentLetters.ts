import * as z from "zod/mini";
import type { LetterId } from "../../../domain/club/letter/letters.ts";
import type { SentLetters } from "../../../domain/club/letter/sentLetters.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, countIn, rowsOf } from "../shared/rows.ts";

const SummaryRow = z.object({ slug: z.string(), title: z.string(), lead: z.string(), send_at: z.string() });
const LetterRow = z.extend(SummaryRow, { id: z.string(), content: z.string() });

const summaryOf = ({ slug, title, lead, send_at }: z.infer<typeof SummaryRow>) => ({
  slug: slug as Slug,
  title,
  lead,
  sentAt: new Date(send_at).toISOString(),
});

/** Row security hides all letters but those of the archive. */
export const supabaseSentLetters = (client: Client): SentLetters => ({
  async slice(from, count) {
    const all = client.from("letters").select(columnsOf(SummaryRow)).order("send_at", { ascending: false }).order("id");
    return rowsOf(SummaryRow, await all.range(from, from + count - 1)).map(summaryOf);
  },

  async total() {
    return countIn(await client.from("letters").select("id", { count: "exact", head: true }));
  },

  async bySlug(slug) {
    const [row] = rowsOf(LetterRow, await client.from("letters").select(columnsOf(LetterRow)).eq("slug", slug));
    return row && { ...summaryOf(row), id: row.id as LetterId, content: row.content };
  },
});
