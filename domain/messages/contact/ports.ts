import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { ContactMessage } from "./message.ts";

export type ContactMessages = {
  /**
   * Hands a message over to the club. Sending the same twice within minutes is sending it once.
   *
   * @param trap what was put into the field that nobody sees: empty from a person. Else it throws.
   */
  send(message: ContactMessage, trap: string): Promise<Result<void, TooMany>>;
};
