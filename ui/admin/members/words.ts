import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { NotAllowed, RoleChange } from "../../../domain/accounts/staff/ports.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { whyFailed, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { accessView, viewAddress } from "../viewAddress.ts";
import { signInAction } from "../words.ts";

export const words = {
  view: "Accès",
  team: "Équipe du site",
  teamText:
    "Le rôle staff ouvre ce panel. Les admins le donnent ou le retirent ; leur propre rôle se donne hors du site.",
  search: "Rechercher un membre",
  searchHint: "Une partie de son nom d'utilisateur, ou son e-mail en entier.",
  finding: "Recherche en cours...",
  found: "Membres trouvés",
  members: "L'équipe",
  noMember: "Aucun membre trouvé",
  columns: { face: "Portrait", name: "Nom", role: "Rôle", acts: "Actions" },
  nameless: "Membre sans nom",
  roles: { admin: "Admin", staff: "Staff", none: "Membre" },
  give: "Donner le rôle staff",
  giveTo: (name: string) => `Donner le rôle staff à ${name}`,
  giveBack: "Redonner le rôle",
  take: "Retirer le rôle staff",
  takeFrom: (name: string) => `Retirer le rôle staff à ${name}`,
  reserved: (count: number) => `Noms réservés (${wholeNumber(count)})`,
  reservedText:
    "Ces noms passent pour une fonction ou pour le club, sans en avoir le rôle. Retirez-les, ou donnez le rôle staff à qui le porte à raison.",
  reservedFailed: "Impossible de chercher les noms réservés",
  reservedMark: "Nom réservé",
  takeName: "Retirer le nom",
  takeNameOf: (name: string) => `Retirer le nom ${name}`,
  takeNameWords: (name: string) => ({
    sure: `Retirer le nom ${name} ?`,
    sureText:
      "Ses commentaires sont signés « Membre du club » jusqu'à ce que la personne choisisse un autre nom dans son espace.",
    keep: "Garder le nom",
    confirm: "Retirer le nom",
  }),
  teamFailed: "Impossible de charger l'équipe",
} as const;

const path = viewAddress(accessView);
const topic = "team";

/** Toast action: the change that undoes this one. */
export const changeBackNames = { give: "give-staff", take: "take-staff" } as const;

export const roleSet = ({ member, isStaff }: RoleChange): Toast => ({
  tone: "good",
  title: isStaff ? "Rôle staff donné" : "Rôle staff retiré",
  text: isStaff ? "Le panel lui est ouvert dès maintenant." : "Le panel lui est fermé dès maintenant.",
  act: isStaff
    ? { words: words.take, name: changeBackNames.take, id: member }
    : { words: words.giveBack, name: changeBackNames.give, id: member },
  topic,
});

export const nameTaken: Toast = {
  tone: "good",
  title: "Nom retiré",
  text: "La personne en choisit un autre dans son espace.",
  topic,
};

const takingFailures = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  "not-allowed": "Il faut être admin pour retirer un nom, et celui d'un membre du staff ne se retire pas.",
} as const;

export const nameNotTaken = (failure: SignedOut | NotAllowed | Unexpected): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: failure.kind === "unexpected" ? "Impossible de confirmer le retrait du nom" : "Erreur",
  text: whyFailed(failure, takingFailures),
  topic,
  ...signInAction(failure.kind, path),
});

const failures = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  "not-allowed": "Il faut être admin pour changer un rôle, et celui d'un compte admin ne se change pas ici.",
} as const;

export const roleNotSet = (failure: SignedOut | NotAllowed | Unexpected): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer le changement de rôle" : "Erreur",
  text: whyFailed(failure, failures),
  topic,
  ...signInAction(failure.kind, path),
});
