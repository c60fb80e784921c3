import { expect, it } from "vitest";
import { openBackend } from "../backend.ts";

it("[NW-62] starts with a club's address that is none, and keeps its names", async () => {
  const backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://site.test",
    seed: false,
    club: { name: "Club de test", shortName: "CDT", email: "Le club <contact@club.test>" },
    mails: "captured",
  });
  expect(await backend.query("select name, email from private.club")).toEqual([{ name: "Club de test", email: null }]);
  await backend.close();
});
