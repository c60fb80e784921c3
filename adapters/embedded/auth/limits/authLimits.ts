import * as z from "zod";
import { networksOf } from "../../../../supabase/functions/_shared/networks.ts";
import { addressIn, type Bounds, countAll, perNetwork, signedInFrom, tooManyTries, waitFor } from "./bounds.ts";
import type { AccountCall, Answer } from "../call.ts";
import { createLimits } from "./limits.ts";
import { mailLimits } from "./mailLimits.ts";
import { networkKey } from "../../queue/peers.ts";
import { answerTo } from "../../gateway/refusals.ts";
import { createFairQueue, site, whenQueueRefuses } from "../../queue/fairQueue.ts";

/** The most acts of a network within ten minutes. */
const most = {
  wrongPasswordsForOne: 20,
  wrongPasswords: 100,
  wrongLinks: 100,
  wrongCaptchas: 100,
  signInsToOne: 30,
  signIns: 150,
  waysToDiscord: 200,
};

/** Two at once leave threads to the rest of the server. */
const hashes = { most: 2, visitors: 2, each: 2, reserved: 0, waitingEach: 15, waiting: 50, patience: 10_000 };

/** Wrong passwords for an account within an hour without pauses, over all networks from which its member hasn't signed in. */
const freeGuesses = 30;
/**
 * The free guesses when only the first guesses of each network count, and their number per network: further guesses of a network make
 * no other network wait.
 */
const freeFirstGuesses = 60;
const firstGuesses = { ofNetwork: 8, ofRange: 24 };
const pauseAfter =
  (free: number) =>
  (guesses: number): number =>
    guesses < free ? 0 : Math.min(60_000, 5_000 * 2 ** (guesses - free));

const codeHeader = "x-sb-error-code";

const Session = z.object({ user: z.object({ email: z.string() }) });

/**
 * Limits tries of passwords and links, mails and hashes. Plain lite has no limits; a hosted project has its own, by address and by
 * project.
 *
 * @param clock for tests: milliseconds
 */
export const authLimits = (clock?: () => number) => {
  const timed = clock && { now: clock };
  const limits = createLimits(timed);
  const guesses = createLimits({ ...timed, within: 60 * 60_000 });
  const home = signedInFrom();
  const computing = createFairQueue(hashes);

  /** The counts over all networks that a try belongs to, and the milliseconds until the try is allowed. */
  const guessOf = (call: AccountCall): { readonly pause: number; readonly counted: readonly string[] } => {
    const account = addressIn(call);
    if (home.has(account, call.network)) return { pause: 0, counted: [] };
    const [all, first] = [`guesses for ${account}`, `first guesses for ${account}`];
    const own: Bounds = {
      [`${all} of ${call.network}`]: firstGuesses.ofNetwork,
      [`${all} of range ${networksOf(call.network ?? "").around}`]: firstGuesses.ofRange,
    };
    return waitFor(guesses, own) === 0
      ? { pause: guesses.pause(first, pauseAfter(freeFirstGuesses)), counted: [all, first, ...Object.keys(own)] }
      : { pause: guesses.pause(all, pauseAfter(freeGuesses)), counted: [all] };
  };

  /** Limits what a network may do wrong. */
  const untilWrong =
    (what: string, bound: number, isWrong: (response: Response) => boolean) =>
    (answer: Answer): Answer =>
    async (call) => {
      const bounds = perNetwork(call, what, bound);
      const wait = waitFor(limits, bounds);
      if (wait > 0) return tooManyTries(wait);
      const takeBack = countAll(limits, Object.keys(bounds));
      const response = await answer(call);
      if (!isWrong(response)) takeBack();
      return response;
    };

  return {
    /** For requests that mail the given address. */
    mailing: mailLimits({ limits, home }),

    /** For sign-ins with a password. */
    trying:
      (answer: Answer): Answer =>
      async (call) => {
        const tries: Bounds = {
          [`passwords for ${addressIn(call)} of ${call.network}`]: most.wrongPasswordsForOne,
          ...perNetwork(call, "passwords", most.wrongPasswords),
        };
        const entries: Bounds =
          call.network === undefined
            ? {}
            : {
                [`sign-ins to ${addressIn(call)} of ${call.network}`]: most.signInsToOne,
                ...perNetwork(call, "sign-ins", most.signIns),
              };
        const guess = guessOf(call);
        const wait = Math.max(waitFor(limits, { ...tries, ...entries }), guess.pause);
        if (wait > 0) return tooManyTries(wait);
        const takeBackTries = countAll(limits, Object.keys(tries));
        const takeBackEntries = countAll(limits, Object.keys(entries));
        const takeBackGuess = countAll(guesses, guess.counted);
        const response = await answer(call);
        if (!response.ok) takeBackEntries();
        if (response.headers.get(codeHeader) !== "invalid_credentials") {
          takeBackTries();
          takeBackGuess();
        }
        return response;
      },

    /** For the links of mails. */
    spending: untilWrong("links", most.wrongLinks, ({ ok }) => !ok),

    /** For ways to a provider and back: each writes a row, or asks the provider. */
    leaving:
      (answer: Answer): Answer =>
      (call) => {
        const bounds = perNetwork(call, "ways to Discord", most.waysToDiscord);
        const wait = waitFor(limits, bounds);
        if (wait > 0) return Promise.resolve(tooManyTries(wait));
        countAll(limits, Object.keys(bounds));
        return answer(call);
      },

    /** For captchas. Each costs a request to their provider. */
    proving: untilWrong("captchas", most.wrongCaptchas, ({ headers }) => headers.get(codeHeader) === "captcha_failed"),

    /** Limits requests that compute hashes. Requests of this machine count as the site's. */
    hashing:
      (answer: Answer): Answer =>
      (call) =>
        computing(networkKey(call.network ?? "") ?? site, () => answer(call)).catch(
          whenQueueRefuses((isOwnFault) =>
            isOwnFault
              ? tooManyTries(hashes.patience)
              : answerTo(call.request, 503, "Too many passwords are being looked at", hashes.patience / 1000),
          ),
        ),

    /** Limits requests that open or renew a session, per network, so attacks from elsewhere don't lock the member out. */
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
