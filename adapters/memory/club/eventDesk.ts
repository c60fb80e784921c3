import { memberCard } from "../../../domain/accounts/member.ts";
import type { EventDesk } from "../../../domain/club/events/comers.ts";
import { minute } from "../../../domain/shared/clock.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { tell } from "../notifications/tell.ts";
import { toldOfEvent } from "../notifications/tellOfEvents.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { fillSeats } from "./events.ts";

export const memoryEventDesk = (backend: MemoryBackend): EventDesk => {
  const { enter, events, eventSignUps, me, memberOf, now, refuseOthers, stores } = backend;
  const right = "take members off events and write to them";
  const published = (slug: Slug) => events.read().find((event) => event.slug === slug && event.isPublished);
  return {
    async takeOff({ event: slug, username }) {
      if (!(await enter(right))) return refuseOthers();
      const event = published(slug);
      if (!event) return refused({ kind: "gone" });
      const all = eventSignUps.read();
      const taken = all.find(({ on, member }) => on === slug && memberCard(memberOf(member)).username === username);
      if (!taken) return done();
      eventSignUps.write(all.filter((one) => one !== taken));
      if (taken.hasSeat) fillSeats(backend, slug, now());
      const told = toldOfEvent(event, "event-note", `off/${now().getTime()}`, me()?.id ?? null);
      tell(stores, now(), [taken.member], { ...told, title: `Votre inscription est retirée : ${event.title}` });
      return done();
    },

    async write({ event: slug, note }) {
      const member = me()?.id;
      if (!((await enter(right)) && member)) return refuseOthers();
      const quota = consumeQuota(backend, "event-note", member);
      if (!quota.ok) return quota;
      const event = published(slug);
      if (!event) return refused({ kind: "gone" });
      const members = eventSignUps.read().flatMap((one) => (one.on === slug ? [one.member] : []));
      const title = `${event.title} : ${note}`;
      const told = { ...toldOfEvent(event, "event-note", `note/${now().getTime()}`, member), title };
      // The same line again within ten minutes is the same notification: an answer may have been lost.
      const before = stores.notifications
        .read()
        .find(
          (one) =>
            one.kind === "event-note" &&
            one.on === event.id &&
            one.actor === member &&
            one.title === title &&
            now().getTime() - Date.parse(one.createdAt) < 10 * minute,
        );
      tell(stores, now(), members, { ...told, key: before?.key ?? told.key });
      return done(members.filter((one) => one !== member).length);
    },
  };
};
