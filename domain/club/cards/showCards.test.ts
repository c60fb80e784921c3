import { expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { firstSectionsAt } from "../../../tests/club.ts";
import { clubDataset, memoryDevice } from "../../../tests/devices.ts";
import { shownContent } from "../../content/body/shownContent.ts";
import { firstContent } from "../firstContent.ts";
import { cardTarget } from "./cardTarget.ts";
import { mostCards, showCards } from "./showCards.ts";

const shown = (html: string, device = memoryDevice()) =>
  showCards(device)(shownContent("article", parsedContent(html)));

it.each([
  ["/matches/solstice-2026", { kind: "match", slug: "solstice-2026" }],
  ["/players/keva#tips", { kind: "person", slug: "keva" }],
  ["/matches?competition=Ligue+des+R%C3%A9gions#classement", { kind: "standings", competition: "Ligue des Régions" }],
])("[NW-146] knows the item at %s", (address, target) => {
  expect(cardTarget(address)).toEqual(target);
});

it.each([
  "/matches",
  "/matches/Deux/trois",
  "/matches?competition=",
  "/matches?competition=%E0%A4%A",
  "/matches?competition=Ligue&saison=2026-2027",
  "/teams/valorant",
  "/news/montreal",
  "//players/keva",
  "https://club.example/players/keva",
  "javascript:alert(1)",
])("[NW-146] knows no item at %s", (address) => {
  expect(cardTarget(address)).toBeNull();
});

const content = firstContent(firstSectionsAt(new Date()));
const [match] = content.matches.filter(({ isPublished, status }) => isPublished && status === "finished");
const matchPath = `/matches/${match?.slug}`;

it("[NW-146] puts cards in the place of paragraphs of one link, and nowhere else", async () => {
  const link = `<a href="${matchPath}">Le match</a>`;
  const cards = await shown(
    `<p>${link}</p><p>Voir ${link}</p><ul><li>${link}</li></ul><p><strong>${link}</strong></p>`,
  );
  expect(cards.map(({ kind }) => kind)).toEqual(["card", "paragraph", "list", "button"]);
  expect(cards[0]).toMatchObject({
    link: { address: matchPath },
    card: { kind: "match", match: { slug: match?.slug, opponent: match?.opponent, status: "finished" } },
  });
});

it("[NW-146] leaves the links to what isn't published or doesn't exist", async () => {
  const matches = content.matches.map((one) => ({ ...one, isPublished: false }));
  const device = memoryDevice({ dataset: { ...clubDataset, content: { ...content, matches } } });
  const html = `<p><a href="${matchPath}">un</a></p><p><a href="/players/inconnu">deux</a></p>
    <p><a href="/matches?competition=Aucune">trois</a></p>`;
  expect((await shown(html, device)).map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "paragraph"]);
});

it("[NW-146] asks nothing of the backend for a text without such links, and for so many cards at most", async () => {
  const faults = createFaultInjector();
  faults.fail(true);
  expect(await shown("<p>Un</p><p><a href='/news'>deux</a></p>", memoryDevice({ faults }))).toHaveLength(2);
  const many = await shown(`<p><a href="${matchPath}">x</a></p>`.repeat(mostCards + 2));
  expect(many.filter(({ kind }) => kind === "card")).toHaveLength(mostCards);
  expect(many).toHaveLength(mostCards + 2);
});

it("[NW-191] keeps the link of a card that can't be read, and shows the other cards", async () => {
  const device = memoryDevice();
  const teams = { person: () => Promise.reject(new Error("outage")) };
  const html = `<p><a href="${matchPath}">Le match</a></p><p><a href="/players/keva">Kéva</a></p>`;
  const cards = await showCards({ ...device, teams })(shownContent("article", parsedContent(html)));
  expect(cards.map(({ kind }) => kind)).toEqual(["card", "paragraph"]);
});
