/** Where the logo of a partner of the club's folder is found. The server has it under the name that the folder gives. */
export const logoAddress = (name: string): string => `/partenaires/${encodeURIComponent(name)}.svg`;
