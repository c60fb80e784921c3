import type { APIRequestContext } from "@playwright/test";
import { findings } from "./axe.ts";
import {
  brokenPictures,
  flatSteps,
  layoutComplaints,
  lineStarts,
  lowTargets,
  smallTexts,
  tooWide,
} from "./pageComplaints.ts";
import { core, expect, refusedWith, signInAt, siteForTwo, test, untilHydrated } from "./page.ts";

// What is true of every page, asked at one visit of each. Runs for the site's own club and for tests/otherClub, whose texts have the
// maximum length.

const lost = "/nulle-part";
/** Stand for matches on the list: each club has its own. */
const [firstMatch, lastMatch] = ["/matches/:first", "/matches/:last"];
const pages = [
  "/",
  "/about",
  "/partners",
  "/shop",
  "/teams",
  "/team-valorant",
  "/recruitment",
  "/matches",
  firstMatch,
  lastMatch,
  "/tips",
  "/tips?categorie=Cuisine",
  siteForTwo,
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/contact",
  "/search",
  "/search?q=equipe",
  "/auth",
  "/auth?onglet=inscription",
  "/privacy",
  lost,
];

// 720 px is a width of 1440 at a zoom of 200 %. From 1241 px the links stand in the bar.
const widths = [
  320, 360, 390, 480, 600, 720, 768, 900, 1024, 1120, 1200, 1241, 1280, 1300, 1366, 1400, 1440, 1600, 1920,
];

/** The labels of figures, and the names beside a score. */
const labelsOn = (path: string): string => (path === "/matches" ? "main li bdi" : "dt, section p b, h1 bdi, thead th");

const addressOf = async (path: string, request: APIRequestContext): Promise<string> => {
  if (path !== firstMatch && path !== lastMatch) return path;
  const list = (await (await request.get("/matches")).text()).split("<main")[1] ?? "";
  const matches = [...list.matchAll(/href="(\/matches\/[^".?#]+)"/g)].map(([, address = ""]) => address);
  const found = path === firstMatch ? matches[0] : matches.at(-1);
  if (found === undefined) throw new Error("The list has no match");
  return found;
};

/** One step a question, and all of them asked where one fails. */
const ask = (question: string, complaints: () => Promise<readonly string[]> | readonly string[]) =>
  test.step(question, async () => expect.soft(await complaints(), question).toEqual([]));

for (const path of pages) {
  test(
    `[AX-2] [AX-3] [CF-3] [LK-9] [LK-23] [LK-27] [LK-30] [LK-37] [LM-47] [LY-13] ${path} is without fault on every screen`,
    core,
    async ({ page, request, silence }) => {
      // Texts of the greatest length break where they must.
      const isOwn = test.info().project.name !== "other club";
      if (path === lost) silence.allow(refusedWith(404));
      const resize = (width: number) => page.setViewportSize({ width, height: 844 });
      await resize(390);
      await page.goto(await addressOf(path, request));
      await page.evaluate(() => document.fonts.ready);
      await ask("no text is under 13 px on a phone", () => smallTexts(page));
      await ask("targets have 44 px on a phone", () => lowTargets(page));
      await ask("every picture can be drawn", () => brokenPictures(page));

      const found: Record<string, string[]> = {};
      for (const width of widths) {
        await resize(width);
        for (const [question, complaints] of Object.entries(await layoutComplaints(page, labelsOn(path)))) {
          (found[question] ??= []).push(...complaints.map((complaint) => `${width} px: ${complaint}`));
        }
      }
      for (const [question, complaints] of Object.entries(found)) {
        if (isOwn || question !== lineStarts) await ask(question, () => complaints);
      }
      await resize(1440);
      await ask("boards of different grounds meet in a step", () => flatSteps(page));

      const browser = await page.context().newCDPSession(page);
      const enlargeText = (times: number) => browser.send("Page.setFontSizes", { fontSizes: { standard: 16 * times } });
      await enlargeText(2);
      for (const width of [390, 1440]) {
        await resize(width);
        await ask(`nothing to scroll sideways with text twice as large, at ${width} px`, () => tooWide(page));
      }
      await enlargeText(1);

      await untilHydrated(page);
      for (const width of [1440, 390]) {
        await resize(width);
        await ask(`axe finds nothing at ${width} px`, () => findings(page));
      }
    },
  );
}

test(
  "[AX-2] a member's tip with the comment box and the menu open has no axe violation, narrow or wide",
  core,
  async ({ page }) => {
    await signInAt(page, siteForTwo);
    await page.getByRole("button", { name: /Commentaires/ }).click();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Else the bar may cover half of a button further up.
      await page.locator("#comment-box").evaluate((box) => box.scrollIntoView({ block: "center" }));
      await page.getByRole("button", { name: "Mon compte" }).click();
      await ask(`axe finds nothing at ${width} px`, () => findings(page));
      await page.keyboard.press("Escape");
    }
  },
);
