import type { Evening } from "./evening.ts";
import type { Tab } from "./tab.ts";

const views = {
  overview: "",
  content: "/contenu",
  comments: "/contenu/commentaires",
  media: "/contenu/images",
  categories: "/contenu/categories",
  matches: "/matchs",
  standings: "/matchs/classements",
  applications: "/candidatures",
  positions: "/candidatures/postes",
  messages: "/messages",
  letters: "/lettres",
  subscribers: "/lettres/abonnements",
  teams: "/equipes",
  people: "/equipes/personnes",
  partners: "/partenaires",
  shop: "/boutique",
  events: "/evenements",
  polls: "/evenements/disponibilites",
  pages: "/pages",
  figures: "/chiffres",
};

/** What the staff does: looks at each view, writes an article, counts a live match, begins a letter. */
export const work = async (tab: Tab, { paths }: Evening) => {
  for (const [name, path] of Object.entries(views)) {
    await tab.part(`panel-${name}`, async () => {
      await tab.open(`/admin${path}`);
      await tab.look(`panel-${name}`);
    });
  }
  await tab.part("editor", async () => {
    await tab.open("/admin/contenu");
    await tab.press("Créer du contenu");
    await tab.look("editorEmpty");
    await tab.fill("Titre", "Tous les blocs, écrits");
    await tab.press("Contenu");
    await tab.type("Une ligne ");
    await tab.keys("Control+b", ..."en gras", "Control+b", "Enter", ..."- un", "Enter", ..."deux", "Enter", "Enter");
    await tab.look("editor");
    await tab.keys("Control+a");
    // The editor hears of a selection a moment later than the page has it.
    await tab.look("selected");
    await tab.keys("Control+c", "ArrowRight");
    await tab.look("copied");
    await tab.keys("Control+v");
    await tab.until(
      "pastes what was copied",
      () => document.querySelectorAll("[role=dialog] .ProseMirror li").length === 4,
    );
    await tab.keys("Control+End", "Enter", "/");
    await tab.sees("Encadré");
    await tab.look("slash");
    await tab.keys("Escape", "Backspace");
    await tab.press("Ajouter une image");
    await tab.look("picture");
    await tab.press("Depuis la bibliothèque, dans le texte");
    await tab.sees("Choisir une image du site");
    await tab.look("library");
    await tab.keys("Escape");
    await tab.press("Réglages");
    await tab.look("settings");
    if (tab.isNarrow) await tab.press("Aperçu");
    await tab.look("preview");
    await tab.press("Créer");
    await tab.sees("Article créé avec succès.");
    await tab.look("created");
  });
  await tab.part("score", async () => {
    await tab.open("/admin/matchs");
    await tab.press("Saisir le score, Valorant – Les Essais");
    await tab.press("Un point de plus, Nous");
    await tab.sees("Enregistré");
    await tab.look("score");
    await tab.press("Un point de moins, Nous");
    await tab.open(paths.live);
    await tab.look("liveToStaff");
  });
  await tab.part("match", async () => {
    await tab.open("/admin/matchs");
    await tab.press("Nouveau match");
    await tab.sees("Adversaire");
    await tab.look("matchEmpty");
    await tab.press("Créer le match");
    await tab.sees("Choisissez une équipe.");
    await tab.look("matchRefused");
  });
  await tab.part("letter", async () => {
    await tab.open("/admin/lettres");
    await tab.press("Écrire une lettre");
    await tab.press("Ajouter la semaine");
    await tab.sees("À suivre");
    await tab.look("letter");
    await tab.keys("Escape");
  });
};
