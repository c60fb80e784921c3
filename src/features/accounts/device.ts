import type { Feature } from "../../feature.ts";

export const device: Feature = {
  name: "device",
};
