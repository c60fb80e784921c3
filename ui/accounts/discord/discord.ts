import { attach, createEvent, createStore, sample } from "effector";
import type { DiscordLink } from "../../../domain/accounts/discordAccount.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createMutation } from "../../lib/mutation.ts";
import { words as signInWords } from "../signIn/signInWords.ts";
import { $memberId, sessionChanged } from "../session/session.ts";
import {
  finishDiscordFx,
  goToDiscordFx,
  linkDiscordFx,
  myDiscordFx,
  offersDiscordFx,
  unlinkDiscordFx,
} from "./effects.ts";
import type { DiscordReturn } from "./returned.ts";
import { notReached, notUnlinked, words } from "./words.ts";

/** A view that may offer Discord is shown. */
export const discordOffered = createEvent();
/** The backend names Discord among its providers. Not until it has said so. */
export const $offersDiscord = createStore(false, { serialize: "ignore" }).on(offersDiscordFx.doneData, (_, is) => is);
sample({
  clock: discordOffered,
  source: { offers: $offersDiscord, isAsking: offersDiscordFx.pending },
  filter: ({ offers, isAsking }) => !offers && !isAsking,
  fn: () => {},
  target: offersDiscordFx,
});

/** The address that the browser leaves the site for; null while it stays. */
export const $leadsTo = createStore<string | null>(null, { serialize: "ignore" })
  .on([goToDiscordFx.doneData, linkDiscordFx.doneData], (_, address) => address)
  .reset($memberId);

const going = createMutation(goToDiscordFx, { failed: ({ error }) => notReached(error) });
export const { requested: discordPressed } = going;
export const $isGoing = goToDiscordFx.pending;

/** A member who has just signed in links Discord. */
export const linkPressed = createEvent<{ readonly back: string; readonly isKnown?: boolean }>();
const linkNowFx = attach({ effect: linkDiscordFx });
sample({ clock: linkPressed, target: linkNowFx });
sample({ clock: linkNowFx.failData, fn: notReached, target: toastShown });
export const $isLinking = linkNowFx.pending;

/** What the address of a way to Discord tells. */
export const arrived = createEvent<DiscordReturn>();
export const arrivalLeft = createEvent();
export const $arrival = createStore<DiscordReturn | null>(null, { serialize: "ignore" })
  .on(arrived, (_, told) => told)
  .reset(arrivalLeft);

export type ReturnState =
  { readonly status: "opening" | "open" | "spent" } | { readonly status: "failed"; readonly failure: Unexpected };

/** A way to Discord came back with this code. */
export const codeBrought = createEvent<string>();
const $code = createStore("", { serialize: "ignore" }).on(codeBrought, (_, code) => code);
/** Tries the code again after an outage. */
export const codeTried = createEvent();
sample({ clock: codeBrought, target: finishDiscordFx });
sample({ clock: codeTried, source: $code, target: finishDiscordFx });

export const $returned = createStore<ReturnState>({ status: "opening" }, { serialize: "ignore" })
  .on(finishDiscordFx, () => ({ status: "opening" }))
  .on(finishDiscordFx.done, () => ({ status: "open" }))
  .on(finishDiscordFx.failData, (_, failure) =>
    failure.kind === "spent-link" ? { status: "spent" } : { status: "failed", failure },
  );
sample({ clock: finishDiscordFx.done, fn: () => {}, target: sessionChanged });
sample({ clock: finishDiscordFx.done, fn: () => signInWords.signedIn, target: toastShown });

export type OwnDiscord =
  { readonly status: "loading" | "failed" } | { readonly status: "ready"; readonly link: DiscordLink };

/** A view about the member's own Discord is shown. */
export const ownDiscordWanted = createEvent();
export const $ownDiscord = createStore<OwnDiscord>({ status: "loading" }, { serialize: "ignore" })
  .on(myDiscordFx.doneData, (_, link) => ({ status: "ready", link }))
  .on(myDiscordFx.fail, (own) => (own.status === "ready" ? own : { status: "failed" }))
  .reset($memberId);
sample({ clock: [ownDiscordWanted, unlinkDiscordFx.done], fn: () => {}, target: myDiscordFx });

const unlinking = createMutation(unlinkDiscordFx, {
  done: () => words.setting.unlinked,
  failed: ({ error }) => notUnlinked(error),
});
export const { requested: unlinkPressed } = unlinking;
export const $isUnlinking = unlinkDiscordFx.pending;
