import * as z from "zod/mini";
import { type SearchIndex, storedKinds } from "../../../domain/search/ports.ts";
import type { Client } from "../shared/client.ts";
import { broken } from "../shared/errors.ts";

const Total = z.int();
const Answer = z.object({
  hits: z.array(
    z.object({
      kind: z.enum(storedKinds),
      slug: z.string(),
      title: z.string(),
      at: z.nullable(z.string()),
      text: z.string(),
      is_tail: z.boolean(),
      person: z.nullable(z.object({ role: z.string(), game: z.string(), photo: z.nullable(z.string()) })),
    }),
  ),
  totals: z.object({ article: Total, tip: Total, match: Total, team: Total, person: Total }),
  near: z.array(z.string()),
  games: z.array(z.string()),
});

/** As an element of an array in an address: without quotes, the word null would be the value. */
const quoted = (word: string): string => `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

export const supabaseSearchIndex = (client: Client): SearchIndex => ({
  async find({ words, kinds, most, withText }) {
    const asked = { asked_words: words.map(quoted), asked_kinds: [...kinds], most, with_text: withText };
    const { data, error } = await client.rpc("search_site", asked, { get: true });
    if (error) throw broken(error);
    const { hits, totals, near, games } = z.parse(Answer, data);
    return {
      hits: hits.map(({ is_tail: isTail, at, person, ...hit }) => ({
        ...hit,
        isTail,
        ...(person && { person }),
        at: at === null ? null : new Date(at).toISOString(),
      })),
      totals,
      near,
      games,
    };
  },
});
