import { createHash, randomBytes } from "node:crypto";

/** A link's secret. lite makes its own of the address and six digits, which can all be tried within its hour. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** The hash of a token that the database stores: a reader of the database can't make a link from it. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * A statement that gives a link to the login that `where` finds. Parameters: e-mail ($1), the link's hash ($2), the milliseconds until
 * the mail leaves ($3). With $4 a link that was mailed within ten minutes, or is about to be mailed, stays: then `is_new` is false.
 */
export const newLink = (kind: "confirmation" | "recovery", where: string): string => {
  const stays = `($4 and ${kind}_token <> '' and ${kind}_sent_at > now() - interval '10 minutes')`;
  return `update auth.users set
      ${kind}_token = case when ${stays} then ${kind}_token else $2 end,
      ${kind}_sent_at = case when ${stays} then ${kind}_sent_at else now() + $3 * interval '1 millisecond' end
    where ${where} returning ${kind}_token = $2 as is_new`;
};
