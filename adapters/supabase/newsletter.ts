import type { Newsletter } from "../../domain/newsletter/ports.ts";
import { done, refused } from "../../domain/result.ts";
import type { Client } from "./client.ts";
import { broken, tooOften, unknownLink } from "./errors.ts";
import { invoked } from "./functions.ts";

export const supabaseNewsletter = (client: Client): Newsletter => {
  const follow = async (name: string, token: string) => {
    const code = await invoked(client, name, { token });
    if (code === undefined) return done();
    if (unknownLink(code)) return refused({ kind: "unknown-link" } as const);
    throw broken({ code, message: "The link could not be followed" });
  };
  return {
    async subscribe(email) {
      const code = await invoked(client, "subscribe-newsletter", { email });
      if (code === undefined) return done();
      if (tooOften(code)) return refused({ kind: "too-many" });
      throw broken({ code, message: "The address was not taken" });
    },
    confirm: (token) => follow("confirm-newsletter", token),
    leave: (token) => follow("unsubscribe-newsletter", token),
  };
};
