import type { Claims } from "./accessToken.ts";
import type { Database } from "../../database/database.ts";

export type LiveSessions = {
  /** Whether the session of a token is live. "gone": its member doesn't exist. */
  stateOf(claims: Pick<Claims, "session_id" | "sub">): Promise<"live" | "ended" | "gone">;
};

const sql = `select s.id is not null as live from auth.users u
  left join auth.sessions s on s.id = $1 and s.user_id = u.id where u.id = $2`;

/** Asks which sessions are live, so that an access token ends with its session and not an hour later. */
export const liveSessions = ({ query }: Pick<Database, "query">): LiveSessions => ({
  async stateOf({ session_id: session, sub }) {
    const [member] = await query<{ readonly live: boolean }>(sql, [session, sub]);
    if (!member) return "gone";
    return member.live ? "live" : "ended";
  },
});

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

/** Calls back for each session that ends, once that is committed. */
export const hearEnds = async (database: Database, ended: (session: string) => void): Promise<void> => {
  await database.exec(trigger);
  await database.listen("embedded_ended_sessions", ended);
};
