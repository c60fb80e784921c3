import { memoryShelf, type Shelf } from "../../adapters/memory/shelf.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { memoryDevice } from "../devices.ts";
import type { NewDevice } from "./ports.ts";
import { accountsContract } from "./session.ts";
import { tipCommentsContract } from "./tipComments.ts";
import { tipLikesContract } from "./tipLikes.ts";
import { tipsContract } from "./tips.ts";

const shared = memoryShelf();

/** All devices share what the club has; each has a session of its own. */
const deviceShelf = (): Shelf => {
  const own = memoryShelf();
  const shelfOf = (name: string) => (name === sessionName ? own : shared);
  return {
    getItem: (name) => shelfOf(name).getItem(name),
    setItem: (name, text) => shelfOf(name).setItem(name, text),
    removeItem: (name) => shelfOf(name).removeItem(name),
  };
};

const newDevice: NewDevice = async () => memoryDevice({ shelf: deviceShelf() });

accountsContract("memory", newDevice);
tipsContract("memory", newDevice);
tipLikesContract("memory", newDevice);
tipCommentsContract("memory", newDevice);
