import type { Result } from "../result.ts";
import type { ContactMessage } from "./message.ts";

/** Too much was sent lately, by this visitor or by all. It can be sent again later. */
export type TooMany = { readonly kind: "too-many" };

export type ContactMessages = {
  /**
   * Hands a message over to the club. Sending the same twice within minutes is sending it once.
   *
   * @param trap what was put into the field that nobody sees: empty from a person. Else it throws.
   */
  send(message: ContactMessage, trap: string): Promise<Result<void, TooMany>>;
};
