// A process that opens a backend and writes to it, several requests at a time, until it is killed. Prints what was acknowledged.
import { openBackend } from "../backend.ts";

const [folder = "", root = "", name = ""] = process.argv.slice(2);
const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: false, root });

const insert = (note: string): Promise<Response> =>
  backend.fetch(
    new Request("http://backend.test/rest/v1/notes", {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ note, filler: "x".repeat(500) }),
    }),
  );

const write = async (writer: number): Promise<void> => {
  for (let number = 0; ; number++) {
    const note = `${name}-${writer}-${number}`;
    const { ok } = await insert(note);
    if (ok) process.stdout.write(`${note}\n`);
  }
};

await Promise.all([1, 2, 3, 4].map(write));
