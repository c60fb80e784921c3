import { contact } from "virtual:club/contact";
import { legal } from "virtual:club/legal";
import { createEvent, sample } from "effector";
import type { FolderFacts } from "../../../domain/club/readSetup.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { toastActed, toastShown } from "../../lib/feedback/toasts.ts";
import { $club } from "../../lib/page/club.ts";
import { createQuery } from "../../lib/query.ts";
import { putSetupAwayFx, readSetupFx } from "../effects.ts";
import { bringBack, notPutAway, putAway } from "./words.ts";

/** What the build knows of the club's folder. */
const $folder = $club.map(({ links }): FolderFacts => ({
  isLegalComplete: [legal.publisher, legal.address, legal.director, legal.host].every((fact) => fact !== ""),
  hasContactEmail: contact.email !== "",
  sendsMails: true,
  hasOwnLogo: true,
  hasOwnColours: true,
  hasOwnHome: true,
  hasLinks: links.length > 0,
}));

/** The list is shown: it is read again, the known one stays visible. */
export const setupWanted = createEvent();
export const putAwayPressed = createEvent();

const setup = createQuery({ effect: readSetupFx, $params: $folder, ends: [$memberId] });
export const $setup = setup.$state;
sample({ clock: [setupWanted, putSetupAwayFx.done], target: setup.refreshed });

sample({ clock: putAwayPressed, fn: () => true, target: putSetupAwayFx });
sample({ clock: toastActed, filter: ({ name }) => name === bringBack, fn: () => false, target: putSetupAwayFx });
sample({ clock: putSetupAwayFx.done, filter: ({ params }) => params, fn: () => putAway, target: toastShown });
sample({ clock: putSetupAwayFx.failData, fn: notPutAway, target: toastShown });
