import { createEvent, createStore, sample } from "effector";
import type { EmbedService } from "../../../../domain/content/body/embedServices.ts";
import type { ServiceChoice } from "../../../../domain/content/body/openServices.ts";
import { chooseOpenServiceFx, readOpenServicesFx } from "./effects.ts";

/** A page in the browser wants to know what the device has chosen. */
export const openServicesAsked = createEvent();
/** All embeds of a service open on this device without a press, or wait for one again. */
export const serviceChosen = createEvent<ServiceChoice>();

export const $openServices = createStore<readonly EmbedService[]>([], { serialize: "ignore" })
  .on(readOpenServicesFx.doneData, (_, services) => services)
  .on(serviceChosen, (services, { service, isOpen }) => [
    ...services.filter((one) => one !== service),
    ...(isOpen ? [service] : []),
  ]);

sample({ clock: openServicesAsked, target: readOpenServicesFx });
sample({ clock: serviceChosen, target: chooseOpenServiceFx });
