import { wallTimeOf } from "../../../domain/shared/wallTime.ts";
import { longDay } from "../../design/components/text/format.ts";
import { clubZone } from "../../lib/page/now.ts";

/** A time in the club's zone: "4 décembre 2026 à 9 h 05". */
export const timeOf = (iso: string): string => {
  const [day = "", clock = ""] = wallTimeOf(Date.parse(iso), clubZone).split("T");
  const [hour, minute] = clock.split(":");
  return `${longDay(day)} à ${Number(hour)} h${minute === "00" ? "" : ` ${minute}`}`;
};

export const words = {
  page: "Brouillon partagé",
  titleOf: (title: string) => `Brouillon : ${title}`,
  loading: "Ouverture du brouillon",
  draft: "Brouillon partagé",
  openUntil: (iso: string) => `Il n'est pas encore publié. Ce lien est ouvert jusqu'au ${timeOf(iso)}.`,
  over: "Ce lien ne mène plus à rien",
  overText: "Il a été fermé, ou il a expiré. Demandez-en un nouveau à la personne qui vous a donné celui-ci.",
  home: "Aller à l'accueil",
  failed: "Impossible d'ouvrir le brouillon",
  retry: "Réessayer",
} as const;
