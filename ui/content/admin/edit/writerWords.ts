const nameless = "Un autre membre du staff";
const inRow = new Intl.ListFormat("fr", { type: "conjunction" });

/** The words about other members who have the same text open. */
export const writerWords = {
  writes: (name: string | null) => `${name ?? nameless} écrit dans ce texte`,
  writesText:
    "Si vous prenez la main, l'autre en est averti et rien n'est perdu : à l'enregistrement, le site montre les deux versions.",
  take: "Prendre la main",
  leave: "Laisser",
  took: (name: string | null) => `${name ?? nameless} a pris la main`,
  tookText: "Ce que vous avez écrit reste sur cet appareil. À l'enregistrement, le site vous montre les deux versions.",
  takeBack: "Reprendre la main",
  alsoOpen: (names: readonly (string | null)[]) =>
    `${inRow.format(names.map((name, at) => name ?? (at === 0 ? nameless : "un autre membre du staff")))} ${names.length > 1 ? "ont" : "a"} aussi ce texte ouvert.`,
};
