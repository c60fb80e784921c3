import { type Client, escapeIdentifier } from "pg";
import type { Statements } from "../database/database.ts";
import { SafeClient } from "../engine/connections.ts";
import { clientOptions, type DatabaseAddress } from "../engine/driver.ts";
import type { Table } from "./format.ts";
import { BackupRefusal } from "./refusal.ts";

/**
 * Values are written in the same form by each version and each server. A row that row security hides is an error, and no limit of
 * time ends a long copy.
 */
export const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set TimeZone = 'UTC'; set DateStyle = 'ISO, YMD';
  set IntervalStyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set row_security = off`;

/** Works on one connection of its own to a database. */
export const withClient = async <T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new SafeClient(clientOptions(address));
  try {
    await client.connect();
    await client.query(settings);
  } catch (cause) {
    await client.end().catch(() => {});
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new BackupRefusal(`The database can't be reached: ${said}`, cause);
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

export const statementsOf = (client: Client): Statements => ({
  query: async <T>(sql: string, params: readonly unknown[] = []) => (await client.query(sql, [...params])).rows as T[],
  exec: async (sql) => void (await client.query(sql)),
});

export const nameIn = ({ schema, name }: Pick<Table, "schema" | "name">): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const columnsIn = (columns: readonly string[]): string =>
  columns.map((column) => escapeIdentifier(column)).join(", ");
