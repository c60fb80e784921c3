export const teamsPath = "/teams";

/** The Valorant team keeps the address that it has always had. */
const valorantPath = "/team-valorant";
export const valorantSlug = "valorant";

export const teamPath = (slug: string): string => (slug === valorantSlug ? valorantPath : `${teamsPath}/${slug}`);

export const personPath = (slug: string): string => `/players/${slug}`;
