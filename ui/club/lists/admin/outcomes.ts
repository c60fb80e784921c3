import type { ChangeRefusal } from "../../../../domain/club/lists/changePart.ts";
import type { AddRefusal, SaveRefusal, Typed } from "../../../../domain/club/lists/editList.ts";
import type { TeamInUse } from "../../../../domain/club/teams/ports.ts";
import { type ListRecord, mostRecords } from "../../../../domain/club/lists/records.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { viewAddress } from "../../../admin/viewAddress.ts";
import { signInAction } from "../../../admin/words.ts";
import { adviceOn, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import type { DetailsWords } from "./DetailsDialog.tsx";

/** The words that name a list of the club and its records. */
export type ListWords<Item extends ListRecord> = DetailsWords & {
  /** Of the view in the panel. */
  readonly path: string;
  /** "Partenaires". */
  readonly tab: string;
  readonly lead: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly noneText: string;
  /** The most records. Absent: as most lists. */
  readonly most?: number;
  readonly nameOf: (item: Item) => string;
  readonly sureToRemove: (name: string) => string;
  readonly created: string;
  readonly saved: string;
  readonly published: string;
  readonly hidden: string;
  readonly removed: string;
  readonly notPublished: string;
  readonly notRemoved: string;
  /** The words of a row that differ from those of other lists. */
  readonly row?: Partial<Record<"publish" | "hide" | "draft", string>>;
  /** Why an act that only this list refuses failed. */
  readonly whyNot?: Readonly<Record<string, string>>;
};

type Publication = { readonly isPublished: boolean };

type Refusal = TeamInUse | AddRefusal<Typed> | SaveRefusal<ListRecord, Typed> | ChangeRefusal<unknown> | Unexpected;

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  "in-use": "Des matchs portent son nom. Retirez-la plutôt du site : elle le quitte avec eux.",
  "slug-taken": "Quelqu'un vient d'en ajouter un du même nom. Réessayez.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
  conflict: "Quelqu'un l'a changé entre-temps. La liste est à jour : vérifiez, puis réessayez.",
  "invalid-record": "Un champ est à corriger.",
} satisfies Record<Exclude<Refusal["kind"], "unexpected" | "list-full">, string>;

const listFull = (most: number): string => `La liste en a déjà ${wholeNumber(most)}. Supprimez-en d'abord.`;

/** The toasts of a list of the club, and why an act on it failed. */
export const outcomesOf = <Item extends ListRecord>(words: ListWords<Item>) => {
  const { path: topic, nameOf, most = mostRecords } = words;
  const reasons: Readonly<Record<string, string>> = { ...whyNot, "list-full": listFull(most), ...words.whyNot };
  const reasonOf = (refusal: Pick<Refusal, "kind">): string =>
    refusal.kind === "unexpected" ? adviceOn(refusal as Unexpected) : (reasons[refusal.kind] ?? "");
  const good = (title: string, item?: Item): Toast => ({
    tone: "good",
    title,
    topic,
    ...(item && nameOf(item) && { text: nameOf(item) }),
  });
  const failure =
    (title: string) =>
    (refusal: Pick<Refusal, "kind">): Toast => ({
      tone: "bad",
      title,
      text: reasonOf(refusal),
      topic,
      ...signInAction(refusal.kind, viewAddress(topic)),
    });
  return {
    reasonOf,
    created: (item: Item) => good(words.created, item),
    saved: good(words.saved),
    /** @param items those of the calls that the list has */
    published: (calls: readonly Publication[], items: readonly Item[]): Toast => {
      const published = calls.filter(({ isPublished }) => isPublished).length;
      if (calls.length === 1) return good(published === 1 ? words.published : words.hidden, items[0]);
      const count = wholeNumber(calls.length);
      if (published === calls.length) return good(`${count} fiches publiées`);
      return good(published === 0 ? `${count} fiches dépubliées` : `${count} fiches modifiées`);
    },
    notPublished: failure(words.notPublished),
    removed: good(words.removed),
    broughtBack: (item: Item) => good("De retour dans la liste", item),
    notBroughtBack: failure(words.notSent),
    notRemoved: failure(words.notRemoved),
    notPlaced: failure("L'ordre n'a pas été enregistré"),
  };
};
