import type { SupabaseClient } from "@supabase/supabase-js";

type Client = Pick<SupabaseClient, "auth">;

/** Clients whose session was refused, until hasEndedByItself() reads it. */
const refused = new WeakSet<Client>();

/** Marks a client's session as refused. */
export const sessionWasRefused = (client: Client): void => void refused.add(client);

/** Forgets a session that the backend doesn't know; subscribers are told that it has ended by itself. */
export const endSession = async (client: Client): Promise<void> => {
  sessionWasRefused(client);
  await client.auth.signOut({ scope: "local" });
};

/** Tokens of deleted members, for which the backend has no session to end. */
const deleted = new WeakMap<Client, string>();

/** Marks a token's member as deleted. */
export const memberWasDeleted = (client: Client, token: string): void => void deleted.set(client, token);

/** Whether a token is a deleted member's. */
export const isOfDeletedMember = (client: Client, token: string): boolean => deleted.get(client) === token;

/** Whether an ended session was refused. True once. */
export const hasEndedByItself = (client: Client): boolean => refused.delete(client);
