import type { AdminTab } from "../address.ts";

type Hint = { readonly keys: readonly string[]; readonly does: string };

const tabs: Hint = { keys: ["1", "2", "3"], does: "onglets" };
const search: Hint = { keys: ["/"], does: "rechercher" };
const create: Hint = { keys: ["C"], does: "créer" };

export const shortcutWords = {
  open: "Tous les raccourcis",
  openKey: "?",
  title: "Raccourcis clavier",
  /** Hints under each tab. */
  hints: {
    overview: [tabs, create],
    content: [tabs, search, create],
    applications: [
      tabs,
      search,
      { keys: ["J", "K"], does: "suivante, précédente" },
      { keys: ["A"], does: "accepter" },
      { keys: ["R"], does: "refuser" },
    ],
  } satisfies Record<AdminTab, readonly Hint[]>,
  keys: [
    { keys: ["1", "2", "3"], does: "Aperçu, Contenu, Candidatures" },
    { keys: ["/"], does: "Rechercher" },
    { keys: ["C"], does: "Créer du contenu" },
    { keys: ["J", "K"], does: "Candidature suivante, précédente" },
    { keys: ["A", "R"], does: "Accepter, refuser celle où vous êtes" },
    { keys: ["Alt", "↑", "↓"], does: "Déplacer le bloc où vous écrivez" },
    { keys: ["Ctrl", "↵"], does: "Créer ou mettre à jour" },
    { keys: ["Échap"], does: "Fermer une fenêtre" },
    { keys: ["?"], does: "Tous les raccourcis" },
  ],
  areOn: "Raccourcis à une touche",
  areOnHint: "Coupez-les s'ils gênent la saisie vocale ou un lecteur d'écran.",
} as const;
