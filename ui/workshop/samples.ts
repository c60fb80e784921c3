/** Extreme names: every component that shows a name has to fit them. */
export const names = {
  plain: "Anaïs Moreau",
  long: "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss",
  letter: "X",
  emoji: "🦊🔥👩‍👩‍👧‍👦",
  arabic: "فاطمة الزهراء",
} as const;

export const sentence = "Une phrase qui dit ce qui se passe, et la seule chose à faire ensuite.";

export const steps = ["Vous", "Compétences", "Disponibilités", "Motivation"] as const;
