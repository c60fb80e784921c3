/** "2026-2027", for the season that begins in 2026. */
export const seasonName = (season: number): string => `${season}-${season + 1}`;

/** The season of "2026-2027"; undefined for any other text. */
export const seasonIn = (text: string | null): number | undefined => {
  const season = Number(text?.slice(0, 4));
  return text === seasonName(season) && season >= 2000 && season < 2100 ? season : undefined;
};
