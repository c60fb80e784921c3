import { allSettled, fork, type Scope } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { Account, MemberId } from "../../../domain/accounts/member.ts";
import type { MemberPage } from "../../../domain/accounts/memberPage.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { club } from "../../../tests/club.ts";
import { fakes } from "../../../tests/fakes.ts";
import { plain } from "../../../tests/screen.ts";
import { chooseScoresFx } from "../../club/matches/hidden/effects.ts";
import { hidingChosen } from "../../club/matches/hidden/hidden.ts";
import { $club } from "../../lib/page/club.ts";
import { FeaturesContext } from "../../lib/page/features.ts";
import { $now } from "../../lib/page/now.ts";
import { whoAmIFx } from "../effects.ts";
import { hideMyPageFx } from "../profile/effects.ts";
import { $isPageHidden, hidingPressed } from "../profile/settings/hidePage.ts";
import { $memberId, sessionChanged } from "../session/session.ts";
import { readMemberFx } from "./effects.ts";
import { $member, $memberMovedTo, memberOpened } from "./member.ts";
import { Component, handle } from "./MemberPage.tsx";

const id = "1" as MemberId;
const account: Account = {
  id,
  email: "camille@example.fr",
  fullName: null,
  username: "camille",
  avatar: null,
  role: null,
};

const camille: MemberPage = {
  id,
  slug: "camille",
  card: { username: "camille", avatar: null, isStaff: true },
  since: "2025-08",
  badges: ["staff", "ten-right"],
  person: null,
  articles: [{ slug: "lan" as Slug, title: "Notre LAN" }],
  tips: [],
  comments: {
    count: 12,
    latest: [
      {
        id: "c",
        on: "tip",
        slug: "tenir" as Slug,
        title: "Tenir un site",
        text: "Merci !",
        at: "2026-11-20T10:00:00Z",
      },
    ],
  },
};

const opened = async (name: string, read: () => MemberPage | Promise<MemberPage>, signedIn?: Account) => {
  const scope = fork({
    handlers: fakes(
      [readMemberFx, read],
      [whoAmIFx, () => signedIn ?? null],
      [chooseScoresFx, () => ({ isHidden: true, chosenAt: 1 })],
    ),
    values: [
      [$club, club],
      [$now, Date.parse("2026-11-28T12:00:00Z")],
    ],
  });
  if (signedIn) await allSettled(sessionChanged, { scope });
  await allSettled(memberOpened, { scope, params: { params: { slug: name }, search: "" } });
  return scope;
};

const htmlOf = (scope: Scope, features?: readonly string[]) =>
  renderToString(
    <Provider value={scope}>
      <FeaturesContext value={features}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </FeaturesContext>
    </Provider>,
  );
/** What it says, without its elements. */
const textOf = (html: string): string => plain(html).replaceAll(/<[^>]*>/g, "");
const refusal = () => Promise.reject({ kind: "not-found" });

it("[MP-1] [MP-2] shows the member, their latest comments and the articles that they sign", async () => {
  const html = htmlOf(await opened("camille", () => camille));
  const text = plain(html);
  for (const part of ["camille", "Staff", "Membre depuis août 2025", "Notre LAN", "Merci", "Les 1 derniers sur 12."]) {
    expect(text).toContain(part);
  }
  expect(html).toContain('href="/tips/tenir#commentaire-c"');
  expect(html).not.toContain("page publique");
});

it("[MP-7] [MP-8] shows the teams and the tips of the person who the member is, where the site has these", async () => {
  const player: MemberPage = {
    ...camille,
    tips: [{ slug: "reprise" as Slug, title: "Préparer la reprise" }],
    person: {
      slug: "nival" as Slug,
      name: "Nival",
      teams: [
        { slug: "valorant" as Slug, game: "Valorant", kind: "player", role: "Capitaine" },
        { slug: "tarot" as Slug, game: "Tarot", kind: "staff", role: "Coach" },
      ],
    },
  };
  const scope = await opened("camille", () => player);
  const html = htmlOf(scope);
  const parts = [
    "Joue dans l’équipe Valorant (Capitaine)",
    "Dans le staff de l’équipe Tarot (Coach)",
    "Au club sous le nom de Nival",
    "Tips signés",
    "Préparer la reprise",
  ];
  for (const part of parts) expect(textOf(html)).toContain(part);
  for (const path of ["/team-valorant", "/teams/tarot", "/players/nival", "/tips/reprise"]) {
    expect(html).toContain(`href="${path}"`);
  }
  const without = textOf(htmlOf(scope, ["articles"]));
  for (const part of parts) expect(without).not.toContain(part);
});

it("[MP-13] has the tips of a member of the staff who is no person of the teams", async () => {
  const author = { ...camille, articles: [], comments: { count: 0, latest: [] } };
  const shownOf = async (member: MemberPage) => htmlOf(await opened("camille", () => member));
  const html = await shownOf({ ...author, tips: [{ slug: "reprise" as Slug, title: "Préparer la reprise" }] });
  expect(html).toContain('href="/tips/reprise"');
  expect(textOf(html)).not.toContain("Rien de public");
  expect(textOf(await shownOf(author))).toContain("Rien de public");
});

it("[BG-2] shows earned badges with what earned them, and hides with the scores what would tell results", async () => {
  const scope = await opened("camille", () => camille);
  expect(plain(htmlOf(scope))).toContain("Dix pronostics justes");
  await allSettled(hidingChosen, { scope, params: true });
  const text = plain(htmlOf(scope));
  expect(text).toContain("Fait vivre le club");
  expect(text).not.toContain("Dix pronostics justes");
  expect(plain(htmlOf(await opened("camille", () => ({ ...camille, badges: [] }))))).not.toContain("Fait vivre");
});

it("[MP-1] leads to the member's own spelling, percent-encoded", async () => {
  const scope = await opened("CAMILLE", () => ({ ...camille, slug: "Camille d'Été" }));
  expect(scope.getState($memberMovedTo)).toBe("/membres/Camille%20d'%C3%89t%C3%A9");
});

it("[MP-1] says that there is nothing public, and that there is no such member", async () => {
  const bare = { ...camille, articles: [], comments: { count: 0, latest: [] } };
  expect(plain(htmlOf(await opened("camille", () => bare)))).toContain("Rien de public");
  const missing = await opened("personne", refusal);
  expect(plain(htmlOf(missing))).toContain("Membre introuvable");
  expect(handle.status && missing.getState(handle.status)).toBe(404);
});

it("[MP-3] tells the member and the staff that the page is hidden", async () => {
  const hidden: MemberPage = { ...camille, card: { ...camille.card, isHidden: true } };
  expect(plain(htmlOf(await opened("camille", () => hidden, account)))).toContain("Votre page est cachée");
  expect(plain(htmlOf(await opened("camille", () => hidden)))).toContain("seuls ce membre et le staff");
});

it("[MP-3] asks again for a missing page once a member is known", async () => {
  let isKnown = false;
  const scope = fork({
    handlers: fakes([readMemberFx, () => (isKnown ? camille : refusal())], [whoAmIFx, () => account]),
    values: [[$club, club]],
  });
  await allSettled(memberOpened, { scope, params: { params: { slug: "camille" }, search: "" } });
  expect(scope.getState($member).status).toBe("not-found");
  isKnown = true;
  await allSettled(sessionChanged, { scope });
  expect(scope.getState($memberId)).toBe(id);
  expect(scope.getState($member).status).toBe("ready");
});

it("[MP-3] hides the page at once, and takes it back when it isn't stored", async () => {
  const answers = [undefined, Promise.reject({ kind: "unexpected" })];
  const stored: Account = { ...account, isHidden: true };
  const scope = fork({ handlers: fakes([hideMyPageFx, () => answers.shift()], [whoAmIFx, () => stored]) });
  await allSettled(sessionChanged, { scope });
  expect(scope.getState($isPageHidden)).toBe(true);
  await allSettled(hidingPressed, { scope, params: { isHidden: true } });
  expect(scope.getState($isPageHidden)).toBe(true);
  await allSettled(hidingPressed, { scope, params: { isHidden: false } });
  expect(scope.getState($isPageHidden)).toBe(true);
});
