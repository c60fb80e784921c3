import type { Subscribers } from "../../../domain/messages/subscribers.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

/** @param site the site's address, for the links */
export const memorySubscribers = ({ enter, audience, subscribers }: MemoryBackend, site: string): Subscribers => ({
  async list() {
    if (!(await enter("list the letter's subscribers"))) {
      return refused(audience() === "visitor" ? { kind: "signed-out" } : { kind: "not-allowed" });
    }
    return done(
      subscribers
        .read()
        .filter(({ isConfirmed }) => isConfirmed)
        .toSorted((one, other) => (one.email < other.email ? -1 : 1))
        .map(({ email, askedAt, leave }) => ({
          email,
          confirmedAt: new Date(askedAt).toISOString(),
          leavePage: `${site}/newsletter/desinscription?jeton=${leave}`,
          leaveAtOnce: null,
        })),
    );
  },
});
