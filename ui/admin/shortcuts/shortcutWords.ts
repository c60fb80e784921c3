import type { KeyHint } from "../../lib/page/slots.ts";

/** Keys that several tabs have. */
export const searchKey: KeyHint = { keys: ["/"], does: "rechercher" };
export const createKey: KeyHint = { keys: ["C"], does: "créer" };

/** The keys of the tabs, in their order. Further tabs have none. */
export const keysOfTabs = "1234567890";

export const shortcutWords = {
  open: "Tous les raccourcis",
  openKey: "?",
  title: "Raccourcis clavier",
  tabs: "sections",
  parts: ["Sections", "Actes"],
  /** All keys but those of the tabs. */
  keys: [
    { keys: ["Ctrl", "K"], does: "Chercher ou faire" },
    { keys: ["/"], does: "Rechercher" },
    { keys: ["C"], does: "Créer du contenu" },
    { keys: ["J", "K"], does: "Candidature, message ou commentaire d'après, d'avant" },
    { keys: ["A", "R"], does: "Accepter, refuser la candidature où vous êtes" },
    { keys: ["M", "R"], does: "Masquer, rétablir le commentaire où vous êtes" },
    { keys: ["R", "E"], does: "Répondre au message où vous êtes, le clore" },
    { keys: ["Alt", "↑", "↓"], does: "Déplacer le bloc où vous écrivez" },
    { keys: ["Ctrl", "Entrée"], does: "Créer ou mettre à jour" },
    { keys: ["Échap"], does: "Fermer une fenêtre" },
    { keys: ["?"], does: "Tous les raccourcis" },
  ],
  areOn: "Raccourcis à une touche",
  areOnHint: "Coupez-les s'ils gênent la saisie vocale ou un lecteur d'écran.",
} as const;
