import type { Evening } from "./evening.ts";
import type { Tab } from "./tab.ts";

/** What a member does: likes, comments, predicts, and looks at their own space. */
export const takePart = async (tab: Tab, { paths }: Evening) => {
  await tab.part("react", async () => {
    await tab.open("/tips/freiner-avant-de-tirer");
    await tab.press("J'aime");
    await tab.look("liked");
    await tab.press("J'aime");
    await tab.press("Écrire un commentaire");
    await tab.type("Un commentaire @sar");
    await tab.until("offers a member", () => document.querySelector("[role=option]") !== null);
    await tab.look("mention");
    await tab.keys("Enter", ..."un essai");
    await tab.open("/tips/freiner-avant-de-tirer");
    await tab.holds("@sarah un essai");
    await tab.look("commentKept");
    await tab.press("Votre commentaire");
    await tab.keys("Control+a", "Backspace");
  });
  await tab.part("predict", async () => {
    await tab.open(paths.coming);
    await tab.press("Les Prochains");
    await tab.sees("Enregistré.");
    await tab.look("predicted");
  });
  await tab.part("bell", async () => {
    await tab.open("/about");
    await tab.press("Notifications");
    await tab.sees("Toutes les notifications");
    await tab.look("bell");
    await tab.keys("Escape");
    await tab.press("Mon compte");
    await tab.sees("Déconnexion");
    await tab.look("account");
  });
  for (const name of ["profil", "equipes", "candidatures", "tips", "notifications", "activite", "parametres"]) {
    await tab.part(name, async () => {
      await tab.open(`/profile?onglet=${name}`);
      await tab.lookThrough(`own-${name}`);
    });
  }
};
