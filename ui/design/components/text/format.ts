const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
const numbers = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const ratings = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "12 novembre 2026", as a calendar in Paris says it. A text that is no date is shown as it is. */
export const longDate = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : days.format(time);
};

/** "1 284", with a whole space: in heavy figures a narrow one is hardly seen. */
export const wholeNumber = (number: number): string => numbers.format(number).replaceAll("\u202f", "\u00a0");

/** "4,6". */
export const oneDecimal = (number: number): string => ratings.format(number);
