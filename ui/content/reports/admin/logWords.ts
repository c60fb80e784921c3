import type { LoggedAct, ModerationAct } from "../../../../domain/content/reports/log.ts";
import { ofName } from "../../../design/components/text/french.ts";
import { adviceOn, type FailureAnswer } from "../../../lib/feedback/failure.ts";

type Named = { readonly of: string; readonly where: string };

const did = {
  hide: ({ of, where }) => `a masqué un commentaire ${of}${where}`,
  show: ({ of, where }) => `a réaffiché un commentaire ${of}${where}`,
  publish: ({ of, where }) => `a publié un commentaire ${of}${where}`,
  settle: ({ of, where }) =>
    `a classé les signalements ${where === "" ? "au sujet" : "d'un commentaire"} ${of}${where}`,
  reopen: ({ of, where }) =>
    `a rouvert les signalements ${where === "" ? "au sujet" : "d'un commentaire"} ${of}${where}`,
  warn: ({ of }) => `a donné un avertissement au sujet ${of}`,
  mute: ({ of }) => `a suspendu l'écriture ${of}`,
  lift: ({ of }) => `a levé une mesure au sujet ${of}`,
  accept: ({ of }) => `a accepté la contestation ${of}`,
  refuse: ({ of }) => `a refusé la contestation ${of}`,
} satisfies Record<ModerationAct, (named: Named) => string>;

const places = { article: ", sous un article", tip: ", sous un tip" } as const;

export const logWords = {
  title: "Journal : qui a fait quoi",
  loading: "Chargement du journal",
  failed: (failure: FailureAnswer) => `Impossible de charger le journal. ${adviceOn(failure)}`,
  retry: "Réessayer",
  none: "Rien pour le moment. Ce que le staff masque ou classe et les mesures qu'il prend s'ajoutent ici.",
  more: "Afficher plus",
  sentence: ({ act, by, kind, about }: LoggedAct): string =>
    `${by ?? "Une personne qui a quitté le staff"} ${did[act]({
      of: about === null ? "d'un compte supprimé" : ofName(about),
      where: kind === null ? "" : places[kind],
    })}.`,
} as const;
