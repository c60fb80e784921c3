import * as z from "zod/mini";
import type { CategoryLists } from "../../../domain/content/categories/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import type { Answer } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";
import { CategoryKind } from "./categories.ts";

const UseRow = z.object({ kind: CategoryKind, slug: z.string(), items: z.int() });

/** The refusals of the database's functions, by the word that they answer with. */
const refusals = {
  taken: { kind: "label-taken" },
  full: { kind: "list-full" },
  stale: { kind: "stale" },
  gone: { kind: "gone" },
  used: { kind: "in-use" },
} as const;
type Why = keyof typeof refusals;

/** A function's answer: done, or a refusal. */
const outcome = <Own extends Why>({ data, error, status }: Answer, own: readonly Own[]) => {
  if (error) return notStaffBy(error, status);
  const said = z.parse(z.enum(["done", ...own]), data);
  return said === "done" ? done() : refused(refusals[said as Own]);
};

export const supabaseCategoryLists = (client: Client): CategoryLists => ({
  async used() {
    const { data, error, status } = await client.rpc("category_use");
    return error ? notStaffBy(error, status) : done(z.parse(z.array(UseRow), data));
  },

  add: async ({ kind, label }) =>
    outcome(await client.rpc("add_category", { of_kind: kind, new_label: label }), ["taken", "full"]),

  rename: async ({ kind, slug, label, revision }) =>
    outcome(await client.rpc("rename_category", { of_kind: kind, of_slug: slug, known: revision, new_label: label }), [
      "stale",
      "gone",
      "taken",
    ]),

  place: async ({ kind, slug, before }) =>
    outcome(await client.rpc("place_category", { of_kind: kind, of_slug: slug, ...(before !== null && { before }) }), [
      "gone",
    ]),

  remove: async ({ kind, slug, heir }) =>
    outcome(await client.rpc("remove_category", { of_kind: kind, of_slug: slug, ...(heir !== null && { heir }) }), [
      "used",
      "gone",
    ]),
});
