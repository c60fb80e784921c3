import { afterAll, beforeAll } from "vitest";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const newDevice: NewDevice = async () => supabaseDevice(embedded.project);

everyContract("the embedded backend", newDevice, async (email) =>
  (
    await embedded.backend.query("select body_text from outbox where recipient = $1 order by created_at desc", [email])
  ).map((row) => String(row["body_text"])),
);
