import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { ContactMessage } from "./message.ts";

export type ContactMessages = {
  /**
   * Sends a message to the club. The same message again within minutes is a retry.
   * @param trap the content of the hidden field: empty from a visitor; throws otherwise
   */
  send(message: ContactMessage, trap: string): Promise<Result<void, TooMany>>;
};
