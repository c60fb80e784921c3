import type { AddressInfo } from "node:net";
import type { Project } from "../adapters/supabase/shared/client.ts";
import { listen } from "../src/server/http/listen.ts";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";

export type Embedded = { readonly project: Project; readonly backend: EmbeddedBackend; close(): Promise<void> };

/** The embedded backend, seeded, in memory, over HTTP on a free port. */
export const startEmbedded = async (): Promise<Embedded> => {
  const backend = await openBackend({ folder: "memory://", siteUrl: "http://127.0.0.1", seed: true });
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
    },
  };
};
