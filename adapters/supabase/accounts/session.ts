import { filter, map, Observable, share } from "rxjs";
import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Session, SessionNews } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { hasEndedByItself } from "./endSession.ts";
import { badCredentials, broken, tooManyTries, unconfirmed, unreachable } from "../shared/errors.ts";

/** A fresh token, or the news that a kept session was found, changes nothing about who is signed in. */
const tellsWho = new Set(["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED", "PASSWORD_RECOVERY"]);

const UserRow = z.object({ id: z.string(), email: z.optional(z.string()) });

export const supabaseSession = (client: Client): Session => {
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
      // One that can't be renewed any more is over, and forgotten by now.
      if (error && unreachable(error)) throw broken(error);
      // A device may keep under our name what somebody else wrote: that is nobody.
      const { data: user } = z.safeParse(UserRow, data.session?.user);
      return user && { id: user.id as MemberId, email: user.email ?? "" };
    },

    async signIn(credentials) {
      const { error } = await client.auth.signInWithPassword(credentials);
      if (!error) return done();
      if (unconfirmed(error)) return refused({ kind: "unconfirmed" });
      const tooMany = tooManyTries(error);
      if (tooMany) return refused(tooMany);
      if (badCredentials(error)) return refused({ kind: "bad-credentials" });
      throw broken(error);
    },

    async signOut() {
      // "local": the same member may stay signed in on another device. The session is taken off this one before the
      // backend is told, so that a backend which can't be told is no failure.
      isLeaving = true;
      const { error } = await client.auth.signOut({ scope: "local" }).finally(() => {
        isLeaving = false;
      });
      if (error && (await client.auth.getSession()).data.session) throw broken(error);
    },

    subscribe(changed) {
      // Supabase waits for whom it calls back: whatever comes of it must begin after that.
      const subscription = changes.subscribe((news) => queueMicrotask(() => changed(news)));
      return () => subscription.unsubscribe();
    },
  };
};
