import * as z from "zod/mini";
import type { Holding, HoldingChange } from "../../../domain/content/reactions/holding.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const Rules = z.object({ words: z.array(z.string()), holds_links: z.boolean(), first_comments: z.int() });

const asked = (change: HoldingChange) => {
  if ("holdsLinks" in change) return { links: change.holdsLinks };
  return "firstComments" in change ? { first_comments: change.firstComments } : change;
};

export const supabaseHolding = (client: Client): Holding => ({
  async read() {
    const { data, error, status } = await client.rpc("read_holding", undefined, { get: true });
    if (error) return notStaffBy(error, status);
    const { words, holds_links: holdsLinks, first_comments: firstComments } = z.parse(Rules, data);
    return done({ words, holdsLinks, firstComments });
  },

  async change(change) {
    const { data, error, status } = await client.rpc("change_holding", asked(change));
    if (error) return notStaffBy(error, status);
    return z.parse(z.enum(["done", "too-many"]), data) === "done" ? done() : refused({ kind: "too-many-words" });
  },
});
