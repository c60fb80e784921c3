const round = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lengths = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** "35€", "34,90€". */
export const price = (euros: number): string => `${(Number.isInteger(euros) ? round : exact).format(euros)}€`;

/** "53", "53,5". */
export const length = (centimetres: number): string => lengths.format(centimetres);
