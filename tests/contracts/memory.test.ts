import { deviceShelf, memoryShelf } from "../../adapters/memory/shelf.ts";
import { memoryDevice } from "../devices.ts";
import type { NewDevice } from "./ports.ts";
import { accountsContract } from "./session.ts";
import { tipCommentsContract } from "./tipComments.ts";
import { tipLikesContract } from "./tipLikes.ts";
import { tipsContract } from "./tips.ts";

const shared = memoryShelf();

const newDevice: NewDevice = async () => memoryDevice({ shelf: deviceShelf(shared) });

accountsContract("memory", newDevice);
tipsContract("memory", newDevice);
tipLikesContract("memory", newDevice);
tipCommentsContract("memory", newDevice);
