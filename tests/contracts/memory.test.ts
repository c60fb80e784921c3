import { memoryBackend } from "../../adapters/memory/backend.ts";
import { memoryProfiles, memoryRoles } from "../../adapters/memory/profiles.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memorySession } from "../../adapters/memory/session.ts";
import { memoryShelf, type Shelf } from "../../adapters/memory/shelf.ts";
import { memoryTipComments } from "../../adapters/memory/tipComments.ts";
import { memoryTipLikes } from "../../adapters/memory/tipLikes.ts";
import { memoryTips } from "../../adapters/memory/tips.ts";
import { memoryTipViews } from "../../adapters/memory/tipViews.ts";
import { sessionName } from "../../adapters/sessionName.ts";
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

const newDevice: NewDevice = async () => {
  const backend = memoryBackend(seed, deviceShelf());
  return {
    session: memorySession(backend),
    profiles: memoryProfiles(backend),
    roles: memoryRoles(backend),
    tips: memoryTips(backend),
    likes: memoryTipLikes(backend),
    comments: memoryTipComments(backend),
    views: memoryTipViews(backend),
  };
};

accountsContract("memory", newDevice);
tipsContract("memory", newDevice);
tipLikesContract("memory", newDevice);
tipCommentsContract("memory", newDevice);
