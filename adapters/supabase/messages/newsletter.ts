import type { Newsletter } from "../../../domain/messages/newsletter.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { broken, tooOften, unknownLink } from "../shared/errors.ts";
import { invoked } from "../shared/functions.ts";

export const supabaseNewsletter = (client: Client): Newsletter => {
  const follow = async (name: string, token: string) => {
    const refusal = await invoked(client, name, { token });
    if (!refusal) return done();
    if (unknownLink(refusal.code)) return refused({ kind: "unknown-link" } as const);
    throw broken({ code: refusal.code, message: "The link could not be followed" });
  };
  return {
    async subscribe(email) {
      const refusal = await invoked(client, "subscribe-newsletter", { email });
      if (!refusal) return done();
      const tooMany = tooOften(refusal);
      if (tooMany) return refused(tooMany);
      throw broken({ code: refusal.code, message: "The address was not taken" });
    },
    confirm: (token) => follow("confirm-newsletter", token),
    leave: (token) => follow("unsubscribe-newsletter", token),
  };
};
