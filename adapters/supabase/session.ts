import { filter, Observable, share } from "rxjs";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Session } from "../../domain/accounts/ports.ts";
import { done, refused } from "../../domain/result.ts";
import type { Client } from "./client.ts";
import { badCredentials, broken, tooManyTries, unconfirmed } from "./errors.ts";

/** A fresh token, or the news that a kept session was found, changes nothing about who is signed in. */
const tellsWho = new Set(["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED"]);

export const supabaseSession = (client: Client): Session => {
  const changes = new Observable<string>((subscriber) => {
    const { data } = client.auth.onAuthStateChange((event) => subscriber.next(event));
    return () => data.subscription.unsubscribe();
  }).pipe(
    filter((event) => tellsWho.has(event)),
    share(),
  );

  return {
    async current() {
      const { data, error } = await client.auth.getSession();
      if (error) throw broken(error);
      const user = data.session?.user;
      return user && { id: user.id as MemberId, email: user.email ?? "" };
    },

    async signIn(credentials) {
      const { error } = await client.auth.signInWithPassword(credentials);
      if (!error) return done();
      if (unconfirmed(error)) return refused({ kind: "unconfirmed" });
      if (tooManyTries(error)) return refused({ kind: "too-many-tries" });
      if (badCredentials(error)) return refused({ kind: "bad-credentials" });
      throw broken(error);
    },

    async signOut() {
      // "local": the same member may stay signed in on another device.
      const { error } = await client.auth.signOut({ scope: "local" });
      if (error) throw broken(error);
    },

    subscribe(changed) {
      // Supabase holds a lock while it calls back: whatever comes of it must begin after that.
      const subscription = changes.subscribe(() => queueMicrotask(changed));
      return () => subscription.unsubscribe();
    },
  };
};
