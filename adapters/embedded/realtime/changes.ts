import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A row of the ledger of changes, `public.changes`, that was written. */
export type Change = {
  readonly type: "INSERT" | "UPDATE";
  /** ISO 8601. */
  readonly at: string;
  readonly row: {
    readonly id: string;
    readonly kind: string;
    readonly item: string | null;
    readonly audience: "all" | "members" | "member" | "staff";
  };
};

/** A sign of `untilHeard`, which stands in the order of the commits. */
type Notice = Change | { readonly sign: string };

// Without the time of the row: what a transaction writes twice is one notice. Tests have schemas without the ledger.
const trigger = `
  create schema if not exists embedded;

  create or replace function embedded.announce() returns trigger
  language plpgsql set search_path = '' as $$
  begin
    perform pg_notify('embedded_changes', jsonb_build_object(
      'type', tg_op, 'at', now(), 'row', to_jsonb(new) - 'changed_at'
    )::text);
    return null;
  end
  $$;
  revoke execute on function embedded.announce() from public;

  do $$
  begin
    if to_regclass('public.changes') is not null then
      create or replace trigger announce after insert or update on public.changes
        for each row execute function embedded.announce();
    end if;
  end
  $$;
`;

// A listener that throws stops no other.
const called = (listener: () => void): void => {
  try {
    listener();
  } catch (error) {
    console.error(error);
  }
};

/** Nothing is lost by a sign that the disk forgets. */
const giveSign =
  "select set_config('synchronous_commit', 'off', true), pg_notify('embedded_changes', json_build_object('sign', $1::text)::text)";

/** Milliseconds that an answer waits for its sign. Before it is given there may be a wait for a connection. */
const patience = 1_000;

export type Ledger = {
  /** Resolves when all changes that are committed by now were told, or `missed`. */
  untilHeard(): Promise<void>;
};

/**
 * Tells of each change in the ledger, once it is committed and in the order of the commits. `missed` is called when some may not have
 * been heard: after a time without a connection, and when a sign doesn't arrive.
 */
export const followLedger = async (
  database: Pick<Database, "exec" | "listen" | "query">,
  heard: (change: Change) => void,
  missed: () => void,
): Promise<Ledger> => {
  const signs = new Map<string, () => void>();
  await database.exec(trigger);
  await database.listen(
    "embedded_changes",
    (text) => {
      const notice = JSON.parse(text) as Notice;
      if ("sign" in notice) signs.get(notice.sign)?.();
      else called(() => heard(notice));
    },
    missed,
  );
  return {
    async untilHeard() {
      const sign = randomUUID();
      let late: ReturnType<typeof setTimeout> | undefined;
      const arrived = new Promise<true>((arrive) => signs.set(sign, () => arrive(true)));
      const given = database.query(giveSign, [sign]).then(
        () => Promise.race([arrived, new Promise<false>((end) => (late = setTimeout(end, patience, false)))]),
        () => false,
      );
      if (!(await given)) missed();
      clearTimeout(late);
      signs.delete(sign);
    },
  };
};
