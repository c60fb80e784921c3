import { club } from "virtual:club";
import { contact } from "virtual:club/contact";
import { hidden } from "virtual:club/hidden";
import { matches } from "virtual:club/matches";
import { partners } from "virtual:club/partners";
import { shop } from "virtual:club/shop";
import { recruitment } from "virtual:club/recruitment";
import { teams } from "virtual:club/teams";
import type { CarefulStorage } from "../../adapters/browser/storage.ts";
import { memoryBackend } from "../../adapters/memory/backend.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryStore, sharedStore } from "../../adapters/memory/shared/keyValueStore.ts";
import { faultModes, faultProfileOf } from "../../adapters/memory/shared/faultInjector.ts";
import { firstContent } from "../../domain/club/firstContent.ts";
import { memoryPorts } from "../parts/memory.ts";
import { sectionsAt } from "../demoSeason.ts";
import { storedChoice } from "./storedChoice.ts";

/** The demo club on the memory backend, stored in `keeping`, with the fault mode stored there. */
export const openDemo = (keeping: CarefulStorage = memoryStore()) => {
  const storage = sharedStore(keeping);
  const faultMode = storedChoice(storage, "club-dev-fault-mode", faultModes);
  const backend = memoryBackend(
    {
      ...seed,
      content: (opened) =>
        firstContent(sectionsAt(club, { teams, matches, partners, shop, recruitment, hidden }, opened)),
    },
    storage,
    faultProfileOf(faultMode.read),
  );
  return {
    backend,
    place: {
      backend,
      club: contact.email,
      site: globalThis.location?.origin ?? "",
      clubNames: [club.name, club.shortName],
      portsOf: memoryPorts,
    },
    storage,
    faultMode,
  };
};

export type Demo = ReturnType<typeof openDemo>;
