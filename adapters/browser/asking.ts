import type { Ask } from "../../domain/shared/drafts.ts";

/** The browser's own question. Where nobody can be asked, nobody objects. */
export const browserAsking =
  (confirm?: (question: string) => boolean): Ask =>
  async (question) =>
    confirm?.(question) ?? true;
