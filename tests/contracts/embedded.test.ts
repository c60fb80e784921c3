import { afterAll, beforeAll } from "vitest";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";
import { sqlBackstage } from "./sqlBackstage.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const newDevice: NewDevice = async () => supabaseDevice(embedded.project);

everyContract(
  "the embedded backend",
  newDevice,
  sqlBackstage((sql, values) => embedded.backend.query(sql, values)),
);
