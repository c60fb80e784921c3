import type { Ask } from "../../domain/shared/drafts.ts";

/** The browser's confirm dialog. Answers true where there is none. */
export const browserAsking =
  (confirm?: (question: string) => boolean): Ask =>
  async (question) =>
    confirm?.(question) ?? true;
