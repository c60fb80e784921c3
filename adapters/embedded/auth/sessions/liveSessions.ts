import type { Claims, SessionState } from "./accessToken.ts";
import type { Row } from "../../database/connection.ts";
import type { Database } from "../../database/database.ts";

type Session = Pick<Claims, "session_id" | "sub">;

export type LiveSessions = {
  /** Whether the session of a token is live. */
  stateOf(session: Session): Promise<SessionState>;
};

const sql = `select s.id is not null as live from auth.users u
  left join auth.sessions s on s.id = $1 and s.user_id = u.id where u.id = $2`;

/** The statement that checks whether a session is live, and the reading of its rows. Needs the rights of the database's owner. */
export const sessionQuestion = ({ session_id: session, sub }: Session) => ({
  sql,
  params: [session, sub],
  stateIn: ([member]: readonly Row[]): SessionState => {
    if (!member) return "gone";
    return member["live"] === true ? "live" : "ended";
  },
});

/** Checks whether sessions are live, so that an access token ends with its session and not an hour later. */
export const liveSessions = ({ query }: Pick<Database, "query">): LiveSessions => ({
  async stateOf(session) {
    const { sql, params, stateIn } = sessionQuestion(session);
    return stateIn(await query(sql, params));
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
