import type { ContactMessages } from "../../../domain/messages/contact.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { broken, tooOften } from "../shared/errors.ts";
import { invoked } from "../shared/functions.ts";

export const supabaseContactMessages = (client: Client): ContactMessages => ({
  async send(message, trap) {
    const refusal = await invoked(client, "send-contact-email", trap === "" ? message : { ...message, website: trap });
    if (!refusal) return done();
    const tooMany = tooOften(refusal);
    if (tooMany) return refused(tooMany);
    throw broken({ code: refusal.code, message: "The message was not taken" });
  },
});
