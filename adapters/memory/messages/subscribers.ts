import type {
  Judged,
  ListedSubscriber,
  NotListed,
  SubscriberId,
  Subscribers,
  SubscriberState,
} from "../../../domain/club/letter/subscribers.ts";
import { asciiMailAddress } from "../../../domain/shared/mailAddress.ts";
import { done, refused, type Refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { SubscriberRecord } from "../dataset.ts";
import { eraseAddress, markOf } from "./leftAddresses.ts";

const listed = ({ leave, email, isConfirmed, askedAt, confirmedAt, consent }: SubscriberRecord): ListedSubscriber => ({
  id: leave as SubscriberId,
  email,
  state: isConfirmed ? "confirmed" : "waiting",
  since: new Date(confirmedAt ?? askedAt).toISOString(),
  consent: consent ?? null,
});

/** @param site the site's address, for the links */
export const memorySubscribers = (backend: MemoryBackend, site: string): Subscribers => {
  const { enter, audience, leftAddresses, now, subscribers } = backend;
  const refuse = (): Refused<NotListed> =>
    refused(audience() === "visitor" ? { kind: "signed-out" } : { kind: "not-allowed" });

  /** All that match; who has left only by the whole address. */
  const found = async (words: string): Promise<readonly ListedSubscriber[]> => {
    const wanted = asciiMailAddress(words);
    const mark = await markOf(wanted);
    const gone = leftAddresses.read().flatMap((one): readonly ListedSubscriber[] => {
      const state: SubscriberState = "left";
      return one.mark === mark
        ? [{ id: mark as SubscriberId, email: wanted, state, since: one.at, consent: null }]
        : [];
    });
    const kept = subscribers.read().filter(({ email }) => email.includes(wanted));
    return [...kept.map(listed), ...gone].toSorted((one, other) => other.since.localeCompare(one.since));
  };
  const judge = async (addresses: readonly string[]): Promise<readonly Judged[]> => {
    const marks = new Map(
      await Promise.all(addresses.map(async (email) => [asciiMailAddress(email), await markOf(email)] as const)),
    );
    const gone = new Set(leftAddresses.read().map(({ mark }) => mark));
    const confirmed = new Set(subscribers.read().flatMap(({ email, isConfirmed }) => (isConfirmed ? [email] : [])));
    return [...marks]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([email, mark]) => ({ email, fate: confirmed.has(email) ? "known" : gone.has(mark) ? "left" : "new" }));
  };

  return {
    async list() {
      if (!(await enter("list the letter's subscribers"))) return refuse();
      return done(
        subscribers
          .read()
          .filter(({ isConfirmed }) => isConfirmed)
          .toSorted((one, other) => (one.email < other.email ? -1 : 1))
          .map(({ email, askedAt, confirmedAt, leave, consent }) => ({
            email,
            confirmedAt: new Date(confirmedAt ?? askedAt).toISOString(),
            consent: consent ?? null,
            leavePage: `${site}/newsletter/desinscription?jeton=${leave}`,
            leaveAtOnce: null,
          })),
      );
    },

    async slice({ words, state, from, count }) {
      if (!(await enter("list the letter's subscribers"))) return [];
      const all = await found(words);
      return all.filter((one) => state === null || one.state === state).slice(from, from + count);
    },

    async count({ words }) {
      if (!(await enter("list the letter's subscribers"))) return refuse();
      const all = await found(words);
      const countOf = (state: SubscriberState) => all.filter((one) => one.state === state).length;
      return done({
        confirmed: countOf("confirmed"),
        waiting: countOf("waiting"),
        left: words.trim() === "" ? leftAddresses.read().length : countOf("left"),
      });
    },

    async judge(addresses) {
      return (await enter("change the letter's subscribers")) ? done(await judge(addresses)) : refuse();
    },

    async add({ addresses, consent }) {
      if (!(await enter("change the letter's subscribers"))) return refuse();
      const judged = await judge(addresses);
      const at = now().getTime();
      const added = new Set(judged.flatMap(({ email, fate }) => (fate === "new" ? [email] : [])));
      subscribers.update((all) => {
        const waiting = new Map(all.map((one) => [one.email, one]));
        return [
          ...all.filter(({ email }) => !added.has(email)),
          ...[...added].map((email) => ({
            today: { mails: 1, beganAt: at },
            confirm: crypto.randomUUID(),
            leave: crypto.randomUUID(),
            askedAt: at,
            ...waiting.get(email),
            email,
            confirmedAt: at,
            isConfirmed: true,
            consent,
          })),
        ];
      });
      return done(judged);
    },

    async erase(id) {
      if (!(await enter("change the letter's subscribers"))) return refuse();
      await eraseAddress(backend, id);
      return done();
    },
  };
};
