import * as z from "zod";
import { addressIn, countAll, perAsker, tooManyTries, waitFor } from "./bounds.ts";
import type { Answer } from "./call.ts";
import { createLimits } from "./limits.ts";
import { mailLimits } from "./mailLimits.ts";
import { createShares, site, whenWithoutPlace } from "../requests/shares.ts";
import { signedInFrom } from "./signedInFrom.ts";

/** How often one network may do it within ten minutes. */
const most = { wrongPasswordsForOne: 20, wrongPasswords: 100, wrongLinks: 100 };

/** Two at once leave threads to the rest of the server. */
const hashes = { most: 2, visitors: 2, each: 2, waitingEach: 15, waiting: 50, patience: 10_000 };

/** Wrong passwords for one account within an hour, of all networks where it wasn't signed in, that ask for no pause. */
const freeGuesses = 30;
const pauseAfter = (guesses: number): number =>
  guesses < freeGuesses ? 0 : Math.min(60_000, 5_000 * 2 ** (guesses - freeGuesses));

const Session = z.object({ user: z.object({ email: z.string() }) });

/**
 * What keeps anyone from trying passwords, from having mails sent and from having passwords hashed without end. Plain lite lets
 * everything through. A hosted project has bounds of its own, by address and by project.
 *
 * @param clock for tests: milliseconds
 */
export const accountLimits = (clock?: () => number) => {
  const timed = clock && { now: clock };
  const limits = createLimits(timed);
  const guesses = createLimits({ ...timed, within: 60 * 60_000 });
  const home = signedInFrom();
  const computing = createShares(hashes);

  return {
    /** For what mails the address that was given. */
    mailing: mailLimits({ limits, home }),

    /** For sign-ins with a password. */
    trying:
      (answer: Answer): Answer =>
      async (call) => {
        const account = addressIn(call);
        const bounds = {
          [`passwords for ${account} of ${call.network}`]: most.wrongPasswordsForOne,
          ...perAsker(call, "passwords", most.wrongPasswords),
        };
        const isHome = home.has(account, call.network);
        const wait = Math.max(waitFor(limits, bounds), isHome ? 0 : guesses.pause(account, pauseAfter));
        if (wait > 0) return tooManyTries(wait);
        const takeBack = countAll(limits, bounds);
        const takeBackGuess = isHome ? undefined : guesses.count(account);
        const response = await answer(call);
        if (response.headers.get("x-sb-error-code") !== "invalid_credentials") {
          takeBack();
          takeBackGuess?.();
        }
        return response;
      },

    /** For the links of mails. */
    spending:
      (answer: Answer): Answer =>
      async (call) => {
        const bounds = perAsker(call, "links", most.wrongLinks);
        const wait = waitFor(limits, bounds);
        if (wait > 0) return tooManyTries(wait);
        const takeBack = countAll(limits, bounds);
        const response = await answer(call);
        if (response.ok) takeBack();
        return response;
      },

    /** For what computes hashes. This machine has no share: nobody else uses it up. */
    hashing:
      (answer: Answer): Answer =>
      (call) =>
        computing(call.network ?? site, () => answer(call)).catch(
          whenWithoutPlace(() => tooManyTries(hashes.patience)),
        ),

    /** For what opens or renews a session: tries of others don't slow its member in that network. */
    opening:
      (answer: Answer): Answer =>
      async (call) => {
        const response = await answer(call);
        const session = response.ok ? Session.safeParse(await response.clone().json()).data : undefined;
        if (session) home.add(session.user.email, call.network);
        return response;
      },
  };
};
