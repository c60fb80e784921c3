import { canAt, type Can, type Hours, type Span, hoursIn } from "../../../../domain/club/polls/hours.ts";
import type { Poll } from "../../../../domain/club/polls/polls.ts";
import { adviceOn, after } from "../../../lib/feedback/failure.ts";
import type { Failure } from "../../../lib/act.ts";

export const ownWords = {
  title: "Quand votre équipe peut jouer",
  lead: "Peignez vos heures à la souris. Au doigt, touchez-les une à une, ou glissez de côté. Au clavier : flèches et Espace ; Maj et une flèche peignent la suivante. Un second passage efface.",
  privacy: "Votre équipe et le staff lisent vos réponses. Elles sont effacées un mois après la semaine.",
  brush: "Peindre",
  brushes: { 2: "Libre", 1: "Si besoin" } as const,
  can: { 0: "pas libre", 1: "si besoin", 2: "libre" } satisfies Record<Can, string>,
  passed: (can: string) => `${can}, heure commencée`,
  passedHours: "En pointillé : les heures déjà commencées. Elles ne changent plus.",
  grid: (title: string) => `Mes heures : ${title}`,
  noHours: "Aucune heure cette semaine",
  unanswered: "Pas encore de réponse.",
  storing: "Enregistrement...",
  stored: "Enregistré. Vous pouvez changer d'avis jusqu'à la fin du sondage.",
  waiting: "Pas de réseau : vos heures partiront au retour du réseau, si cet onglet reste ouvert.",
  none: "Aucun sondage pour le moment",
  noneAdvice:
    "Quand le staff demande à votre équipe quand elle peut jouer, le sondage s'affiche ici. Vous jouez et ne voyez rien ? Demandez au staff de relier votre compte à votre fiche.",
  others: "Les heures de l'équipe",
} as const;

/** How many hours of those asked for the player is free, and could if need be. */
export const countOf = (hours: Hours, span: Span): string => {
  const all = Array.from({ length: 7 }, (_, day) => hoursIn(span).map((hour) => canAt(hours, day, hour))).flat();
  const [free, maybe] = [all.filter((can) => can === 2).length, all.filter((can) => can === 1).length];
  return [`${free} h libre${free > 1 ? "s" : ""}`, ...(maybe > 0 ? [`${maybe} h si besoin`] : [])].join(", ");
};

type Why = Failure<"answerPoll">;

const titles = {
  "signed-out": "Votre session a expiré",
  closed: "Ce sondage est clos",
  "not-a-player": "Vous n'êtes pas dans cette équipe",
  "not-hours": "Ces heures n'ont pas pu être lues",
  "too-many": "Trop de changements en peu de temps",
  unexpected: "Vos heures ne sont peut-être pas enregistrées",
} satisfies Record<Why["kind"], string>;

type Texts = {
  readonly [Kind in Why["kind"]]: (
    why: Extract<Why, { readonly kind: Kind }>,
    poll: Pick<Poll, "event" | "match">,
  ) => string;
};

const lost = "Les heures que vous venez de peindre ne sont pas enregistrées.";

const texts: Texts = {
  "signed-out": () => "Ces heures ne sont pas enregistrées. Reconnectez-vous, puis peignez-les de nouveau.",
  closed: (_, { event, match }) =>
    event || match
      ? `L'heure est choisie : ce que le sondage est devenu se lit au-dessus du tableau. ${lost}`
      : `Le staff l'a clos, ou la semaine est finie. ${lost} Demandez-lui d'en ouvrir un autre.`,
  "not-a-player": () => "Le staff l'a changée entre-temps, ou votre compte n'est plus relié. Parlez-en au staff.",
  "not-hours": () => "Rechargez la page, puis peignez-les de nouveau.",
  "too-many": ({ seconds }) => `Vos heures restent ici. Réessayez ${after(seconds)}.`,
  unexpected: adviceOn,
};

/** Why hours aren't stored, and the next step. */
export const failureWords = (why: Why, poll: Pick<Poll, "event" | "match">) => ({
  title: titles[why.kind],
  text: texts[why.kind](why as never, poll),
});
