import { addressIn, countAll, perAsker, tooManyMails, waitFor } from "./bounds.ts";
import { type Answer, isMailable } from "../call.ts";
import { accountRefusal } from "../../gateway/refusals.ts";
import type { Limits } from "./limits.ts";
import type { SignedInFrom } from "./signedInFrom.ts";

/** How many mails one network may ask for within ten minutes. */
const most = { toOne: 5, toAll: 30 };
/** Mails that leave at once within ten minutes: to one address, of all, and of one network whatever all have asked for. */
const atOnce = { toOne: 5, all: 300, ofOne: 3 };
/** Milliseconds that a mail waits in the outbox rather than to be refused. */
const longest = { toOne: 10 * 60_000, all: 60 * 60_000 };

type Needs = { readonly limits: Limits; readonly home: SignedInFrom };

/**
 * Bounds what mails the address that was given, whether or not it is known: else the bound would tell. What all have asked for
 * makes mails wait, and of no network that asked for few.
 *
 * `keepsLink`: the answer may leave it at the link that an earlier mail brought, so that others' asking keeps nobody from theirs.
 */
export const mailLimits =
  ({ limits, home }: Needs) =>
  (answer: Answer, { keepsLink = false } = {}): Answer =>
  async (call) => {
    const email = addressIn(call);
    if (!isMailable(email))
      return accountRefusal(400, "validation_failed", "Unable to validate email address: invalid format");
    const own = {
      [`mails to ${email} of ${call.network}`]: most.toOne,
      ...perAsker(call, "mails", most.toAll),
    };
    const hasAskedForFew = call.network !== undefined && waitFor(limits, perAsker(call, "mails", atOnce.ofOne)) === 0;
    const toOne = home.has(email, call.network) ? 0 : limits.wait(`mails to ${email}`, atOnce.toOne);
    const ofAll = hasAskedForFew ? 0 : limits.wait("mails", atOnce.all);
    const keepLink = keepsLink && toOne > 0;
    const tooLong = Math.max(waitFor(limits, own), keepLink ? 0 : toOne - longest.toOne, ofAll - longest.all);
    if (tooLong > 0) return tooManyMails(tooLong);

    const mailsWait = Math.max(toOne, ofAll);
    const takeBacks = [countAll(limits, Object.keys(own)), countAll(limits, ["mails"], mailsWait)];
    // Asking for an address that nobody has yet is to delay no mail of who signs up with it.
    const takeBackToOne = countAll(limits, [`mails to ${email}`], mailsWait);
    let isMailed = false;
    const mailed = () => {
      isMailed = true;
    };
    const response = await answer({ ...call, mailsWait, keepLink, mailed });
    if (!isMailed || keepLink) takeBackToOne();
    if (!response.ok) for (const takeBack of takeBacks) takeBack();
    return response;
  };
