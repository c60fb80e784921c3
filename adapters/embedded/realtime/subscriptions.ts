import * as z from "zod";
import type { Change, Row } from "./changes.ts";

const mostOfOneChannel = 20;
const longestFilter = 500;

const Wanted = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(longestFilter).optional(),
});

const Join = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({ private: z.boolean().optional(), postgres_changes: z.array(Wanted).max(mostOfOneChannel).optional() })
    .optional(),
});

export type Subscription = z.infer<typeof Wanted> & { readonly id: number; readonly filtered: (row: Row) => boolean };

export type Join = { readonly token: string | undefined; readonly subscriptions: readonly Subscription[] };

const filterForm = /^([a-z_][a-z0-9_]*)=(eq|neq|in)\.(.*)$/s;

/** Whether a row is what a filter asks for. A column that isn't in the row fits no filter. */
const filterOf = (text: string): ((row: Row) => boolean) | undefined => {
  const [, column, operator, value] = filterForm.exec(text) ?? [];
  if (column === undefined || value === undefined) return undefined;
  const values = operator === "in" ? value.replace(/^\((.*)\)$/s, "$1").split(",") : [value];
  return (row) => row[column] !== undefined && values.includes(String(row[column])) === (operator !== "neq");
};

let lastId = 0;

/** A client's subscription on a channel, or the reason of its refusal as a text. */
export const readJoin = (payload: unknown): Join | string => {
  const { data } = Join.safeParse(payload);
  if (!data) return "What is asked for can't be read";
  if (data.config?.private) return "There are no private channels here";
  const wanted = (data.config?.postgres_changes ?? []).map((one) => ({
    ...one,
    filtered: one.filter ? filterOf(one.filter) : () => true,
  }));
  if (wanted.some(({ filtered }) => !filtered)) return "Filters here are: column=eq.value, neq, in.(one,other)";
  return {
    token: data.access_token ?? undefined,
    subscriptions: wanted.map((one) => ({ ...one, id: ++lastId }) as Subscription),
  };
};

const any = (wanted: string | undefined): boolean => wanted === undefined || wanted === "*" || wanted === "";

/** The ledger, the only table whose changes are told. */
export const [schema, table] = ["public", "changes"];

export const isAbout = (wanted: Subscription, { type, row }: Change): boolean =>
  (wanted.event === "*" || wanted.event === type) &&
  (any(wanted.schema) || wanted.schema === schema) &&
  (any(wanted.table) || wanted.table === table) &&
  wanted.filtered(row);
