import type { Audience } from "../../domain/shared/rights.ts";

/** The rows that each kind of user may see or change at most, as conditions; `ME` stands for the member. Missing: none. */
export type Reach = Readonly<Partial<Record<Audience, string>>>;

/** What tests/security/cells.test.ts expects of tables. */
export type Cells = {
  /** Statements that insert rows, of others too, where the seed has none. */
  readonly rows?: string;
  readonly reach: Readonly<Record<`${"select" | "update" | "delete"} ${string}`, Reach>>;
  /** Columns in which something is stored, and tables from which rows are deleted. Values of one kind are tried: rows.test.ts and the probes try those that fit. */
  readonly stored?: { readonly [Who in "member" | "staff" | "admin"]?: readonly string[] };
};

const all = "true";
export const ofStaff: Reach = { staff: all, admin: all };
export const ofAll: Reach = { visitor: all, member: all, ...ofStaff };
/** Rows that everybody sees under a condition, and the staff without. */
export const published = (condition: string): Reach => ({ visitor: condition, member: condition, ...ofStaff });
export const mine = (column: string): Reach => {
  const own = `${column} = ME`;
  return { member: own, staff: own, admin: own };
};

/** Columns of a table that are updated. */
export const updates = (table: string, columns: string): readonly string[] =>
  columns.split(" ").map((column) => `update ${table} ${column}`);
