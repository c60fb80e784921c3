import { createHash, randomBytes } from "node:crypto";

/** A link's secret. lite makes its own of the address and six digits, which can all be tried within its hour. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** The hash of a token that the database stores: a reader of the database can't make a link from it. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * A statement that gives the login that `where` finds a link: of an e-mail ($1), its hash ($2), the milliseconds until it is mailed ($3).
 * A link that was mailed within ten minutes, or is about to be, stays when it may ($4): then `is_new` is false.
 */
export const newLink = (kind: "confirmation" | "recovery", where: string): string => {
  const stays = `($4 and ${kind}_token <> '' and ${kind}_sent_at > now() - interval '10 minutes')`;
  return `update auth.users set
      ${kind}_token = case when ${stays} then ${kind}_token else $2 end,
      ${kind}_sent_at = case when ${stays} then ${kind}_sent_at else now() + $3 * interval '1 millisecond' end
    where ${where} returning ${kind}_token = $2 as is_new`;
};
