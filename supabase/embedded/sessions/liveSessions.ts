import type { Claims } from "./accessToken.ts";
import type { Row } from "../database/row.ts";

export type LiveSessions = {
  /** Whether the session of a token still stands. "gone": its member isn't there any more. */
  stateOf(claims: Pick<Claims, "session_id" | "sub">): Promise<"live" | "ended" | "gone">;
  /** The database has ended it: signed out, another password, the member gone. */
  ended(session: string): void;
};

type Needs = {
  readonly query: (sql: string, params: unknown[]) => Promise<readonly Row[]>;
  /** Called for each session that ends. */
  readonly onEnd: (session: string) => void;
};

/** Milliseconds for which a session isn't asked about again. The database's word that it has ended comes before. */
const known = 10_000;
const mostKnown = 10_000;

/** Knows which sessions stand, so that an access token ends with its session and not an hour later. */
export const liveSessions = ({ query, onEnd }: Needs): LiveSessions => {
  const seen = new Map<string, { readonly sub: string; readonly at: number }>();
  // Answers that are on their way when a session ends say nothing of it.
  let ends = 0;
  return {
    async stateOf({ session_id: session, sub }) {
      const last = seen.get(session);
      if (last?.sub === sub && Math.abs(Date.now() - last.at) < known) return "live";
      const before = ends;
      const [member] = await query(
        `select s.id is not null as live from auth.users u
         left join auth.sessions s on s.id = $1 and s.user_id = u.id where u.id = $2`,
        [session, sub],
      );
      if (!member?.["live"]) return member ? "ended" : "gone";
      if (seen.size >= mostKnown) seen.clear();
      if (ends === before) seen.set(session, { sub, at: Date.now() });
      return "live";
    },
    ended(session) {
      ends++;
      seen.delete(session);
      onEnd(session);
    },
  };
};

const trigger = `
  create schema if not exists embedded;

  create or replace function embedded.announce_end() returns trigger
  language plpgsql set search_path = '' as $$
  begin
    perform pg_notify('embedded_ended_sessions', old.id::text);
    return null;
  end
  $$;
  revoke execute on function embedded.announce_end() from public;

  create or replace trigger announce_end after delete on auth.sessions
    for each row execute function embedded.announce_end();
`;

type Driver = {
  exec(sql: string): Promise<unknown>;
  listen(channel: string, heard: (text: string) => void): Promise<unknown>;
};

/** Calls back for each session that ends, whatever ended it, once that is committed. */
export const hearEnds = async (driver: Driver, ended: (session: string) => void): Promise<void> => {
  await driver.exec(trigger);
  await driver.listen("embedded_ended_sessions", ended);
};
