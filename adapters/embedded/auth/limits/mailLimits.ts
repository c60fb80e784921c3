import { addressIn, countAll, perNetwork, type SignedInFrom, tooManyMails, waitFor } from "./bounds.ts";
import { type Answer, isMailable } from "../call.ts";
import { accountRefusal } from "../../gateway/refusals.ts";
import type { Limits } from "./limits.ts";

/** How many mails one network may ask for within ten minutes. */
const most = { toOne: 5, toAll: 30 };
/** Mails without a wait within ten minutes: to an address, of all networks, and the least of a network. */
const atOnce = { toOne: 5, all: 300, ofOne: 3 };
/** Milliseconds that a mail may wait in the outbox before it is refused instead. */
const longest = { toOne: 10 * 60_000, all: 60 * 60_000 };

const codeHeader = "x-sb-error-code";

type Needs = { readonly limits: Limits; readonly home: SignedInFrom };

/**
 * Limits requests that send a mail to an address, equally for known and unknown addresses. The count of all networks makes mails wait,
 * except mails of a network that requested few.
 *
 * `keepsLink`: the answer may keep the link of an earlier mail, so that a stranger's request can't make a link worthless.
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
      ...perNetwork(call, "mails", most.toAll),
    };
    const hasAskedForFew = call.network !== undefined && waitFor(limits, perNetwork(call, "mails", atOnce.ofOne)) === 0;
    const toOne = home.has(email, call.network) ? 0 : limits.wait(`mails to ${email}`, atOnce.toOne);
    const ofAll = hasAskedForFew ? 0 : limits.wait("mails", atOnce.all);
    const keepLink = keepsLink && toOne > 0;
    const tooLong = Math.max(waitFor(limits, own), keepLink ? 0 : toOne - longest.toOne, ofAll - longest.all);
    if (tooLong > 0) return tooManyMails(tooLong);

    const mailsWait = Math.max(toOne, ofAll);
    const takeBacks = [countAll(limits, Object.keys(own)), countAll(limits, ["mails"], mailsWait)];
    // A request for an unknown address mustn't delay the mail of a later sign-up.
    const takeBackToOne = countAll(limits, [`mails to ${email}`], mailsWait);
    let isMailed = false;
    const mailed = () => {
      isMailed = true;
    };
    const response = await answer({ ...call, mailsWait, keepLink, mailed });
    if (!isMailed || keepLink) takeBackToOne();
    // A refusal that tells of an account counts: addresses could be tried without an end.
    const tells = response.headers.get(codeHeader) === "email_exists";
    if (!response.ok && !tells) for (const takeBack of takeBacks) takeBack();
    return response;
  };
