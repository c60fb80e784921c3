import { allSettled, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ClubEvent } from "../../../domain/club/events/event.ts";
import { noSignUps, type SignUps } from "../../../domain/club/events/ports.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { normalizeText } from "../../../domain/shared/text.ts";
import { club } from "../../../tests/club.ts";
import { hostileStrings } from "../../../tests/hostileStrings.ts";
import { fakes } from "../../../tests/fakes.ts";
import { plain, screenOf } from "../../../tests/screen.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { typeset } from "../../design/components/text/french.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { $club } from "../../lib/page/club.ts";
import { $now, clubZone } from "../../lib/page/now.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { joinPressed } from "./detail/event.ts";
import { Component, handle } from "./detail/EventPage.tsx";
import { listEventsFx, readEventFx, readSignUpsFx, signUpForEventFx, signUpStateOfFx } from "./effects.ts";
import * as list from "./list/EventsPage.tsx";

const event: ClubEvent = {
  id: "id-1",
  slug: "soiree" as Slug,
  title: "On regarde la finale",
  kind: "watch-party",
  team: { slug: "valorant" as Slug, game: "Valorant" },
  location: "Bar Le Ponton",
  description: "Venez\nnombreux.",
  status: "planned",
  start: "2026-12-05T19:30:00.000Z",
  minutes: 90,
  seats: 2,
  updatedAt: "2026-11-01T10:00:00.000Z",
  revision: 1,
  coming: 2,
  waiting: 1,
};
const people: SignUps["people"] = [{ username: "lina", avatar: null, isWaiting: false }];
const camille = { id: "id-camille", email: "membre@demo.test", role: null };
const before = Date.parse("2026-12-01T12:00:00.000Z");

type Given = { readonly signUps?: SignUps; readonly isMember?: boolean; readonly now?: number };

const open = async (
  shown: Partial<ClubEvent> = {},
  { signUps = { ...noSignUps, people }, isMember = false, now = before }: Given = {},
) => {
  const sent: unknown[] = [];
  const scope = fork({
    handlers: fakes(
      [readEventFx, () => ({ ...event, ...shown })],
      [listEventsFx, () => ({ coming: [{ ...event, ...shown }], past: [] })],
      [readSignUpsFx, () => signUps],
      [signUpStateOfFx, () => ({ count: Number(signUps.mine !== null), mine: signUps.mine !== null })],
      [signUpForEventFx, (wish: unknown) => void sent.push(wish)],
      [whoAmIFx, () => (isMember ? camille : null)],
    ),
    values: [
      [$club, club],
      [$now, { now, zone: clubZone }],
    ],
  });
  const html = (Page = Component) =>
    renderToString(
      <Provider value={scope}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Provider>,
    ).replaceAll("<!-- -->", "");
  if (!handle.opened || !list.handle.opened) throw new Error("The page loads nothing");
  await allSettled(list.handle.opened, { scope, params: { params: {}, search: "" } });
  await allSettled(handle.opened, { scope, params: { params: { slug: event.slug }, search: "" } });
  await allSettled(visitorArrived, { scope });
  const text = (Page = Component) => plain(screenOf(html(Page)).text);
  return { scope, sent, html, text, toasts: () => scope.getState($toasts).map(({ title }) => title) };
};

it("[EV-9] shows when, where, how many places are left, and who comes; hidden members are counted", async () => {
  const { text, html } = await open();
  expect(text()).toMatch(/Soirée visionnage/);
  expect(text()).toMatch(/sam\. 5 déc\., 20 h 30 à 22 h/);
  expect(text()).toMatch(/Bar Le Ponton/);
  expect(text()).toMatch(/Complet, 1 en attente/);
  expect(text()).toMatch(/2 membres viennent.*lina.*et 1 autre/);
  expect(html()).toContain('href="/membres/lina"');
  expect(html()).toContain('href="/evenements/soiree.ics"');
  expect(text(list.Component)).toMatch(/On regarde la finale .*Complet, 1 en attente/);
});

it.each(hostileStrings)("[EV-9] shows %j as a text, in all three places", async (typed) => {
  const title = normalizeText(typed).slice(0, 80);
  const { html, text } = await open({ title, location: title, description: title });
  const tags = (page: string) => page.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g);
  const usual = await open({ title: "Un", location: "Un", description: "Un" });
  for (const Page of [Component, list.Component]) expect(tags(html(Page))).toEqual(tags(usual.html(Page)));
  expect(text().split(plain(typeset(title))).length).toBeGreaterThan(3);
});

it("[EV-9] offers a place, or the waiting list; asks a visitor to sign in, and sends nothing", async () => {
  const full = await open();
  expect(full.text()).toContain("M'inscrire en liste d'attente");
  await allSettled(joinPressed, { scope: full.scope, params: event.slug });
  expect(full.sent).toEqual([]);
  expect(full.toasts()).toEqual(["Connectez-vous pour venir"]);
  expect((await open({ coming: 1, waiting: 0 })).text()).toMatch(/1 place libre.*Je viens/);
  expect((await open({ seats: null })).text()).toContain("Sans limite de places");
});

it("[EV-9] tells a member their place, and takes it back", async () => {
  const has = await open({}, { isMember: true, signUps: { people, mine: { position: null } } });
  expect(has.text()).toMatch(/Vous venez\..*Je ne viens plus/);
  await allSettled(joinPressed, { scope: has.scope, params: event.slug });
  expect(has.sent).toEqual([expect.objectContaining({ id: event.slug, liked: false })]);
  const waits = await open({}, { isMember: true, signUps: { people, mine: { position: 3 } } });
  expect(waits.text()).toMatch(/liste d’attente, à la 3e place.*Quitter la liste d'attente/);
});

it("[EV-9] has no button once it is cancelled, has begun or is over, and says why", async () => {
  const cancelled = await open({ status: "cancelled" });
  expect(cancelled.text()).toMatch(/Annulé.*Cet évènement est annulé/);
  const begun = await open({}, { now: Date.parse(event.start) + 1 });
  expect(begun.text()).toContain("Il a commencé");
  const over = await open({}, { now: Date.parse("2026-12-06T12:00:00Z") });
  expect(over.text()).toMatch(/Il est terminé.*2 membres sont venus/);
  for (const { html } of [cancelled, begun, over]) expect(html()).not.toMatch(/<button/);
});
