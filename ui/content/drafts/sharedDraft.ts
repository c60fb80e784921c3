import { createEvent, createStore, sample } from "effector";
import { act } from "../../lib/act.ts";
import { createQuery } from "../../lib/query.ts";

const readSharedDraftFx = act("readSharedDraft");

/** The page of a link is open, in the browser: the server's page knows no secret. */
export const linkFollowed = createEvent<string>();
export const draftRetried = createEvent();

const $secret = createStore<string | null>(null, { serialize: "ignore" }).on(linkFollowed, (_, secret) => secret);

const draft = createQuery({
  effect: readSharedDraftFx,
  $params: $secret.map((secret) => (secret === null ? null : { secret })),
  ends: [linkFollowed],
});
sample({ clock: [linkFollowed, draftRetried], fn: () => {}, target: draft.reloaded });

/** The draft of the link. */
export const $sharedDraft = draft.$state;
