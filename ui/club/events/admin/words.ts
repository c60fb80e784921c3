import { eventsView } from "../../../admin/viewAddress.ts";
import { durations, type EventRecord, mostEvents, mostSeats } from "../../../../domain/club/events/event.ts";
import { eventForm, repetitions, type TypedEvent } from "../../../../domain/club/events/typed.ts";
import { complaintsOf, type FieldWords, visibility } from "../../lists/admin/fieldWords.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";
import { words as eventWords } from "../words.ts";

export const words: ListWords<EventRecord> = {
  path: eventsView,
  tab: "Évènements",
  lead: "Les membres s'inscrivent sur la page de l'évènement. Un changement d'heure ou de lieu et une annulation préviennent les membres qui s'y sont inscrits.",
  loading: "Chargement des évènements",
  failed: "Impossible de charger les évènements",
  none: "Aucun évènement",
  noneText: "Entraînement, soirée, scrim ou détection : annoncez le premier, les membres s'y inscrivent.",
  most: mostEvents,
  nameOf: ({ title }) => title,
  sureToRemove: (name) =>
    `Supprimer l'évènement « ${name} » et ses inscriptions ? Pour prévenir les membres, annulez-le plutôt.`,
  create: "Nouvel évènement",
  edit: "Modifier l'évènement",
  send: { create: "Ajouter l'évènement", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir de l'évènement enregistré" },
  notSent: "L'évènement n'est pas enregistré",
  conflict: "Cet évènement a été modifié entre-temps",
  created: "Évènement ajouté",
  saved: "Évènement enregistré",
  published: "Évènement publié",
  hidden: "Évènement dépublié",
  removed: "Évènement supprimé",
  notPublished: "L'évènement n'a pas changé",
  notRemoved: "L'évènement n'a pas été supprimé",
};

export const rowWords = {
  seats: (seats: number | null) => (seats === null ? "sans limite de places" : `${seats} place${seats > 1 ? "s" : ""}`),
  allTeams: "Pour tout le club",
} as const;

const lasting = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && (hours > 0 ? String(rest) : `${rest} min`)].filter(Boolean).join(" ");
};

export const fieldWords: FieldWords<TypedEvent> = {
  slug: { label: "Adresse" },
  title: { label: "Titre", wrong: { required: "Donnez un titre à l'évènement." } },
  kind: { label: "Genre", choices: eventWords.kinds },
  team: { label: "Équipe" },
  start: {
    label: "Début",
    hint: "À l'heure de Paris, où que vous soyez.",
    wrong: { required: "Donnez le jour et l'heure." },
  },
  minutes: {
    label: "Durée",
    choices: Object.fromEntries(durations.map((minutes) => [String(minutes), lasting(minutes)])),
  },
  weeks: {
    label: "Répétition",
    choices: Object.fromEntries(
      repetitions.map((weeks) => [weeks, weeks === "1" ? "Une seule fois" : `Chaque semaine, ${weeks} fois`]),
    ),
  },
  location: {
    label: "Lieu",
    hint: "Une adresse, ou par exemple : En ligne, sur le Discord du club.",
    wrong: { required: "Dites où cela se passe." },
  },
  seats: { label: "Places", hint: "Vide : sans limite. Baisser ce nombre ne reprend aucune place donnée." },
  description: { label: "Présentation" },
  status: { label: "État", choices: { planned: "Prévu", cancelled: "Annulé" } },
  visibility,
};

export const complaintOf = complaintsOf(eventForm.fields, fieldWords, {
  "no-such-time": "Cette heure n'existe pas : vérifiez le jour, et le passage à l'heure d'été.",
  "bad-seats": `Écrivez un nombre de 1 à ${mostSeats}, ou rien.`,
});
