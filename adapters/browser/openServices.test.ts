import { expect, it } from "vitest";
import { memoryStore } from "../memory/shared/keyValueStore.ts";
import { browserOpenServices, openServicesName } from "./openServices.ts";
import { carefulStorage } from "./storage.ts";

const device = () => {
  const storage = memoryStore();
  return { storage, services: browserOpenServices(carefulStorage(() => storage as unknown as Storage)) };
};

it("[NW-53] remembers services, forgets one, and leaves nothing behind without any", async () => {
  const { storage, services } = device();
  expect(await services.read()).toEqual([]);
  await services.choose({ service: "twitch", isOpen: true });
  await services.choose({ service: "youtube", isOpen: true });
  await services.choose({ service: "twitch", isOpen: true });
  expect(await services.read()).toEqual(["youtube", "twitch"]);
  await services.choose({ service: "youtube", isOpen: false });
  expect(await services.read()).toEqual(["twitch"]);
  await services.choose({ service: "twitch", isOpen: false });
  expect(storage.getItem(openServicesName)).toBeNull();
});

it("[NW-53] reads nothing but known services from what is stored", async () => {
  const { storage, services } = device();
  storage.setItem(openServicesName, "x <script> evil youtube,tiktok");
  expect(await services.read()).toEqual(["x"]);
});
