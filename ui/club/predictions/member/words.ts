export const memberWords = {
  points: (points: number) => `${points} ${points > 1 ? "points" : "point"} de pronostics`,
  rank: (rank: number, of: number, season: string) =>
    `, ${rank === 1 ? "1re" : `${rank}e`} place sur ${of}, saison ${season}`,
} as const;
