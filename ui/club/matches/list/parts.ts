// The parts of the page, as its address names them.

export const comingPart = "a-venir";
export const resultsPart = "resultats";
