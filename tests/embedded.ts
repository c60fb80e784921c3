import type { AddressInfo } from "node:net";
import type { Project } from "../adapters/supabase/shared/client.ts";
import { listen } from "../src/server/http/listen.ts";
import type { DiscordApplication } from "../adapters/embedded/auth/discord/provider.ts";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";
import { firstRows } from "../src/firstContent.ts";
import { firstSectionsAt } from "./club.ts";
import { urlFor } from "./hosted/cluster.ts";
import { copyOf, hostedPort, hostedTemplate } from "./hosted/copy.ts";

export type Embedded = { readonly project: Project; readonly backend: EmbeddedBackend; close(): Promise<void> };

/**
 * The embedded backend, seeded, in memory, over HTTP on a free port. In `npm run test:hosted` on a database as a hosted project has it,
 * with the rights that the CLI's push gave there. Keys are kept in a folder, if there is one.
 */
export const startEmbedded = async (folder = "memory://", discord?: DiscordApplication): Promise<Embedded> => {
  const template = hostedTemplate();
  const hosted = template === undefined ? undefined : await copyOf(template);
  const backend = await openBackend({
    folder,
    siteUrl: "http://127.0.0.1",
    seed: true,
    content: (now) => firstRows(firstSectionsAt(now)),
    ...(discord && { discord }),
    ...(hosted && { databaseUrl: urlFor("supabase_admin", hosted.name, hostedPort()) }),
  });
  // A cheaper hash: tests sign in hundreds of times.
  await backend.query(
    "update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4)) where encrypted_password <> ''",
    ["demo-1234"],
  );
  const server = await listen(backend.fetch, "127.0.0.1", 0, { sockets: backend.realtime });
  const { port } = server.address() as AddressInfo;
  return {
    backend,
    project: { url: `http://127.0.0.1:${port}`, anonKey: backend.anonKey },
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
      await hosted?.drop();
    },
  };
};
