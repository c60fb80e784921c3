import * as z from "zod/mini";
import type { Database } from "./database.ts";
import { type BackendError, broken, unlikely } from "./errors.ts";

type Tables = Database["public"]["Tables"];
type Column = { [Name in keyof Tables]: keyof Tables[Name]["Row"] }[keyof Tables];

export const IdRow = z.object({ id: z.string() });

type WithColumns<Shape> = keyof Shape extends Column ? { readonly shape: Shape } : never;

/** The columns of a row, as a request lists them. */
export const columnsOf = <Shape extends object>(row: WithColumns<Shape>): string => Object.keys(row.shape).join(", ");

export type Answer = { readonly data: unknown; readonly error: BackendError | null; readonly status: number };

const arrays = new WeakMap<z.ZodMiniType, z.ZodMiniArray>();
/** The type of several rows. Making one takes as long as parsing a short answer. */
const arrayOf = <Row>(row: z.ZodMiniType<Row>) => {
  const known = (arrays.get(row) ?? z.array(row)) as z.ZodMiniArray<z.ZodMiniType<Row>>;
  arrays.set(row, known);
  return known;
};

/** The parsed rows of an answer. Throws its error, and rows of another shape. */
export const rowsOf = <Row>(row: z.ZodMiniType<Row>, { data, error }: Omit<Answer, "status">): readonly Row[] => {
  if (error) throw broken(error);
  return z.parse(arrayOf(row), data);
};

/** The number in the answer to a question that only counts. Throws its error. */
export const countIn = ({ count, error, status }: Omit<Answer, "data"> & { readonly count: number | null }): number => {
  if (error) throw broken(error);
  if (count === null) throw unlikely(status);
  return count;
};

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

const names = new Map<string, string>();
/** A column's name in the domain: `read_time` is `readTime`. */
export const camelCase = (column: string): string => {
  const name = names.get(column) ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  names.set(column, name);
  return name;
};

/** A row with its columns' names in the domain. */
export const camelCased = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value])) as {
    [Name in keyof Row as CamelCase<Name>]: Row[Name];
  };

/** Fields of the domain in the columns' names: `readTime` is `read_time`. */
export const snakeCased = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
