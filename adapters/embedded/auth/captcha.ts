import * as z from "zod";
import { accountRefusal } from "../gateway/refusals.ts";
import type { Answer } from "./call.ts";

/** The club's account at a captcha's provider. */
export type Captcha = {
  readonly provider: "turnstile" | "hcaptcha";
  readonly secret: string;
  /** The provider's address for tokens; for tests. */
  readonly verifyUrl?: string;
};

const addresses: Readonly<Record<Captcha["provider"], string>> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};

/** Milliseconds for the provider's answer. Browsers wait ten seconds for ours. */
const patience = 5_000;

const Verdict = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).optional() });

const refusal = (why: string) =>
  accountRefusal(400, "captcha_failed", `captcha protection: request disallowed (${why})`);

/**
 * Lets only requests through whose token the provider confirms, as a hosted project does. Each token counts once. Refuses while the
 * provider can't be asked.
 */
export const withCaptcha =
  (captcha: Captcha) =>
  (answer: Answer): Answer =>
  async (call) => {
    const token = call.given.gotrue_meta_security?.captcha_token;
    if (!token) return refusal("no captcha_token found");
    try {
      const { success, "error-codes": codes = [] } = await verdictOn(captcha, token);
      return success ? await answer(call) : refusal(codes.join(", "));
    } catch (cause) {
      if (!(cause instanceof Unasked)) throw cause;
      console.error(`No one could sign in or up: ${cause.message}`);
      return accountRefusal(500, "unexpected_failure", "captcha verification process failed");
    }
  };

class Unasked extends Error {}

const verdictOn = async ({ provider, secret, verifyUrl = addresses[provider] }: Captcha, token: string) => {
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patience),
    });
    return Verdict.parse(await answer.json());
  } catch (cause) {
    throw new Unasked(`${provider} didn't confirm a captcha (${cause instanceof Error ? cause.name : "no answer"})`, {
      cause,
    });
  }
};
