export const memberWords = {
  points: (points: number) => `${points} ${points > 1 ? "points" : "point"} de pronostics`,
  rank: (rank: number, of: number, season: string) =>
    `, ${rank === 1 ? "1er" : `${rank}e`} sur ${of}, saison ${season}`,
} as const;
