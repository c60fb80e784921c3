import { wholeNumber } from "../../design/components/text/format.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { NotAllowed, RoleChange } from "../../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { signInAction } from "../words.ts";
import { adminPath } from "../tabAddress.ts";

const counted = (count: number, one: string, many: string): string => `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  loading: "Chargement des chiffres du club",
  failed: "Impossible de charger les chiffres du club",
  figures: "Le club en chiffres",
  articles: "Articles publiés",
  articlesToday: (count: number) => (count > 1 ? "publiés aujourd'hui" : "publié aujourd'hui"),
  tips: "Tips en ligne",
  views: (count: number) => (count > 1 ? "vues au total" : "vue au total"),
  pending: "Candidatures en attente",
  received: (count: number) => (count > 1 ? "reçues" : "reçue"),
  outOf: "sur",
  users: "Membres",
  usersToday: "de plus aujourd'hui",
  reactions: "Les réactions en chiffres",
  likes: "Likes",
  comments: "Commentaires",
  rating: "Note moyenne",
  noRating: "Aucune",
  shares: "Partages de tips et d'articles",
  against: "par rapport aux 30 jours d'avant",
  notEnough: "pas encore assez de données",
  viewsByDay: "Vues des tips par jour",
  chartSpan: "Durée",
  chartDays: (days: number) => `${days} jours`,
  viewsIn: (views: number, days: number) => `${counted(views, "vue", "vues")} en ${days} jours`,
  mostViews: (views: number, day: string) => `${counted(views, "vue", "vues")} au plus, le ${day}`,
  viewsOf: (day: string, views: number) => `${day} : ${counted(views, "vue", "vues")}`,
  today: "aujourd'hui",
  viewsTable: "Vues des tips par jour, en tableau",
  day: "Jour",
  activity: "Activité récente",
  due: "Action requise",
  waiting: (count: number, days: number) =>
    `${counted(count, "candidature attend", "candidatures attendent")} votre réponse${
      days > 0 ? `, ${count > 1 ? "la plus ancienne " : ""}depuis ${counted(days, "jour", "jours")}` : ""
    }.`,
  examine: "Examiner",
  latestTip: "Dernier tip",
  latestArticle: "Dernier article",
  noneYet: "Rien n'est encore publié.",
  categories: "Tips par catégorie",
  category: "Catégorie",
  tipsColumn: "Tips",
  viewsColumn: "Vues",
  uncategorised: "Sans catégorie",
  table: "Tips par catégorie, en tableau",
  showTable: "Voir le tableau",
  share: (count: number, views: number) => `${counted(count, "tip", "tips")}, ${counted(views, "vue", "vues")}`,
  team: "Équipe du site",
  teamText:
    "Le rôle staff ouvre ce panel. Les admins le donnent ou le retirent ; leur propre rôle se donne hors du site.",
  search: "Rechercher un membre",
  searchHint: "Une partie de son nom d'utilisateur, ou son e-mail en entier.",
  finding: "Recherche en cours...",
  found: "Membres trouvés",
  members: "L'équipe",
  noMember: "Aucun membre trouvé",
  nameless: "Membre sans nom",
  roles: { admin: "Admin", staff: "Staff", none: "Membre" },
  give: "Donner le rôle staff",
  giveTo: (name: string) => `Donner le rôle staff à ${name}`,
  giveBack: "Redonner le rôle",
  take: "Retirer le rôle staff",
  takeFrom: (name: string) => `Retirer le rôle staff à ${name}`,
  teamFailed: "Impossible de charger l'équipe",
} as const;

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

const failures = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  "not-allowed": "Il faut être admin pour changer un rôle, et celui d'un compte admin ne se change pas ici.",
  unexpected: "Impossible de confirmer le changement de rôle. Vérifiez votre connexion, puis réessayez.",
} satisfies Record<(SignedOut | NotAllowed | Unexpected)["kind"], string>;

export const roleNotSet = ({ kind }: SignedOut | NotAllowed | Unexpected): Toast => ({
  tone: "bad",
  title: "Erreur",
  text: failures[kind],
  topic,
  ...signInAction(kind, adminPath),
});
