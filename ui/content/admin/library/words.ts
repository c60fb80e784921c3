import type { FocalPoint } from "../../../../domain/content/body/focalPoint.ts";
import type { LibraryPicture, PictureUse, UsePlace } from "../../../../domain/content/pictures/library.ts";
import { longestDescription } from "../../../../domain/content/pictures/describePicture.ts";
import { adviceOn, whyFailed } from "../../../lib/feedback/failure.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import type { Failure } from "../../../lib/act.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { signInAction } from "../../../admin/words.ts";
import { uploadWords } from "../outcomes.ts";

const several = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  view: "Images",
  list: "Images du site",
  loading: "Chargement des images",
  failed: "Impossible de charger les images",
  search: "Rechercher",
  placeholder: "Nom du fichier, texte alternatif",
  filter: "Usage",
  all: "Toutes",
  unused: "Inutilisées",
  none: "Aucune image trouvée",
  noneAtAll: "Aucune image",
  noneYet: "Les images envoyées ici, dans un texte, une couverture ou une fiche arrivent dans cette liste.",
  noneFiltered: "Essayez d'autres mots, ou affichez toutes les images.",
  noneUnused: "Chaque image du site est montrée quelque part.",
  showAll: "Tout afficher",
  pages: "Pages d'images",
  columns: { picture: "Image", name: "Nom", use: "Usage", size: "Poids", date: "Ajoutée", acts: "Actions" },
  noName: "Sans nom",
  noDescription: "Sans texte alternatif",
  isUnused: "Inutilisée",
  used: (count: number) => `Utilisée ${several(count, "fois", "fois")}`,
  openOf: (name: string) => `Détails : ${name}`,
  upload: "Envoyer des images",
  uploaded: (arrived: number, count: number, failed: number) =>
    `Images envoyées : ${arrived} sur ${count}.${failed > 0 ? ` En échec : ${failed}.` : ""}`,
  descriptionOf: (name: string) => `Texte alternatif de ${name}`,
  descriptionAsked: "Ce que l'image montre, pour qui ne la voit pas.",
  saveOf: (name: string) => `Enregistrer le texte alternatif de ${name}`,
  later: "Plus tard",
  laterOf: (name: string) => `Plus tard, ${name}`,
  // The dialog.
  description: "Texte alternatif",
  descriptionHint: "Proposé chaque fois que l'image est insérée. Les textes qui la montrent déjà gardent le leur.",
  descriptionTooLong: `${wholeNumber(longestDescription)} caractères au plus.`,
  point: "Point à garder en vue",
  pointHint:
    "Touchez l'image, ou déplacez le point avec les flèches du clavier : il reste en vue partout où l'image est coupée. Rien ne change avant d'enregistrer.",
  recentre: "Recentrer",
  crops: "Aperçu des coupes",
  unsaved: "Non enregistré, gardé sur cet appareil.",
  drop: "Reprendre ce qui est enregistré",
  save: "Enregistrer",
  uses: "Où elle est montrée",
  usesLoading: "Recherche des endroits",
  usesFailed: "Impossible de dire où elle est montrée",
  noUses: "Nulle part.",
  versions: (count: number) =>
    count > 1
      ? `Elle est aussi dans ${wholeNumber(count)} anciennes versions de textes, qui n'empêchent pas de la supprimer.`
      : "Elle est aussi dans une ancienne version d'un texte, qui n'empêche pas de la supprimer.",
  size: "Poids",
  dimensions: "Dimensions",
  added: "Ajoutée le",
  replace: "Remplacer",
  replacing: "Remplacement en cours...",
  replaceHint: (count: number) =>
    `Un nouveau fichier prend sa place ${count > 1 ? `dans les ${wholeNumber(count)} endroits` : "dans l'endroit"} où elle est montrée, et les pages changent tout de suite. Il garde le texte alternatif et le point à garder en vue. Les lettres envoyées gardent l'ancienne, qui reste ici.`,
  remove: "Supprimer",
  removeOf: (name: string) => `Supprimer ${name}`,
  removeHint:
    "Une image montrée quelque part ne peut pas être supprimée : remplacez-la, ou retirez-la de ces endroits.",
} as const;

/** The shapes in which the site cuts pictures. */
export const crops = [
  { shape: "40 / 15", label: "Haut de page" },
  { shape: "40 / 21", label: "Carte, partage" },
  { shape: "1", label: "Visage" },
  { shape: "5 / 6", label: "Portrait" },
] as const;

export const pointWords = ({ x, y }: FocalPoint): string => `${x} % depuis la gauche, ${y} % depuis le haut`;

/** How a picture is called where it has no name. */
export const nameOf = ({ fileName }: LibraryPicture): string => fileName || words.noName;

const placeWords = {
  article: "Article",
  tip: "Tip",
  match: "Match",
  person: "Personne",
  partner: "Partenaire",
  product: "Produit",
  page: "Textes du site",
  letter: "Lettre",
} as const satisfies Record<UsePlace, string>;

export const titleOfUse = ({ place, title }: PictureUse): string => {
  if (place === "page" && title === "identity") return "Identité du club";
  return place === "page" || title === "" ? placeWords[place] : `${placeWords[place]} : ${title}`;
};

const isNew = ({ storedAt }: LibraryPicture, now: number): boolean => now - Date.parse(storedAt) < 24 * 3_600_000;

/** The question before pictures are deleted. */
export const removalWords = (all: readonly LibraryPicture[], now: number) => {
  const [first] = all;
  const versions = all.reduce((sum, one) => sum + one.versions, 0);
  const fresh = all.some((one) => isNew(one, now));
  const isOne = all.length === 1;
  return {
    sure: isOne ? "Supprimer cette image ?" : `Supprimer ${wholeNumber(all.length)} images ?`,
    sureText: [
      isOne && first
        ? `${nameOf(first)} quitte le site avec toutes ses tailles.`
        : "Elles quittent le site avec toutes leurs tailles.",
      "C'est définitif.",
      ...(versions > 0
        ? [
            `D'anciennes versions (${wholeNumber(versions)}) ne ${isOne ? "la" : "les"} montreront plus si on les restaure.`,
          ]
        : []),
      ...(fresh
        ? [
            isOne
              ? "Ajoutée aujourd'hui, elle est peut-être dans un texte qui n'est pas encore enregistré."
              : "Certaines, ajoutées aujourd'hui, sont peut-être dans un texte qui n'est pas encore enregistré.",
          ]
        : []),
    ].join(" "),
    keep: "Garder",
    confirm: "Supprimer",
  };
};

const topic = "library";

const refusals = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  "not-staff": "Vous n'avez plus ce droit.",
} as const;

const describeRefusals = { ...refusals, "too-long": words.descriptionTooLong } as const;

export const described: Toast = { tone: "good", title: "Image enregistrée", topic };
const isKept = "Vos changements sont gardés sur cet appareil.";
export const notDescribed = (failure: Failure<"describePicture">, path: string): Toast => ({
  tone: "bad",
  title: "L'image n'est pas enregistrée",
  text: `${whyFailed(failure, describeRefusals)} ${isKept}`,
  topic,
  ...signInAction(failure.kind, path),
});

export const removed = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${wholeNumber(count)} images supprimées` : "Image supprimée",
  topic,
});

const whyNotRemoved = (failure: Failure<"removePictures">): string => {
  if (failure.kind === "unexpected") return adviceOn(failure);
  if (failure.kind !== "in-use") return refusals[failure.kind];
  return failure.ids.length > 1
    ? `${wholeNumber(failure.ids.length)} d'entre elles sont montrées depuis peu. La liste est à jour.`
    : "Un texte la montre depuis peu. La liste est à jour.";
};
export const notRemoved = (failure: Failure<"removePictures">, path: string): Toast => ({
  tone: "bad",
  title: "Rien n'est supprimé",
  text: whyNotRemoved(failure),
  topic,
  ...signInAction(failure.kind, path),
});

/** How many of the places that still show a replaced picture are named. */
const mostNamed = 3;

export const replaced = (left: readonly PictureUse[]): Toast => ({
  tone: "good",
  title: left.length > 0 ? "Image remplacée, sauf là où vous ne pouvez pas la changer" : "Image remplacée",
  text:
    left.length > 0
      ? `L'ancienne reste montrée : ${left.slice(0, mostNamed).map(titleOfUse).join(", ")}${left.length > mostNamed ? "..." : "."} Seul un admin change l'identité du club, et une lettre envoyée garde ses images.`
      : "L'ancienne reste dans la liste : supprimez-la si plus rien ne la montre.",
  topic,
});
export const notReplaced = (failure: Failure<"replacePicture">, path: string): Toast => ({
  tone: "bad",
  title: "L'image n'est pas remplacée",
  text: whyFailed(failure, uploadWords),
  topic,
  ...signInAction(failure.kind, path),
});
