import * as z from "zod/mini";
import { viewSources } from "../../../domain/club/reading/viewSources.ts";
import type { ReadershipFigures } from "../../../domain/club/reading/readingFigures.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Day } from "../../../domain/shared/parisDay.ts";
import type { Client } from "../shared/client.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const DayOf = z.pipe(
  z.iso.date(),
  z.transform((day) => day as Day),
);
const Tip = { slug: z.string(), title: z.string() };
const Figures = z.object({
  today: DayOf,
  days: z.array(z.object({ day: DayOf, source: z.enum(viewSources), views: z.int() })),
  most_read: z.array(
    z.object({
      kind: z.enum(["article", "tip", "match", "team", "person", "page"]),
      slug: z.string(),
      title: z.string(),
      views: z.int(),
    }),
  ),
  missed: z.array(z.object({ words: z.string(), searches: z.int() })),
  kept: z.array(z.object({ ...Tip, times: z.int() })),
  rated: z.array(z.object({ ...Tip, average: z.number(), ratings: z.int() })),
});

export const supabaseReadershipFigures = (client: Client): ReadershipFigures => ({
  async read(days) {
    const { data, error, status } = await client.rpc("reading_figures", { list_days: days });
    if (error) return notStaffBy(error, status);
    const { most_read: mostRead, ...figures } = z.parse(Figures, data);
    return done({ ...figures, mostRead });
  },
});
