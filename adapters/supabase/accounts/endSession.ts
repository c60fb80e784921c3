import type { SupabaseClient } from "@supabase/supabase-js";

type Client = Pick<SupabaseClient, "auth">;

/** Whose session the backend has refused, without anybody having heard of it yet. */
const refused = new WeakSet<Client>();

/** The backend refused the session of a client, which may end now. */
export const sessionWasRefused = (client: Client): void => void refused.add(client);

/** Forgets a session that the backend doesn't know any more. Whoever listens hears that it has ended by itself. */
export const endSession = async (client: Client): Promise<void> => {
  sessionWasRefused(client);
  await client.auth.signOut({ scope: "local" });
};

/** The tokens of members that were deleted. The backend has no session left to end for them. */
const deleted = new WeakMap<Client, string>();

/** The member that a token stands for was deleted. */
export const memberWasDeleted = (client: Client, token: string): void => void deleted.set(client, token);

/** Whether a token stands for a member that was deleted. */
export const isOfDeletedMember = (client: Client, token: string): boolean => deleted.get(client) === token;

/** Whether a session that is over by now was refused. Says so once. */
export const hasEndedByItself = (client: Client): boolean => refused.delete(client);
