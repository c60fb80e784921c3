const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
const numbers = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const ratings = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Keeps the number of a day with its month: "12 novembre 2026" never breaks after 12. */
export const withoutBreak = (date: string): string => date.replace(/(?<=\d) (?=\p{L})/u, "\u00a0");

/** "12 novembre 2026", in the time zone of Paris. Returns a text that isn't a date unchanged. */
export const longDate = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : withoutBreak(days.format(time));
};

/** "1 284", with a no-break space of full width: a narrow one is hardly visible in bold figures. */
export const wholeNumber = (number: number): string => numbers.format(number).replaceAll("\u202f", "\u00a0");

/** "4,6". */
export const oneDecimal = (number: number): string => ratings.format(number);

const longest = 80;

/** True for a title that would fill the screen at the largest size. */
export const isLongTitle = (title: string): boolean => title.length > longest;
