import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as prettier from "prettier";
import { openBackend } from "../adapters/embedded/backend.ts";

// Writes adapters/supabase/shared/database.ts, the types of the tables and functions that the migrations make:
//
//   npm run types:database

const file = fileURLToPath(new URL("../adapters/supabase/shared/database.ts", import.meta.url));

type Query = (sql: string) => Promise<readonly object[]>;

const types: Readonly<Record<string, string>> = {
  uuid: "string",
  text: "string",
  date: "string",
  timestamptz: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  numeric: "number",
  float8: "number",
  bool: "boolean",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

/** PostgreSQL names an array's type by its element's: `_text`. */
const typeOf = (name: string): string => {
  const type = types[name.replace(/^_/, "")];
  if (type === undefined) throw new Error(`scripts/databaseTypes.ts knows no type for ${name}`);
  return name.startsWith("_") ? `${type}[]` : type;
};

const named = (fields: readonly (readonly [name: string, type: string])[]): string =>
  `{ ${fields.map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
const union = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(" | ") || "never";

type Column = {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly isGenerated: boolean;
};
type Key = {
  readonly name: string;
  readonly column: string;
  readonly table: string;
  readonly target: string;
  readonly isUnique: boolean;
};
type Table = { readonly name: string; readonly columns: readonly Column[]; readonly keys: readonly Key[] };

const tablesSql = `
  select c.relname as name,
    (
      select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'isNullable', not a.attnotnull,
        'isRequired', a.attnotnull and not a.atthasdef, 'isGenerated', a.attgenerated <> ''
      ) order by a.attnum)
      from pg_attribute a join pg_type own on own.oid = a.atttypid
        -- A domain has the values of its base type.
        join pg_type t on t.oid = coalesce(nullif(own.typbasetype, 0), own.oid)
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    (
      select coalesce(json_agg(json_build_object(
        'name', f.conname, 'column', a.attname, 'table', r.relname, 'target', t.attname,
        'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey::int2[] = f.conkey)
      ) order by f.conname), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = all (f.conkey)
        join pg_attribute t on t.attrelid = r.oid and t.attnum = all (f.confkey)
      where f.contype = 'f' and f.conrelid = c.oid and r.relnamespace = c.relnamespace
    ) as keys
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`;

const keyOf = ({ name, column, table, target, isUnique }: Key): string =>
  `Key<${[name, column, table, target].map((one) => JSON.stringify(one)).join(", ")}, ${isUnique}>`;

const tableOf = ({ name, columns, keys }: Table): string => {
  const row = named(columns.map((column) => [column.name, typeOf(column.type) + (column.isNullable ? " | null" : "")]));
  const required = union(columns.filter(({ isRequired }) => isRequired).map((column) => column.name));
  const generated = union(columns.filter(({ isGenerated }) => isGenerated).map((column) => column.name));
  return `${name}: Table<${row}, ${required}, ${generated}, [${keys.map(keyOf).join(", ")}]>`;
};

type DatabaseFunction = {
  readonly name: string;
  /** A function without parameters has none. */
  readonly args: readonly { readonly name: string; readonly type: string }[];
  /** Callers may leave out the last parameters. */
  readonly defaults: number;
  readonly returns: string;
  readonly isSet: boolean;
  /** The table whose rows it returns. */
  readonly table: string | null;
  /** The columns that the function returns, when they are no table's. */
  readonly columns: readonly { readonly name: string; readonly type: string }[] | null;
};

const functionsSql = `
  select p.proname as name, p.pronargdefaults as defaults, returned.typname as returns, p.proretset as "isSet",
    (
      select coalesce(json_agg(json_build_object('name', p.proargnames[n], 'type', t.typname) order by n), '[]')
      from unnest(p.proargtypes::oid[]) with ordinality as given (type, n) join pg_type t on t.oid = given.type
    ) as args,
    (select relname from pg_class where oid = returned.typrelid and relkind = 'r') as table,
    (
      select json_agg(json_build_object('name', p.proargnames[n], 'type', t.typname) order by n)
      from unnest(p.proallargtypes) with ordinality as given (type, n) join pg_type t on t.oid = given.type
      where p.proargmodes[n] = 't'
    ) as columns
  from pg_proc p join pg_type returned on returned.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
  order by p.proname`;

const functionOf = ({ name, args, defaults, returns, isSet, table, columns }: DatabaseFunction): string => {
  const given = args.map(
    (arg, at) => [at < args.length - defaults ? arg.name : `${arg.name}?`, typeOf(arg.type)] as const,
  );
  const Args = given.length > 0 ? named(given) : "never";
  if (table) return `${name}: RowsOf<${JSON.stringify(table)}, ${Args}>`;
  const answer = columns ? named(columns.map((column) => [column.name, typeOf(column.type)])) : typeOf(returns);
  return `${name}: { Args: ${Args}; Returns: ${answer}${isSet ? "[]" : ""} }`;
};

const head = `// Written by scripts/databaseTypes.ts from supabase/migrations. Change those, then: npm run types:database

type Json = string | number | boolean | null | { [name: string]: Json | undefined } | Json[];

type Table<Row, Required extends keyof Row, Generated extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Omit<Row, Generated>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: Relationships;
};

type Key<Name, Column, Relation, Target, IsUnique> = {
  foreignKeyName: Name;
  columns: [Column];
  isOneToOne: IsUnique;
  referencedRelation: Relation;
  referencedColumns: [Target];
};
`;

/** The file's text, of a database to which the migrations were applied. */
export const databaseTypes = async (query: Query): Promise<string> => {
  const tables = (await query(tablesSql)) as readonly Table[];
  const functions = (await query(functionsSql)) as readonly DatabaseFunction[];
  const text = `${head}
    type Tables = { ${tables.map(tableOf).join(";\n")} };

    type RowsOf<Name extends keyof Tables, Args> = {
      Args: Args;
      Returns: Tables[Name]["Row"][];
      SetofOptions: { from: "*"; to: Name; isOneToOne: false; isSetofReturn: true };
    };

    export type Database = {
      public: {
        Tables: Tables;
        Views: Record<never, never>;
        Functions: { ${functions.map(functionOf).join(";\n")} };
      };
    };`;
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), parser: "typescript" });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await openBackend({ folder: "memory://", siteUrl: "http://127.0.0.1", seed: false });
  writeFileSync(file, await databaseTypes(backend.query));
  await backend.close();
}
