import type { Evening } from "./evening.ts";
import type { Tab } from "./tab.ts";

const pages = {
  news: "/news",
  tips: "/tips",
  teams: "/teams",
  team: "/teams/valorant",
  person: "/players/keva",
  matches: "/matches",
  over: "/matches/ldr-j5-valorant",
  overlay: "/matches/ldr-j5-valorant/overlay?score=haut-gauche&manches=bas&joueur=nival&suivant=haut-droite",
  predictions: "/pronostics",
  events: "/evenements",
  event: "/evenements/soiree-banquise",
  shop: "/shop",
  recruitment: "/recruitment",
  partners: "/partners",
  about: "/about",
  auth: "/auth",
  signUp: "/auth?onglet=inscription",
  contact: "/contact",
  search: "/search?q=valorant",
  missing: "/nulle-part",
};

/** What a visitor does: reads, searches, and sends a form that is refused. */
export const visit = async (tab: Tab, { paths }: Evening) => {
  const seenWhole = { home: "/", tip: "/tips/tenir-un-site-a-deux", article: paths.article, live: paths.live };
  for (const [name, path] of Object.entries({ ...seenWhole, ...pages })) {
    await tab.part(name, async () => {
      await tab.open(path);
      await (name in seenWhole ? tab.lookThrough(name) : tab.look(name));
    });
  }
  await tab.part("menu", async () => {
    // The first press, before the app.
    await tab.go("/about");
    await tab.press(tab.isNarrow ? "Ouvrir le menu" : "Équipes");
    await tab.sees("Équipe Rocket League");
    await tab.look("menu");
    await tab.press("Équipe Rocket League");
    await tab.sees("L'effectif");
    await tab.look("menuLeft");
  });
  await tab.part("palette", async () => {
    await tab.open("/about");
    await tab.keys("Control+k");
    await tab.sees("Échap");
    await tab.type("valorant");
    await tab.sees("Tous les résultats");
    await tab.look("palette");
    await tab.keys("ArrowDown", "Enter");
    await tab.sees("Valorant");
  });
  await tab.part("calm", async () => {
    await tab.open("/");
    await tab.press("Calme");
    await tab.look("calm");
    await tab.press("Calme");
  });
  await tab.part("refused", async () => {
    await tab.open("/contact");
    await tab.fill("E-mail", "camille");
    await tab.press("Envoyer le message");
    await tab.sees("Indiquez votre nom.");
    await tab.look("refused");
  });
  await tab.part("poster", async () => {
    await tab.open("/matches/ldr-j5-valorant");
    await tab.press("Affiche");
    await tab.look("posterBegun");
    await tab.until("draws", () => document.querySelector("[role=dialog] :is(img, canvas)") !== null);
    await tab.look("poster");
    await tab.keys("Escape");
  });
};
