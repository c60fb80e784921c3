import { memoryBackend } from "../../adapters/memory/backend.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { deviceShelf, memoryShelf } from "../../adapters/memory/shelf.ts";
import { memoryDevice } from "../devices.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";

const shared = memoryShelf();

const newDevice: NewDevice = async () => memoryDevice({ shelf: deviceShelf(shared) });

everyContract("memory", newDevice, async (email) =>
  memoryBackend(seed, shared)
    .mails.read()
    .filter(({ to }) => to === email)
    .map(({ text }) => text),
);
