import { Client, type ClientConfig } from "pg";
import { ended, watchConnection } from "../engine/connections.ts";

type Heard = { readonly heard: (text: string) => void; readonly missed?: (() => void) | undefined };

/** Milliseconds before a lost connection is made anew. */
const usual = 200;

type Times = { readonly pause: number; readonly look: number; readonly answer: number };

/** A connection that listens. A lost connection is replaced. */
export const listenerAt = (options: ClientConfig, times?: Times) => {
  const pause = times?.pause ?? usual;
  const channels = new Map<string, Heard>();
  let connection: Client | undefined;
  let isClosed = false;

  const lost = (client: Client): void => {
    if (client !== connection) return;
    connection = undefined;
    void ended(client);
    againLater();
  };
  const againLater = (): void => {
    if (!isClosed) setTimeout(() => void again(), pause).unref();
  };
  const connect = async (): Promise<void> => {
    const client = new Client(options);
    client.on("error", () => lost(client));
    client.on("end", () => lost(client));
    client.on("notification", ({ channel, payload = "" }) => channels.get(channel)?.heard(payload));
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      void ended(client);
      throw error;
    }
    if (isClosed) return ended(client);
    watchConnection(client, times);
    connection = client;
  };
  const again = async (): Promise<void> => {
    if (isClosed) return;
    try {
      await connect();
    } catch {
      return againLater();
    }
    for (const { missed } of channels.values()) missed?.();
  };
  return {
    async listen(channel: string, heard: (text: string) => void, missed?: () => void): Promise<void> {
      channels.set(channel, { heard, missed });
      try {
        if (connection) await connection.query(`listen ${channel}`);
        else await connect();
      } catch (error) {
        channels.delete(channel);
        throw error;
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      if (connection) await ended(connection);
    },
  };
};
