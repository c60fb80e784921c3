import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { memoryStore } from "../../../../adapters/memory/shared/keyValueStore.ts";
import { browserOpenServices } from "../../../../adapters/browser/openServices.ts";
import { carefulStorage } from "../../../../adapters/browser/storage.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { chooseOpenServiceFx, readOpenServicesFx } from "./effects.ts";
import { $openServices, openServicesAsked, serviceChosen } from "./openServices.ts";

const visit = (storage = memoryStore()) => {
  const services = browserOpenServices(carefulStorage(() => storage as unknown as Storage));
  const handlers = fakes([readOpenServicesFx, services.read], [chooseOpenServiceFx, services.choose]);
  return { storage, scope: fork({ handlers }) };
};

it("[NW-53] opens a service on this device from the choice on, also at the next visit, until it is taken back", async () => {
  const { storage, scope } = visit();
  await allSettled(serviceChosen, { scope, params: { service: "youtube", isOpen: true } });
  await allSettled(serviceChosen, { scope, params: { service: "youtube", isOpen: true } });
  expect(scope.getState($openServices)).toEqual(["youtube"]);

  const next = visit(storage).scope;
  expect(next.getState($openServices)).toEqual([]);
  await allSettled(openServicesAsked, { scope: next });
  expect(next.getState($openServices)).toEqual(["youtube"]);
  await allSettled(serviceChosen, { scope: next, params: { service: "youtube", isOpen: false } });
  expect(next.getState($openServices)).toEqual([]);
});

it("[NW-53] opens it for this page on a device that stores nothing", async () => {
  const nothing = carefulStorage(() => {
    throw new Error("Forbidden");
  });
  const services = browserOpenServices(nothing);
  const handlers = fakes([readOpenServicesFx, services.read], [chooseOpenServiceFx, services.choose]);
  const scope = fork({ handlers });
  await allSettled(serviceChosen, { scope, params: { service: "x", isOpen: true } });
  await allSettled(serviceChosen, { scope, params: { service: "tiktok", isOpen: true } });
  expect(scope.getState($openServices)).toEqual(["x", "tiktok"]);
});
