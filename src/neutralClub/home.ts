import type { HomePage } from "../../domain/club/home.ts";

export const home: HomePage = {
  // Two lines, sixteen characters each at most.
  headline: ["On joue", "ensemble."],
  lead: "Bienvenue chez Votre club : on y joue en équipe, on y progresse, et l'on défend les mêmes couleurs.",
  // Five people under the sky, { role: "Capitaine", name: "Ana" }. Without them the club's emblem stands there.
  heroes: [],
  vision: {
    lead: "Un club, ce sont d'abord des personnes : on se retrouve pour jouer, on s'entraide pour progresser, et l'on vit les matchs ensemble.",
    text: "Que l'on joue pour gagner ou pour le plaisir, une équipe se construit de la même façon : on s'écoute, on s'entraîne, et l'on respecte celles et ceux d'en face.",
  },
  // { when: "Cette saison", title: "…", text: "…" }: near, later and final. Without any the section isn't shown.
  goals: [],
  call: {
    title: "Envie d'en\u00a0être ?",
    text: "Vous jouez, vous organisez, vous filmez, vous écrivez ? Dites-nous ce qui vous plaît : un club avance grâce aux bonnes volontés.",
    button: "Nous écrire",
    // An address of your own, such as your Discord's: "https://discord.gg/…". Empty: the contact page.
    address: "",
  },
};
