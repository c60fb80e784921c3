import { largestArchives, largestFiles, mostItems } from "../../../../domain/content/moving/limits.ts";
import type { FileProblem, LeftOut } from "../../../../domain/content/moving/found.ts";
import type { ImportSource, ImportSummary } from "../../../../domain/content/moving/ports.ts";
import { longDate, wholeNumber } from "../../../design/components/text/format.ts";
import { adviceOn, type FailureAnswer, whyFailed } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import type { Failure } from "../../../lib/act.ts";
import type { AddFailure, ReadFailure } from "./effects.ts";

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count > 1 ? many : one}`;

const sourceWords = {
  wordpress: "WordPress",
  ghost: "Ghost",
  markdown: "Markdown",
  club: "Export d'un site comme celui-ci",
} satisfies Record<ImportSource, string>;

export const words = {
  take: "Reprendre d'un autre site",
  takeText:
    "Un export de WordPress (XML), de Ghost (JSON), des textes Markdown, ou l'export d'un site comme celui-ci. Les fichiers sont lus dans votre navigateur, et rien n'est enregistré avant votre accord.",
  choose: "Choisir des fichiers, ou les déposer ici",
  chooseOthers: "Choisir d'autres fichiers",
  chooseFolder: "Choisir un dossier",
  reading: "Lecture des fichiers",
  unreadable: "Ces fichiers ne peuvent pas être repris",
  notRead: "Les fichiers n'ont pas pu être comparés",
  readAgain: "Réessayer",
  found: (source: ImportSource, fileNames: string) => `${sourceWords[source]} : ${fileNames}`,
  groups: {
    noted: (count: number) => counted(count, "texte à vérifier", "textes à vérifier"),
    plain: (count: number) => counted(count, "texte repris tel quel", "textes repris tels quels"),
    known: (count: number) => counted(count, "texte déjà repris", "textes déjà repris"),
    leftOut: (count: number) => counted(count, "élément laissé de côté", "éléments laissés de côté"),
  },
  nothingNew: "Rien à reprendre : tous ces textes sont déjà sur le site.",
  kinds: { article: "Article", tip: "Tip" },
  published: "Publié",
  draft: "Brouillon",
  unsigned: "sans auteur",
  pictures: "Les images sont copiées sur ce site",
  picturesFrom: (host: string, pictures: number) =>
    `${host || "fichiers choisis avec les textes"} (${counted(pictures, "image")})`,
  picturesText:
    "Celles qui ne peuvent pas être copiées (plus de 5 Mo, site fermé) gardent leur adresse, ou sont laissées de côté si elle ne peut pas servir.",
  site: "Adresse de l'ancien site",
  siteMissing: "L'ancien site n'est pas connu",
  siteText:
    "Ces textes ont des images et des liens sans adresse complète. Indiquez l'ancien site (https://…), ou choisissez aussi le ZIP de ses images.",
  siteUse: "Relire avec cette adresse",
  siteInvalid: "Une adresse complète, comme https://ancien-site.fr",
  storedPictures: (count: number) => `${counted(count, "image ou fichier copié", "images et fichiers copiés")}.`,
  /** `more`: how many others there are. */
  lostPictures: (names: readonly string[], more: number) =>
    `Pas copiés : ${names.join(", ")}${more > 0 ? ` et ${counted(more, "autre")}` : ""}.`,
  newCategories: (count: number) => (count > 1 ? "Catégories hors de votre liste" : "Catégorie hors de votre liste"),
  newCategoriesText: (names: readonly string[]) =>
    `${names.join(", ")} : la vue Catégories permet ensuite ${
      names.length > 1 ? "de les ajouter, ou de déplacer leurs" : "de l'ajouter, ou de déplacer ses"
    } textes.`,
  send: (count: number) => `Reprendre ${counted(count, "texte")}`,
  sending: "Reprise en cours…",
  drop: "Annuler",
  saving: "Enregistrement des textes",
  stays: "Gardez cette page ouverte : la reprise s'arrête si elle se ferme, et se continue sans doublon.",
  interrupted: (done: number, all: number) => `Reprise interrompue après ${wholeNumber(done)} sur ${wholeNumber(all)}`,
  continue: "Continuer",
  finished: (added: number) => (added > 1 ? `${wholeNumber(added)} textes repris` : `${added} texte repris`),
  renamed: (title: string, slug: string) => `« ${title} » a reçu l'adresse ${slug} : la sienne vient d'être prise.`,
  invalid: (titles: readonly string[]) => `Refusés par le site : ${titles.join(", ")}.`,
  knownMeanwhile: (count: number) => `${counted(count, "texte")} déjà sur le site, sans doublon.`,
  done: "Reprises faites",
  doneText:
    "Une reprise s'annule en entier : ses textes sont supprimés, sauf ceux que l'équipe a modifiés, publiés ou que des membres ont commentés depuis.",
  none: "Aucune reprise pour le moment.",
  loading: "Chargement des reprises",
  failed: "Impossible de charger les reprises",
  line: ({ source, at, card }: ImportSummary) =>
    [sourceWords[source], longDate(at), card.username].filter(Boolean).join(", "),
  left: ({ items, changed }: ImportSummary) =>
    changed === 0 ? counted(items, "texte") : `${counted(items, "texte")}, dont ${counted(changed, "changé")} depuis`,
  takeBack: "Annuler la reprise",
  takeBackOf: (fileNames: string) => `Annuler la reprise : ${fileNames}`,
  keep: "Garder les textes",
  remove: "Supprimer les textes",
  sure: ({ items, changed }: ImportSummary) =>
    `Supprimer ${counted(items - changed, "texte")} de cette reprise ?${
      changed > 0
        ? ` ${changed > 1 ? `Les ${changed} textes qui ont changé restent.` : "Le texte qui a changé reste."}`
        : ""
    }`,
  takenBack: (removed: number) => `Reprise annulée : ${counted(removed, "texte supprimé", "textes supprimés")}`,
  kept: "Gardés, car ils ont changé depuis :",
  allChanged: "Tous ses textes ont changé depuis : ils restent.",
  export: "Exporter tout le site",
  exportText:
    "Un fichier ZIP avec tout ce que le panel peut lire, un fichier par liste, et un fichier Markdown par article et par tip. Un site comme celui-ci en reprend les articles et les tips.",
  exportButton: "Exporter en ZIP",
  exporting: "Export en cours…",
} as const;

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} Mo`;

const problems = {
  empty: (name) => `${name} est vide. Exportez à nouveau depuis l'ancien site.`,
  "broken-xml": (name) =>
    `${name} est un fichier XML abîmé ou incomplet. Exportez à nouveau depuis WordPress (Outils, Exporter, Tout le contenu).`,
  "not-wordpress": (name) =>
    `${name} n'est pas un export de WordPress. Dans WordPress : Outils, Exporter, Tout le contenu.`,
  "broken-json": (name) => `${name} est un fichier JSON abîmé ou incomplet. Exportez à nouveau depuis l'ancien site.`,
  "unknown-json": (name) =>
    `${name} n'est ni un export de Ghost ni celui d'un site comme celui-ci. Dans Ghost : Settings, Import/Export, Export.`,
  "newer-export": (name) => `${name} vient d'une version plus récente du site. Mettez ce site à jour, puis réessayez.`,
  "broken-zip": (name) => `${name} est une archive abîmée. Téléchargez-la à nouveau.`,
  "unknown-file": (name) =>
    `${name} n'est pas un format connu. Choisissez un export de WordPress (XML) ou de Ghost (JSON), des textes Markdown (.md), ou un ZIP de ceux-ci.`,
  "too-large": () =>
    `Leurs textes dépassent ${megabytes(largestFiles)}, ou les archives ${megabytes(largestArchives)}. Choisissez-en moins à la fois, ou exportez par période.`,
  "too-many-items": () =>
    `Ils ont plus de ${wholeNumber(mostItems)} textes. Exportez par période, en plusieurs fichiers.`,
  "several-sources": () => "Ils viennent de plusieurs programmes. Choisissez les fichiers d'un seul à la fois.",
  "nothing-found": (name) => `${name} n'a aucun article. Vérifiez que l'export contient les articles.`,
} satisfies Record<FileProblem["kind"], (name: string) => string>;

const whyRefused = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis choisissez les mêmes fichiers.",
  "not-staff": "Vous n'avez plus ce droit.",
} as const;

/** Why files can't be imported. */
export const reasonOfFiles = (failure: ReadFailure): string => {
  if (failure.kind === "unexpected") return adviceOn(failure);
  if (failure.kind === "signed-out" || failure.kind === "not-staff") return whyRefused[failure.kind];
  return problems[failure.kind](failure.name.split("/").at(-1) ?? failure.name);
};

export const reasonOfAdding = (failure: AddFailure): string => whyFailed(failure, whyRefused);

/** Why elements of the files aren't taken. */
export const leftOutWords = {
  pages: (count) => `${counted(count, "page")} : le site n'a pas de pages libres. Recopiez leurs textes dans Pages.`,
  trash: (count) => `${counted(count, "texte")} de la corbeille ou jamais ${count > 1 ? "enregistrés" : "enregistré"}.`,
  others: (count) => `${counted(count, "élément")} d'un autre type (menus, extensions).`,
  files: (count) => `${counted(count, "fichier")} qu'aucun texte ne montre.`,
  "too-long": (count) =>
    `${counted(count, "texte")} de plus de 200 000 caractères. Coupez-${count > 1 ? "les" : "le"} avant l'export.`,
} satisfies Record<LeftOut["kind"], (count: number) => string>;

const topic = "moving";
export const notTakenBack = (failure: Failure<"takeBackImport">): Toast => ({
  tone: "bad",
  title: "La reprise n'est pas annulée en entier",
  text: whyFailed(failure, whyRefused),
  topic,
});
export const exported = (name: string): Toast => ({
  tone: "good",
  title: "Export terminé",
  text: `${name} est dans vos téléchargements.`,
  topic,
});
export const notExported = (failure: FailureAnswer): Toast => ({
  tone: "bad",
  title: "L'export n'a pas abouti",
  text: adviceOn(failure),
  topic,
});
