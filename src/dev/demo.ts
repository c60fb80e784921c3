import { contact } from "virtual:club/contact";
import type { CarefulStorage } from "../../adapters/browser/storage.ts";
import { memoryBackend } from "../../adapters/memory/backend.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryShelf, tabShelf } from "../../adapters/memory/shelf.ts";
import { kindsOfWeather, weatherOf } from "../../adapters/memory/weather.ts";
import { memoryModule } from "../modules/memory.ts";
import { kept } from "./kept.ts";

/** The demo club on the memory backend, kept in a storage, in the weather that was chosen there. */
export const openDemo = (keeping: CarefulStorage = memoryShelf()) => {
  const storage = tabShelf(keeping);
  const weather = kept(storage, "club-dev-weather", kindsOfWeather);
  const backend = memoryBackend(seed, storage, weatherOf(weather.read));
  return {
    backend,
    ports: memoryModule(backend, { club: contact.email, site: globalThis.location?.origin ?? "" }),
    storage,
    weather,
  };
};

export type Demo = ReturnType<typeof openDemo>;
