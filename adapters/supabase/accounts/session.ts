import { filter, map, Observable, share } from "rxjs";
import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Session, SessionNews } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { withCaptcha, type SolveCaptcha } from "./captcha.ts";
import { hasEndedByItself } from "./endSession.ts";
import { badCredentials, broken, tooManyTries, unconfirmed, unreachable } from "../shared/errors.ts";

/** Events that change who is signed in; a renewed token or a restored session doesn't. */
const tellsWho = new Set(["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED", "PASSWORD_RECOVERY"]);

const UserRow = z.object({ id: z.string(), email: z.optional(z.string()) });

export const supabaseSession = (client: Client, solve?: SolveCaptcha): Session => {
  let isLeaving = false;
  const newsOf = (event: string): SessionNews =>
    event === "SIGNED_OUT" && hasEndedByItself(client) && !isLeaving ? "ended" : "changed";
  const changes = new Observable<string>((subscriber) => {
    const { data } = client.auth.onAuthStateChange((event) => subscriber.next(event));
    return () => data.subscription.unsubscribe();
  }).pipe(
    filter((event) => tellsWho.has(event)),
    map(newsOf),
    share(),
  );

  return {
    async current() {
      const { data, error } = await client.auth.getSession();
      // With any other error the session has ended, and is forgotten.
      if (error && unreachable(error)) throw broken(error);
      // Other software may write under the session's name: that is no session.
      const { data: user } = z.safeParse(UserRow, data.session?.user);
      return user && { id: user.id as MemberId, email: user.email ?? "" };
    },

    async signIn(credentials) {
      const { error } = await withCaptcha(solve, (options) =>
        client.auth.signInWithPassword({ ...credentials, options }),
      );
      if (!error) return done();
      if (unconfirmed(error)) return refused({ kind: "unconfirmed" });
      const tooMany = tooManyTries(error);
      if (tooMany) return refused(tooMany);
      if (badCredentials(error)) return refused({ kind: "bad-credentials" });
      throw broken(error);
    },

    async signOut() {
      // "local": other devices stay signed in. The session is removed from this one before the request, so that a failed request is no
      // failure.
      isLeaving = true;
      const { error } = await client.auth.signOut({ scope: "local" }).finally(() => {
        isLeaving = false;
      });
      if (error && (await client.auth.getSession()).data.session) throw broken(error);
    },

    subscribe(changed) {
      // Supabase waits for its callbacks: the work begins after them.
      const subscription = changes.subscribe((news) => queueMicrotask(() => changed(news)));
      return () => subscription.unsubscribe();
    },
  };
};
