import type { Draft } from "../ui/lib/drafts.ts";
import { recallDraftFx, storeDraftFx, storedDraftsFx } from "../ui/lib/drafts.ts";

const pair = <Fx, Handler>(fx: Fx, handler: Handler): [Fx, Handler] => [fx, handler];

/** The handlers of a device that stores drafts here. */
export const deviceDrafts = (device: Map<string, string>) => [
  pair(storeDraftFx, ({ name, text }: Draft) => {
    if (text) device.set(name, text);
    else device.delete(name);
    return true;
  }),
  pair(recallDraftFx, (name: string) => device.get(name) ?? ""),
  pair(storedDraftsFx, () => [...device.keys()]),
];
