import { createEvent, sample } from "effector";
import { $memberId } from "../../../../accounts/session/session.ts";
import { createQuery } from "../../../../lib/query.ts";
import { listTagChoicesFx } from "../../effects.ts";

/** A form offers the tags: loads them again, the known ones stay visible. */
export const tagChoicesWanted = createEvent();

const query = createQuery({ effect: listTagChoicesFx, ends: [$memberId] });
sample({ clock: tagChoicesWanted, target: query.refreshed });
export const $tagChoices = query.$state;
