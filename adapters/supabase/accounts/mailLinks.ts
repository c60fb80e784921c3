import * as z from "zod/mini";
import type { MailLinkKind, MailLinks } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { broken, renewalRefused, signedOut, spentLink, tooManyTries, unlikely } from "../shared/errors.ts";

const types = { "sign-up": "signup", recovery: "recovery", "email-change": "email_change" } as const satisfies Record<
  MailLinkKind,
  string
>;

const Owner = z.object({ id: z.string(), email: z.string() });

export const supabaseMailLinks = (client: Client): MailLinks => ({
  async spend({ kind, token }) {
    const { data, error } = await client.auth.verifyOtp({ type: types[kind], token_hash: token });
    if (error) {
      const tooMany = tooManyTries(error);
      if (tooMany) return refused(tooMany);
      if (spentLink(error)) return refused({ kind: "spent-link" });
      throw broken(error);
    }
    if (data.session) return done("done");
    // Without a session and a user, the link in the other mailbox is needed too.
    if (kind === "email-change" && !data.user) return done("one-more");
    throw unlikely(200);
  },

  async ownerOf({ accessToken }) {
    const { data, error } = await client.auth.getUser(accessToken);
    if (!error) return done({ email: z.parse(Owner, data.user).email });
    if (signedOut(error)) return refused({ kind: "spent-link" });
    throw broken(error);
  },

  async open({ accessToken, refreshToken }) {
    const { data, error } = await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    if (data.session) {
      z.parse(Owner, data.session.user);
      return done();
    }
    if (!error || signedOut(error) || renewalRefused(error)) return refused({ kind: "spent-link" });
    throw broken(error);
  },
});
