import { type AccountCall, accountRefusal, type Answer, isMailable } from "./call.ts";
import { createLimits } from "./limits.ts";

/** How often within ten minutes. One asker is one network address; this machine itself has no bounds of that kind. */
const most = {
  mailsToOne: 5,
  mailsForOne: 30,
  mails: 300,
  wrongPasswords: 20,
  wrongPasswordsOfOne: 100,
  wrongLinksOfOne: 100,
};

type Bounds = Readonly<Record<string, number>>;
type Rule = {
  readonly bounds: (call: AccountCall) => Bounds;
  readonly counts: (answer: Response) => boolean;
  readonly refusal: () => Response;
};

const perAsker = ({ network }: AccountCall, what: string, bound: number): Bounds =>
  network === undefined ? {} : { [`${what} of ${network}`]: bound };

const tooManyTries = () => accountRefusal(429, "over_request_rate_limit", "Request rate limit reached");

/**
 * What keeps people from trying passwords and from having mails sent without end. Plain lite lets everything through. A hosted
 * project has bounds of its own, by address and by project.
 */
export const accountLimits = () => {
  const limits = createLimits();
  const limited =
    ({ bounds, counts, refusal }: Rule, answer: Answer): Answer =>
    async (call) => {
      const all = Object.entries(bounds(call));
      if (!all.every(([what, bound]) => limits.has(what, bound))) return refusal();
      const response = await answer(call);
      if (counts(response)) limits.count(...all.map(([what]) => what));
      return response;
    };

  const sending: Rule = {
    // Whether or not anybody there is known: else the bound would tell.
    bounds: (call) => ({
      [`mails to ${call.given.email}`]: most.mailsToOne,
      mails: most.mails,
      ...perAsker(call, "mails", most.mailsForOne),
    }),
    counts: ({ ok }) => ok,
    refusal: () => accountRefusal(429, "over_email_send_rate_limit", "email rate limit exceeded"),
  };
  const signingIn: Rule = {
    bounds: (call) => ({
      // By one asker: else whoever tries would keep the member out.
      [`passwords for ${call.given.email} of ${call.network}`]: most.wrongPasswords,
      ...perAsker(call, "passwords", most.wrongPasswordsOfOne),
    }),
    counts: ({ headers }) => headers.get("x-sb-error-code") === "invalid_credentials",
    refusal: tooManyTries,
  };
  const spending: Rule = {
    bounds: (call) => perAsker(call, "links", most.wrongLinksOfOne),
    counts: ({ ok }) => !ok,
    refusal: tooManyTries,
  };

  return {
    /** For what mails the address that was given. */
    mailing: (answer: Answer): Answer => {
      const mailed = limited(sending, answer);
      return async (call) =>
        isMailable(call.given.email)
          ? mailed(call)
          : accountRefusal(400, "validation_failed", "Unable to validate email address: invalid format");
    },
    /** For sign-ins with a password. */
    trying: (answer: Answer): Answer => limited(signingIn, answer),
    /** For the links of mails. */
    spending: (answer: Answer): Answer => limited(spending, answer),
  };
};
