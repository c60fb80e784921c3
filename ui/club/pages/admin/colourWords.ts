import type { ContrastFault } from "../../../../domain/club/colours.ts";
import { oneDecimal } from "../../../design/components/text/format.ts";

/** What the shades of a pair are for. */
const purposes: Readonly<Record<string, string>> = {
  text: "le texte",
  textStrong: "le texte",
  textQuiet: "le texte discret",
  danger: "le texte d'une erreur",
  dangerSurface: "le fond d'une erreur",
  ok: "la marque d'une réussite",
  okText: "le texte d'une réussite",
  pending: "la marque d'une attente",
  onStatus: "le texte d'un état",
  placeholder: "l'exemple dans un champ",
  surface: "le fond",
  surfaceRaised: "les cartes",
  surfaceHigh: "les cartes",
  lineStrong: "le bord des champs",
  action: "les boutons",
  actionHover: "les boutons survolés",
  onAction: "le texte des boutons",
  calm: "les boutons discrets",
  calmHover: "les boutons discrets",
  calmAction: "les boutons discrets",
  calmActionHover: "les boutons discrets",
  onCalm: "le texte des boutons discrets",
  mark: "les marques",
  onMark: "le texte des marques",
  markText: "le texte d'accent",
  chosen: "le choix fait",
  onChosen: "le texte du choix fait",
  focus: "le cadre du focus",
  stage: "le fond des portraits",
  stageLine: "les traits derrière les portraits",
};

const grounds: Readonly<Record<string, string>> = {
  ink: "sur fond sombre",
  ice: "sur fond clair",
  acid: "sur fond d'accent",
  paper: "sur papier",
};

/** Rounded down: a fault never looks like what is needed. */
const ratio = (contrast: number): string => oneDecimal(Math.floor(contrast * 10) / 10);

/** Which pair of shades is too close, and how far it is from what is needed. */
export const faultWords = ({ front, back, ground, colours, contrast, least }: ContrastFault): string =>
  `Contraste trop faible ${grounds[ground]} : ${purposes[front]} (${colours[0]}) sur ${purposes[back]} (${colours[1]}) a ${ratio(contrast)}, il faut ${oneDecimal(least)}.`;
