import { club as firstClub } from "virtual:club";
import { contact } from "virtual:club/contact";
import { home } from "virtual:club/home";
import { legal } from "virtual:club/legal";
import { own } from "virtual:club/own";
import { createEvent, sample } from "effector";
import type { FolderFacts } from "../../../domain/club/setupFacts.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { toastActed, toastShown } from "../../lib/feedback/toasts.ts";
import { $sendsMails } from "../../lib/page/site.ts";
import { createQuery } from "../../lib/query.ts";
import { putSetupAwayFx, readSetupFx } from "../effects.ts";
import { bringBack, notPutAway, putAway } from "./words.ts";

const texts = { home, contact, foot: firstClub, legal, identity: firstClub };

/** What the build knows of the club's folder, and the page of the server's settings. */
const $folder = $sendsMails.map((sendsMails): FolderFacts => ({ ...own, sendsMails, texts }));

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
