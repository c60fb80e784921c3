import type { Feature } from "../../feature.ts";

export const discord: Feature = {
  name: "discord",
};
