/** The address of a member's page. @param username as the member writes it */
export const memberPath = (username: string): string => `/membres/${encodeURIComponent(username)}`;
