import type { Density } from "../../domain/shared/density.ts";
import type { CarefulStorage } from "./storage.ts";

const name = "club-comfortable";

export const browserDensity = (storage: CarefulStorage): Density => ({
  read: async () => storage.getItem(name) !== null,
  async choose(isComfortable) {
    if (isComfortable) storage.setItem(name, "chosen");
    else storage.removeItem(name);
  },
});
