import { type EmbedService, embedServices } from "../../domain/content/body/embedServices.ts";
import type { OpenServices } from "../../domain/content/body/openServices.ts";
import type { CarefulStorage } from "./storage.ts";

export const openServicesName = "club-embeds";

/** Keeps their names, separated by spaces. Unknown names are left out. */
export const browserOpenServices = (storage: CarefulStorage): OpenServices => {
  const stored = (): readonly EmbedService[] => {
    const names = storage.getItem(openServicesName)?.split(" ") ?? [];
    return embedServices.filter((service) => names.includes(service));
  };
  return {
    read: async () => stored(),
    async choose({ service, isOpen }) {
      const others = stored().filter((one) => one !== service);
      const chosen = isOpen ? [...others, service] : others;
      if (chosen.length > 0) storage.setItem(openServicesName, chosen.join(" "));
      else storage.removeItem(openServicesName);
    },
  };
};
