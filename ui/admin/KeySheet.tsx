import { Checkbox } from "../design/components/forms/Checkbox.tsx";
import { Dialog } from "../design/components/overlays/Dialog.tsx";
import { french } from "../design/components/text/french.ts";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";
import { Key } from "./Key.tsx";
import { Sheet } from "./keys.styles.ts";
import { $areKeysOn, $isHelpOpen, helpClosed, keysSwitched } from "./shortcuts.ts";
import type { AdminTab } from "./address.ts";

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

/** All shortcuts of the panel, and the switch for single-key shortcuts. */
export const KeySheet = () => {
  const { isOpen, areOn, close, turn, lost } = useUnit({
    isOpen: $isHelpOpen,
    areOn: $areKeysOn,
    close: helpClosed,
    turn: keysSwitched,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={shortcutWords.title}
      onClose={close}
      onLoadError={() => (close(), lost())}
    >
      <Sheet>
        <dl>
          {shortcutWords.keys.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{french(does)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={shortcutWords.areOn}
          hint={shortcutWords.areOnHint}
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => turn(checked)}
        />
      </Sheet>
    </Dialog>
  );
};
