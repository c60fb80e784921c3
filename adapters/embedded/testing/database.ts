import { databaseAt } from "../database/database.ts";
import { liteConnection } from "../database/lite.ts";
import { temporaryEngine } from "../engine/temporary.ts";

/** An empty database, and lite's way to it. */
export const emptyDatabase = async () => {
  const engine = await temporaryEngine({ key: "empty", write: async () => {} });
  const database = databaseAt(engine.address);
  await database.learnTypes();
  return {
    database,
    connection: liteConnection(database),
    async close() {
      await database.close();
      await engine.close();
    },
  };
};
