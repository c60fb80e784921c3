const numbers = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"];

const told = new RegExp(
  String.raw`(?:^|[.!?;]\s*)les\s+(\d{1,2}|${numbers.join("|")})\s+premi(?:er|ère)s(?:\s+équipes)?\s+(?:joue|pass|vont|montent|se qualifi|sont qualifi|accèd|disput|avanc)`,
  "iu",
);

/** How many places lead on, as the note of standings tells it: "Les quatre premiers jouent la phase finale." Null where it doesn't. */
export const finalPlaces = (note: string): number | null => {
  const [, count = ""] = told.exec(note) ?? [];
  const number = Number(count) || numbers.indexOf(count.toLowerCase()) + 1;
  return number > 0 ? number : null;
};
