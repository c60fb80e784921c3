import { afterAll, beforeAll } from "vitest";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import type { NewDevice } from "./ports.ts";
import { accountsContract } from "./session.ts";
import { tipCommentsContract } from "./tipComments.ts";
import { tipLikesContract } from "./tipLikes.ts";
import { tipsContract } from "./tips.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const newDevice: NewDevice = async () => supabaseDevice(embedded.project);

accountsContract("the embedded backend", newDevice);
tipsContract("the embedded backend", newDevice);
tipLikesContract("the embedded backend", newDevice);
tipCommentsContract("the embedded backend", newDevice);
