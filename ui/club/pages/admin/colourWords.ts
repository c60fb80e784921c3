import type { ContrastFault } from "../../../../domain/club/colours.ts";
import { oneDecimal } from "../../../design/components/text/format.ts";

/** What the shades of a pair are for. Text adapts to the accent, so marks and buttons are most of what fails. */
const purposes: Readonly<Record<string, string>> = {
  surface: "le fond",
  surfaceRaised: "les cartes",
  action: "les boutons",
  mark: "les marques",
  focus: "le cadre du focus",
};
const otherwise = ["le texte", "un fond"] as const;

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
  `Contraste trop faible ${grounds[ground]} : ${purposes[front] ?? otherwise[0]} (${colours[0]}) sur ${purposes[back] ?? otherwise[1]} (${colours[1]}) a ${ratio(contrast)}, il faut ${oneDecimal(least)}.`;
