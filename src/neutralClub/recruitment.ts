import type { Recruitment } from "../../domain/club/recruitment.ts";

export const recruitment: Recruitment = {
  title: "Prenez part au\u00a0club.",
  text: "Un club vit grâce aux personnes qui s'en occupent. Quand un poste est ouvert, il est ici : lisez, choisissez, et postulez en quelques minutes.",
  // { value: "24h", words: "réponse moyenne" }, at most four.
  figures: [],
  // The first positions of an empty site, which reads them once. Staff opens others in the panel. You can leave it empty.
  positions: {},
  call: {
    title: "Une autre idée ?",
    text: "Une question avant de postuler, ou l'envie d'aider autrement ? Écrivez-nous.",
    button: "Nous écrire",
    address: "",
  },
};
