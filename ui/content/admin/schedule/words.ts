import type { EditedItem, Schedule } from "../../../../domain/content/editing/contentItem.ts";
import type { InvalidSchedule, ScheduleRefusal } from "../../../../domain/content/editing/scheduleItem.ts";
import { wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { shortDay } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import { clubZone } from "../../../lib/page/now.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { signInAction } from "../../../admin/words.ts";

/** A time in the club's zone: "28 nov. 2026, 21 h 30". */
export const timeOf = (iso: string): string => {
  const [day = "", clock = ""] = wallTimeOf(Date.parse(iso), clubZone).split("T");
  const [hour, minute] = clock.split(":");
  return `${shortDay(day)} ${day.slice(0, 4)}, ${Number(hour)} h${minute === "00" ? "" : ` ${minute}`}`;
};

export const words = {
  open: "Programmer",
  title: "Programmer",
  lead: "La publication et le retrait se font automatiquement, à une minute près.",
  publishAt: "Publier le",
  unpublishAt: "Retirer du site le",
  zone: "À l'heure du club.",
  hint: "À l'heure du club. Laissez vide pour ne rien prévoir.",
  save: "Programmer",
  none: "Ne rien programmer",
  scheduled: "Programmé",
  toPublish: (time: string) => typeset(`le ${timeOf(time)}`),
  toTakeBack: (time: string) => typeset(`jusqu'au ${timeOf(time)}`),
} as const;

export const problems: Readonly<Record<NonNullable<InvalidSchedule["fields"][keyof Schedule]> | "none", string>> = {
  none: "Donnez une date et une heure.",
  missing: "Cette heure n'existe pas. Donnez une date et une heure.",
  past: "Cette heure est passée. Donnez une heure à venir.",
  order: "Le retrait vient après la publication.",
};

export const scheduled = ({ publishAt, unpublishAt, fields: { title } }: EditedItem): Toast => ({
  tone: "good",
  title: (publishAt ?? unpublishAt) ? "Programmé" : "Plus rien n'est programmé",
  text: [title, publishAt && words.toPublish(publishAt), unpublishAt && words.toTakeBack(unpublishAt)]
    .filter(Boolean)
    .join(", "),
  topic: "content",
});

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
} as const;

export const notScheduled = (failure: Exclude<ScheduleRefusal, InvalidSchedule> | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer l'heure" : "Rien n'a été programmé",
  text: whyFailed(failure, whyNot),
  topic: "content",
  ...signInAction(failure.kind, path),
});
